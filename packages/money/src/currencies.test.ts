import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_CODES, isCurrency } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TABLE = 'packages/money/src/currencies.ts';
const LEFT_OUT = /(^|\/)(node_modules|dist|generated|\.turbo|e2e)(\/|$)/;

/** Source files of a folder below the root, tests left out: what they expect is written there once more on purpose. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_OUT.test(path)) return [];
    if (entry.isDirectory()) return sourcesOf(path);
    return /\.[jt]sx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** A sign that is no letter stands for its currency wherever it is; letters and the dollar's only as a whole text. */
const SYMBOL = /[€₹₩¥￥]|\bsymbol\b\s*[:=]\s*['"`][^'"`]{1,3}['"`]|['"`](?:\$|US\$|Rp|Rs)['"`]/;
/** Decimals as a number, be it a field, a default or a format's bound. */
const DIGITS = /\b(?:digits|decimals)\b\s*[:=]\s*[02]\b|(?:minimum|maximum)FractionDigits:\s*[02]\b/;

describe('the table of currencies', () => {
  it('house-15 holds the seven with symbol, digits and name', () => {
    expect(CURRENCIES).toEqual({
      USD: { symbol: '$', digits: 2, name: 'US dollar' },
      CNY: { symbol: '¥', digits: 2, name: 'Chinese yuan' },
      EUR: { symbol: '€', digits: 2, name: 'Euro' },
      IDR: { symbol: 'Rp', digits: 0, name: 'Indonesian rupiah' },
      INR: { symbol: '₹', digits: 2, name: 'Indian rupee' },
      JPY: { symbol: '¥', digits: 0, name: 'Japanese yen' },
      KRW: { symbol: '₩', digits: 0, name: 'South Korean won' },
    });
    expect(CURRENCY_CODES).toEqual(['USD', 'CNY', 'EUR', 'IDR', 'INR', 'JPY', 'KRW']);
    for (const value of ['usd', 'constructor', '', null, 1]) expect(isCurrency(value)).toBe(false);
  });

  it('house-15 is the only place in apps and packages with a symbol or digits', () => {
    const files = ['apps', 'packages'].flatMap(sourcesOf);
    expect(files.length).toBeGreaterThan(500);
    const found = files
      .filter((path) => path !== TABLE)
      .flatMap((path) =>
        readFileSync(`${ROOT}${path}`, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            SYMBOL.test(line) || DIGITS.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
          ),
      );
    expect(found).toEqual([]);
  });

  it('house-15 a symbol or digits elsewhere are seen however they are written', () => {
    for (const line of ["JPY: { symbol: 'JP¥' }", "const sign = '$';", "EUR: '€'", "symbol = 'kr'", 'Rp: "Rp"'])
      expect(SYMBOL.test(line), line).toBe(true);
    for (const line of ['digits: 0', 'const decimals = 2;', 'minimumFractionDigits: 2', 'maximumFractionDigits: 0'])
      expect(DIGITS.test(line), line).toBe(true);
    for (const line of ['symbol: z.string()', 'digits: z.int()'])
      expect(SYMBOL.test(line) || DIGITS.test(line), line).toBe(false);
  });
});
