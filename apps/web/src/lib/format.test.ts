import { cents } from '@passage/money';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal('document', { getElementById: () => null });
});

const MOMENT = new Date('2026-03-05T14:07:00');
const plain = (text: string): string => text.replace(/\s/g, ' ');

async function formatsIn(language: string) {
  kept.set('lang', language);
  vi.resetModules();
  return import('./format.ts');
}

it.each([
  ['en', '1,234,567', '4.5', 'Mar 5, 2026', '2:07 PM', '$12.34'],
  ['zh', '1,234,567', '4.5', '2026年3月5日', '14:07', '$12.34'],
  ['zhTW', '1,234,567', '4.5', '2026年3月5日', '2:07', '$12.34'],
  ['fr', '1 234 567', '4,5', '5 mars 2026', '14:07', '12,34 $'],
  ['jp', '1,234,567', '4.5', '2026/03/05', '14:07', '$12.34'],
  ['kor', '1,234,567', '4.5', '2026. 3. 5.', '2:07', '$12.34'],
  ['id', '1.234.567', '4,5', '5 Mar 2026', '14.07', '$12,34'],
])(
  'i18n-28 numbers, dates and amounts in %s are written as there',
  async (language, count, score, date, time, amount) => {
    const { formatCount, formatScore, formatDate, formatDateTime, formatCharged } = await formatsIn(language);
    expect(plain(formatCount(1_234_567))).toBe(count);
    expect(formatScore(4.5)).toBe(score);
    expect(formatDate(MOMENT)).toBe(date);
    expect(plain(formatDateTime(MOMENT))).toContain(time);
    expect(plain(formatCharged(cents(1234)))).toBe(amount);
  },
);

it('i18n-28 plurals follow the rules of the language: French counts none as one, Chinese knows no singular', async () => {
  const [en, fr, zh] = await Promise.all([
    import('../i18n/en/catalogue.ts'),
    import('../i18n/fr/catalogue.ts'),
    import('../i18n/zh/catalogue.ts'),
  ]);
  const of = async (lng: string, catalogue: object, count: number): Promise<string> => {
    const texts = i18next.createInstance({
      lng,
      resources: { [lng]: { catalogue } },
      interpolation: { escapeValue: false },
    });
    await texts.init();
    return texts.t('catalogue:list.count', { count, formatted: String(count) });
  };
  expect(await Promise.all([0, 1, 2].map((count) => of('en', en.default, count)))).toEqual([
    '0 pieces',
    '1 piece',
    '2 pieces',
  ]);
  const [none, one, two] = await Promise.all([0, 1, 2].map((count) => of('fr', fr.default, count)));
  expect(none?.replace('0', '1')).toBe(one);
  expect(two?.replace('2', '1')).not.toBe(one);
  const [single, several] = await Promise.all([1, 2].map((count) => of('zh-Hans', zh.default, count)));
  expect(several?.replace('2', '1')).toBe(single);
});
