import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, text } from './scalars.ts';

/** Keys that getByKey answers; a setting without a row answers its default. */
export const SETTING_KEYS = [
  'TABS_SETTING',
  'TRADE_RULE_SETTING',
  'REGISTER_SETTING',
  'THEME_SETTING',
  'LOCALE_SETTING',
  'SYSTEM_ARTICLE_SETTING',
  'CONTACT_US_SETTING',
  'FRONT_FOOTER_SETTING',
  'CUSTOMER_SERVICE_SETTING',
  'DOMAIN_PIC_SETTING',
  'WITHDRAWAL_TYPE_SETTING',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

type Country = { cno: string; cname: string; childlist: Country[] };
const country: z.ZodType<Country> = z
  .lazy(() => z.object({ cno: z.string(), cname: z.string(), childlist: z.array(country) }))
  .meta({ id: 'Country' });

export const tenantContract = {
  byWebsite: endpoint({
    method: 'GET',
    path: 'system/tenant/get-by-website',
    access: 'public',
    summary: 'The tenant that owns a host; 1 when none does.',
    input: z.object({ website: text({ max: 253 }).optional() }),
    output: z.object({ id: z.int() }),
  }),
  setting: endpoint({
    method: 'GET',
    path: 'system/tenant-setting/getByKey',
    access: 'public',
    summary:
      "A setting of the caller's tenant; settingValue is JSON text. LOCALE_SETTING states the time zone whose days and years are the tenant's.",
    input: z.object({ key: choice(SETTING_KEYS) }),
    output: z.object({ key: z.string(), settingValue: z.string() }),
  }),
  countries: endpoint({
    method: 'GET',
    path: 'system/country-region/list',
    access: 'public',
    summary: "Countries and their sub-regions, named in the caller's language.",
    input: z.object({}),
    staleOk: 'all',
    output: z.array(country),
  }),
  currencies: endpoint({
    method: 'GET',
    path: 'product/currencies/list',
    access: 'public',
    summary: 'Display currencies: rate is units per US dollar, digits the decimals shown, name the English one.',
    input: z.object({}),
    staleOk: 'all',
    output: z.array(
      z.object({ code: z.string(), symbol: z.string(), name: z.string(), rate: z.number(), digits: z.int() }),
    ),
  }),
  shopByDomain: endpoint({
    method: 'GET',
    path: 'system/shop/getShopInfoByDomain',
    access: 'public',
    summary: 'The shop that is served on a host of its own, if any.',
    input: z.object({ url: text({ max: 253 }) }),
    output: z.object({ id: z.int(), shopname: z.string() }).nullable(),
  }),
};
