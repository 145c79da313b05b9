import type { ResourceLanguage } from 'i18next';
import { type Language, languageMeta } from '../lib/locale.ts';

export type Loaders = Readonly<Record<string, (() => Promise<{ default: ResourceLanguage }>) | undefined>>;

/** Every language is complete; another one's texts stand in only where a file does not arrive. */
const chainOf = (language: Language): readonly Language[] => [
  ...new Set([language, languageMeta(language).standIn ?? 'en', 'en']),
];

/**
 * A namespace's texts in a language, else in the nearest language whose file arrives.
 *
 * @throws the first failure when none arrives
 */
export async function loadNamespace(
  loaders: Loaders,
  language: Language,
  namespace: string,
): Promise<ResourceLanguage> {
  let failure: unknown;
  for (const candidate of chainOf(language)) {
    const load = loaders[`./${candidate}/${namespace}.ts`];
    if (!load) continue;
    try {
      return (await load()).default;
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure ?? new Error(`no texts ${namespace}`);
}
