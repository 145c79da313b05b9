import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, languageMeta } from '../lib/locale.ts';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const files = import.meta.glob<{ default: unknown }>('./*/*.ts', { eager: true });

type Texts = Readonly<Record<string, string>>;

function flatten(value: unknown, path: string): [key: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => flatten(part, path === '' ? key : `${path}.${key}`));
}

const NAMESPACES = readdirSync(`${SRC}i18n/en`)
  .filter((file) => !['index.ts', 'language.ts'].includes(file))
  .map((file) => file.replace(/\.ts$/, ''));
const CODES = [...LANGUAGES.keys()];

function textsOf(language: Language, namespace: string): Texts {
  const texts = flatten(files[`./${language}/${namespace}.ts`]?.default ?? {}, '');
  return Object.fromEntries(texts.map(([key, text]) => [key, typeof text === 'string' ? text : '']));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string): string => key.replace(PLURAL, '');
const placeholdersOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g), ...text.matchAll(/<\/?(\w+)>/g)].map(([, name = '']) => name)),
  ].sort();

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  const english = textsOf('en', namespace);

  it.each(CODES)('i18n-04 fault:i18n-01 have every key in %s, and none empty', (language) => {
    const texts = textsOf(language, namespace);
    const categories = new Intl.PluralRules(languageMeta(language).tag).resolvedOptions().pluralCategories;
    for (const key of Object.keys(english)) {
      const form = PLURAL.exec(key)?.[1];
      // The bare key beside its plural forms is a text of its own.
      if (form === undefined) expect(texts[key] ?? '', key).not.toBe('');
    }
    const counted = new Set(
      Object.keys(english)
        .filter((key) => PLURAL.test(key))
        .map(baseOf),
    );
    for (const base of counted) {
      expect(texts[`${base}_other`] ?? '', `${base}_other`).not.toBe('');
      if (categories.includes('one') && `${base}_one` in english)
        expect(texts[`${base}_one`] ?? '', `${base}_one`).not.toBe('');
    }
    const known = new Set(Object.keys(english).map(baseOf));
    expect(Object.keys(texts).filter((key) => !known.has(baseOf(key)))).toEqual([]);
  });

  it.each(CODES)('i18n-26 hold the same placeholders in %s', (language) => {
    const texts = textsOf(language, namespace);
    for (const [key, text] of Object.entries(texts)) {
      const reference = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
      // A form for one may leave the number out.
      const wanted = placeholdersOf(reference);
      const held = placeholdersOf(text);
      if (key.endsWith('_one')) expect(wanted, key).toEqual(expect.arrayContaining(held));
      else expect(held, key).toEqual(wanted);
    }
  });
});

it('i18n-26 no French text may break before a colon, a semicolon or the mark of a question', () => {
  const breaking = NAMESPACES.flatMap((namespace) =>
    Object.entries(textsOf('fr', namespace))
      .filter(([, text]) => / [:;!?»]|« /.test(text))
      .map(([key]) => `${namespace}.${key}`),
  );
  expect(breaking).toEqual([]);
});

const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('i18n/'))
  .map((file) => readFileSync(`${SRC}${file}`, 'utf8'));

/** Literals as they stand, and templates with a hole for what they are filled with. */
const WRITTEN = new Set<string>();
const PATTERNS: RegExp[] = [];
for (const source of SOURCES) {
  for (const [, text = ''] of source.matchAll(/['"]([\w:.-]+)['"]/g)) WRITTEN.add(text);
  for (const [, text = ''] of source.matchAll(/`((?:[\w:.-]|\$\{[^}`]*\})+)`/g)) {
    const parts = text.split(/\$\{[^}]*\}/);
    // A template of nothing but a hole could be any key.
    if (parts.length > 1 && parts.join('').length > 3)
      PATTERNS.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+(?:\\.[\\w-]+)*')}$`));
  }
}

function isUsed(namespace: string, key: string): boolean {
  const base = baseOf(key);
  return [key, base, `${namespace}:${key}`, `${namespace}:${base}`].some(
    (name) => WRITTEN.has(name) || PATTERNS.some((pattern) => pattern.test(name)),
  );
}

describe.each(NAMESPACES)('i18n-27 every key of %s', (namespace) => {
  it('is written somewhere in the app', () => {
    expect(Object.keys(textsOf('en', namespace)).filter((key) => !isUsed(namespace, key))).toEqual([]);
  });
});
