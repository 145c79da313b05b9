import { cents, isCurrency } from '@passage/money';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('document', { getElementById: () => null });
});

/** As a document in this language and currency would write it. */
async function shown(lang: string, code: string, amount: number, rate: number): Promise<string> {
  kept.set('lang', lang);
  kept.set('currencyCode', code);
  vi.resetModules();
  const { formatConverted } = await import('./format.ts');

  if (!isCurrency(code)) throw new Error(`no currency ${code}`);
  return formatConverted(cents(amount), code, rate).replace(/\s/g, ' ');
}

describe('prices in the chosen currency', () => {
  it.each([
    ['en', 'USD', 1, '$12.34'],
    ['en', 'EUR', 0.92, '€11.35'],
    ['fr', 'EUR', 0.92, '11,35 €'],
    ['zh', 'CNY', 7.1, '¥87.61'],
    ['en', 'INR', 83.2, '₹1,026.69'],
    ['jp', 'JPY', 151.7, '￥1,872'],
    ['en', 'JPY', 151.7, '¥1,872'],
    ['kor', 'KRW', 1345.5, '₩16,603'],
    ['id', 'IDR', 15_650, 'Rp 193.121'],
  ])('i18n-14 i18n-15 fault:money-01 in %s, %s', async (lang, code, rate, text) => {
    expect(await shown(lang, code, 1234, rate)).toBe(text);
  });

  it('fault:money-02 symbol and amount change together: dollars until the rates are there', async () => {
    kept.set('currencyCode', 'JPY');
    const { setExchangeRates, currentPriceFormat } = await import('./price-format.ts');
    expect(currentPriceFormat()(cents(1234))).toBe('$12.34');
    setExchangeRates([{ code: 'JPY', rate: 100 }]);
    expect(currentPriceFormat()(cents(1234))).toBe('¥1,234');
  });

  it('fault:money-03 lines add up to the total in cents, whatever they are shown in', () => {
    const lines = [1999n * 3n, 1n * 99n, 3333n * 3n];
    expect(lines.reduce((sum, line) => sum + line, 1200n)).toBe(17_295n);
  });
});
