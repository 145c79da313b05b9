/** What a tenant may set, with the values that hold where it has set nothing. A part that is missing takes its default. */
import type { SettingKey } from '@passage/contract';
import { type Db, jsonb, statement, text } from '@passage/database';
import { CURRENCY_CODES } from '@passage/money';
import { z } from 'zod';
import { isTimeZone } from '../../platform/calendar.ts';
import { LANGUAGES, textsIn } from '../../texts/index.ts';
import type { Texts } from '../../texts/texts.ts';

const colour = (value: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(value);
const perLanguage = z.partialRecord(z.enum(LANGUAGES), z.string()).default({});
const words = z.string().default('');
const hours = z.tuple([z.string(), z.string()]).default(['', '']);

/** Settings that the API keeps to itself: no getByKey answers them. */
type PrivateKey = 'HOLD_SETTING' | 'REVIEW_SETTING' | 'RECHARGE_SETTING' | 'SETTLEMENT_SETTING';
type AnyKey = SettingKey | PrivateKey;

const inEachLanguage = (textOf: (texts: Texts['settings']) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textOf(textsIn(language).settings)]));

const WITHDRAWAL_TYPES = [
  { code: 1, status: 0 as const, label: inEachLanguage(({ withdrawalTypes }) => withdrawalTypes.bankCard) },
  { code: 2, status: 0 as const, label: inEachLanguage(({ withdrawalTypes }) => withdrawalTypes.usdt) },
];

export const SETTINGS = {
  TABS_SETTING: z.object({ tabsLogo: words, tabsName: z.string().default('Passage') }),
  TRADE_RULE_SETTING: z.object({
    requireShop: z.boolean().default(false),
    requireBalance: z.boolean().default(true),
    payWindowMinutes: z.int().min(1).max(10_080).default(30),
  }),
  /** What a member may hold in orders that are not paid yet. */
  HOLD_SETTING: z.object({
    checkouts: z.int().min(1).max(1_000).default(5),
    piecesOfOneSku: z.int().min(1).max(1_000_000).default(20),
    pieces: z.int().min(1).max(1_000_000).default(60),
  }),
  REGISTER_SETTING: z.object({ revealEmail: z.boolean().default(false) }),
  THEME_SETTING: z.object({ accent: colour('#96521a'), onAccent: colour('#fdfcfa') }),
  LOCALE_SETTING: z.object({
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .default([...LANGUAGES]),
    currency: z.enum(CURRENCY_CODES).default('USD'),
    /** Whose days and years are the tenant's: of document numbers, of years of orders, of takings by day. */
    timeZone: z.string().refine(isTimeZone, 'No time zone of the IANA database.').default('UTC'),
  }),
  SYSTEM_ARTICLE_SETTING: z.object({
    privacyPolicy: words,
    termsAndConditions: words,
    storeAgreement: words,
    questions: words,
    howToBuy: z.object({ code: words, collapseCode: words }).prefault({}),
  }),
  CONTACT_US_SETTING: z.object({ aboutEmail: words, workingDayTime: hours, restDayTime: hours }),
  FRONT_FOOTER_SETTING: z.object({ trademarkStatement: perLanguage, copyright: perLanguage }),
  CUSTOMER_SERVICE_SETTING: z.object({ context: words }),
  DOMAIN_PIC_SETTING: z.record(z.string(), z.string()),
  WITHDRAWAL_TYPE_SETTING: z.object({
    types: z
      .array(z.object({ code: z.int(), status: z.literal([0, 1]).default(0), label: perLanguage }))
      .default(WITHDRAWAL_TYPES),
  }),
  /** Whole dollars above which an approval needs a second reviewer; null for never. */
  REVIEW_SETTING: z.object({ secondReviewerAbove: z.int().min(0).nullable().default(null) }),
  /** How long a buyer may leave an order unconfirmed and its shop waits for the money, and what the platform keeps of it. */
  SETTLEMENT_SETTING: z.object({
    commissionPercent: z.int().min(0).max(100).default(5),
    windowDays: z.int().min(0).max(365).default(7),
    receiptDays: z.int().min(1).max(365).default(15),
  }),
  /** Whole dollars that the recharge page offers. */
  RECHARGE_SETTING: z.object({
    amounts: z.array(z.int().min(1).max(1_000_000)).default([50, 100, 200, 500, 1_000, 2_000]),
  }),
} satisfies Record<AnyKey, z.ZodType>;

type Settings = { [Key in AnyKey]: z.output<(typeof SETTINGS)[Key]> };
export type Setting<Key extends AnyKey> = Settings[Key];

const schemas: { readonly [Key in AnyKey]: z.ZodType<Settings[Key]> } = SETTINGS;

const settingByKey = statement({
  name: 'tenant-setting-by-key',
  params: [text('key')],
  columns: { value: jsonb },
  text: 'select value from tenant_setting where key = $1',
});

/**
 * A setting of the connection's tenant.
 *
 * @throws Error for a stored value that does not fit: a rule of trade must not fall back silently
 */
export async function readSetting<Key extends AnyKey>(db: Db, key: Key): Promise<Setting<Key>> {
  const row = await db.sql.row(settingByKey, [key]);
  return parseSetting(key, row?.value ?? {});
}

/** @throws Error naming the setting that does not fit */
export function parseSetting<Key extends AnyKey>(key: Key, value: unknown): Setting<Key> {
  const parsed = schemas[key].safeParse(value);
  if (!parsed.success) throw new Error(`The stored ${key} does not fit: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
