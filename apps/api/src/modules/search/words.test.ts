import { describe, expect, it } from 'vitest';
import { endsOf, formsOfMistyped, holesOf, pairsOf, plain, wordsOf } from './words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

describe('text becomes words', () => {
  it('search-12 without case, accents and widths', () => {
    expect(plain('ÉLÉGANTE Crêpe À ŒUVRE Straße')).toBe('elegante crepe a oeuvre strasse');
    expect(plain('ＣＯＡＴ ｶｼﾐﾔ')).toBe('coat カシミヤ');
    expect(plain('O’Neill')).toBe("o'neill");
  });

  it('Korean syllables and voiced kana stay whole', () => {
    expect([plain('한글'), plain('ジャガード が')]).toEqual(['한글', 'ジャガード が']);
  });

  it('search-14 signs are words of their own', () => {
    expect(texts("100% l'eau_a\\b 🧥")).toEqual(['100', '%', 'l', "'", 'eau', '_', 'a', '\\', 'b', '🧥']);
  });

  it('search-11 runs of Chinese, Japanese and Korean stand apart from letters', () => {
    expect(wordsOf('wool大衣 テーラードコート')).toEqual([
      { kind: 'letters', text: 'wool' },
      { kind: 'ideographs', text: '大衣' },
      { kind: 'ideographs', text: 'テーラードコート' },
    ]);
    expect(pairsOf('羊毛大衣')).toEqual(['羊毛', '毛大', '大衣', '衣']);
    expect(pairsOf('袍')).toEqual(['袍']);
  });

  it('what cannot be seen is no word', () => {
    expect(texts(' \u200b\u{fe0f} ')).toEqual([]);
    expect(texts('👩\u200d🦰')).toEqual(['👩', '🦰']);
  });

  it('long runs are cut', () => {
    expect(texts('a'.repeat(200))).toEqual(['a'.repeat(60)]);
  });
});

describe('forms of words', () => {
  it('ends are two letters or more', () => {
    expect(endsOf('linen')).toEqual(['inen', 'nen', 'en']);
    expect([endsOf('no'), endsOf('a')]).toEqual([[], []]);
  });

  const isForgiven = (typed: string, word: string): boolean => {
    const forms = formsOfMistyped(typed);
    return forms.words.includes(word) || holesOf(word).some((hole) => forms.holes.includes(hole));
  };

  it('search-13 one wrong, missing, extra or swapped letter is forgiven', () => {
    for (const typed of ['cashmare', 'cashmre', 'cashmeere', 'cahsmere', 'xashmere', 'cashmera', 'ashmere'])
      expect([typed, isForgiven(typed, 'cashmere')]).toEqual([typed, true]);
  });

  it('two mistakes, short words and numbers are not', () => {
    for (const typed of ['cashmaro', 'cshmre', 'acshmeer'])
      expect([typed, isForgiven(typed, 'cashmere')]).toEqual([typed, false]);
    expect([isForgiven('cot', 'coat'), isForgiven('2024', '2025')]).toEqual([false, false]);
  });
});
