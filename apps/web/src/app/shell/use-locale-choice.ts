import type { Currency } from '@passage/money';
import { sessionStore, useSession } from '../../features/session/session-store.ts';
import { type Language, languageMeta } from '../../lib/locale.ts';

interface LocaleChoice {
  language: Language;
  languageName: string;
  languageShort: string;
  currencyCode: Currency;
  symbol: string;
  choose: (language: Language, currencyCode: Currency) => void;
}

export function useLocaleChoice(): LocaleChoice {
  const language = useSession((session) => session.language);
  const currencyCode = useSession((session) => session.currencyCode);
  const symbol = useSession((session) => session.symbol);
  return {
    language,
    languageName: languageMeta(language).name,
    languageShort: languageMeta(language).short,
    currencyCode,
    symbol,
    choose: (nextLanguage, nextCurrency) => {
      sessionStore.setLocale(nextLanguage, nextCurrency);
      // Every text, price and cached answer belongs to the old choice: begin anew.
      window.location.reload();
    },
  };
}
