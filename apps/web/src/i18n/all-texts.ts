import type { ResourceLanguage } from 'i18next';

/** Every namespace in every language, apart from the first script: it knows the way to what its first pages need. */
export const allTexts = import.meta.glob<{ default: ResourceLanguage }>(['./*/*.ts', '!./*/{index,language}.ts']);
