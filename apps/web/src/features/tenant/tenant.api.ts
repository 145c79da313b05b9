import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Input } from '../../api/call.ts';
import { currentLanguage } from '../../lib/locale.ts';
import { setExchangeRates } from '../../lib/price-format.ts';

type SettingKey = Input<'tenant.setting'>['key'];

export const tenantKeys = {
  all: ['tenant'] as const,
  setting: (key: SettingKey) => ['tenant', 'setting', key] as const,
  currencies: ['tenant', 'currencies'] as const,
};

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const partOf = (value: unknown): Part => (isPart(value) ? value : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A setting without a word in the reader's language speaks English. */
const inLanguage = (value: unknown): string | undefined => {
  const texts = partOf(value);
  return textOf(texts[currentLanguage()]) ?? textOf(texts.en);
};

const hoursOf = (value: unknown): readonly [string, string] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [from, to] = value.map(textOf);
  return from !== undefined && to !== undefined ? [from, to] : undefined;
};

/**
 * A setting of the store. Its text is parsed with care, for staff write it. Failures stay silent: no page depends on a
 * setting.
 */
function useSetting<Value>(key: SettingKey, read: (setting: Part) => Value): Value | undefined {
  const { data } = useQuery({
    queryKey: tenantKeys.setting(key),
    queryFn: async ({ signal }): Promise<Part> => {
      const { settingValue } = await call('tenant.setting', { key }, { signal, quiet: true });
      return partOf(JSON.parse(settingValue));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && read(data);
}

/** What the browser's tab shows of the store. */
export function useTabsSetting(): { name: string | undefined; logo: string | undefined } | undefined {
  return useSetting('TABS_SETTING', (setting) => ({ name: textOf(setting.tabsName), logo: textOf(setting.tabsLogo) }));
}

export interface ContactSetting {
  email: string | undefined;
  workingDay: readonly [string, string] | undefined;
  restDay: readonly [string, string] | undefined;
}

export function useContactSetting(): ContactSetting | undefined {
  return useSetting('CONTACT_US_SETTING', (setting) => ({
    email: textOf(setting.aboutEmail),
    workingDay: hoursOf(setting.workingDayTime),
    restDay: hoursOf(setting.restDayTime),
  }));
}

export function useFooterSetting():
  | { trademarkStatement: string | undefined; copyright: string | undefined }
  | undefined {
  return useSetting('FRONT_FOOTER_SETTING', (setting) => ({
    trademarkStatement: inLanguage(setting.trademarkStatement),
    copyright: inLanguage(setting.copyright),
  }));
}

/** Where the help centre's articles stand; what is not configured is undefined. */
export interface ArticleSetting {
  privacyPolicy: string | undefined;
  termsAndConditions: string | undefined;
  questions: string | undefined;
  howToBuy: { code: string; collapseCode: string | undefined } | undefined;
}

export function useArticleSetting(): ArticleSetting | undefined {
  return useSetting('SYSTEM_ARTICLE_SETTING', (setting) => {
    const howToBuy = partOf(setting.howToBuy);
    const code = textOf(howToBuy.code);
    return {
      privacyPolicy: textOf(setting.privacyPolicy),
      termsAndConditions: textOf(setting.termsAndConditions),
      questions: textOf(setting.questions),
      howToBuy: code === undefined ? undefined : { code, collapseCode: textOf(howToBuy.collapseCode) },
    };
  });
}

/** Fetches the rates once, so that shopping pages show prices in the chosen currency. */
export function useExchangeRates(): void {
  const { data } = useQuery({
    queryKey: tenantKeys.currencies,
    queryFn: ({ signal }) => call('tenant.currencies', {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data) setExchangeRates(data);
  }, [data]);
}
