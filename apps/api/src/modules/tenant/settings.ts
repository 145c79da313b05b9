/** What a tenant may set, with the values that hold where it has set nothing. A part that is missing takes its default. */
import { CURRENCIES, LANGUAGES, type SettingKey } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { z } from 'zod';

const colour = (value: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(value);
const perLanguage = z.partialRecord(z.enum(LANGUAGES), z.string()).default({});
const words = z.string().default('');
const hours = z.tuple([z.string(), z.string()]).default(['', '']);

export const SETTINGS = {
  TABS_SETTING: z.object({ tabsLogo: words, tabsName: z.string().default('Passage') }),
  TRADE_RULE_SETTING: z.object({
    requireShop: z.boolean().default(false),
    requireBalance: z.boolean().default(true),
    payWindowMinutes: z.int().min(1).max(10_080).default(30),
  }),
  REGISTER_SETTING: z.object({ revealEmail: z.boolean().default(false) }),
  THEME_SETTING: z.object({ accent: colour('#96521a'), onAccent: colour('#fdfcfa') }),
  LOCALE_SETTING: z.object({
    languages: z
      .array(z.enum(LANGUAGES))
      .min(1)
      .default([...LANGUAGES]),
    currency: z.enum(CURRENCIES).default('USD'),
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
    types: z.array(z.object({ code: z.int(), status: z.literal([0, 1]).default(0), label: perLanguage })).default([]),
  }),
} satisfies Record<SettingKey, z.ZodType>;

type Settings = { [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]> };
export type Setting<Key extends SettingKey> = Settings[Key];

const schemas: { readonly [Key in SettingKey]: z.ZodType<Settings[Key]> } = SETTINGS;

const settingByKey = statement<{ value: unknown }, [key: string]>(
  'tenant-setting-by-key',
  'select value from tenant_setting where key = $1',
);

/**
 * A setting of the connection's tenant.
 *
 * @throws Error for a stored value that does not fit: a rule of trade must not fall back silently
 */
export async function readSetting<Key extends SettingKey>(db: Db, key: Key): Promise<Setting<Key>> {
  const row = await db.sql.row(settingByKey, [key]);
  return parseSetting(key, row?.value ?? {});
}

/** @throws Error naming the setting that does not fit */
export function parseSetting<Key extends SettingKey>(key: Key, value: unknown): Setting<Key> {
  const parsed = schemas[key].safeParse(value);
  if (!parsed.success) throw new Error(`The stored ${key} does not fit: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
