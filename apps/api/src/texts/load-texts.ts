import { readdirSync } from 'node:fs';
import type { Language } from '@passage/contract';
import { faultsOf } from './check-texts.ts';
import en from './en/index.ts';
import type { LanguageMeta, Texts } from './texts.ts';

const isMeta = (value: unknown): value is LanguageMeta =>
  typeof value === 'object' &&
  value !== null &&
  'tag' in value &&
  typeof value.tag === 'string' &&
  'accepts' in value &&
  Array.isArray(value.accepts) &&
  'position' in value &&
  typeof value.position === 'number';

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  'language' in value &&
  isMeta(value.language) &&
  'regions' in value &&
  faultsOf(value, en).length === 0;

/**
 * The texts of each language that has a folder, in the order of lists.
 *
 * @param folder with a folder per language, whose index.ts gives its texts
 * @throws Error naming each key that a language lacks or has too much of
 */
export async function loadTexts(folder: URL): Promise<ReadonlyMap<Language, Texts>> {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const loaded = await Promise.all(
    codes.map(async (code): Promise<[Language, Texts]> => {
      const { default: texts }: { default: unknown } = await import(new URL(`${code}/index.ts`, folder).href);
      if (!isTexts(texts)) throw new Error(`texts/${code}: ${faultsOf(texts, en).join(', ') || 'no language.ts'}`);
      return [code, texts];
    }),
  );
  return new Map(
    loaded.sort(([a, { language: one }], [b, { language: other }]) =>
      one.position === other.position ? (a < b ? -1 : 1) : one.position - other.position,
    ),
  );
}
