import { CURRENCIES, type Currency } from '@passage/money';
import { currentTag } from '../../lib/locale.ts';

/** A currency's name in the reader's language, as it stands at the head of a line; English where the browser has none. */
export function currencyName(code: Currency): string {
  const tag = currentTag();
  const name = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(code) ?? CURRENCIES[code].name;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
