import type { ResourceLanguage } from 'i18next';

/** Every namespace in every language. Apart from the first script, which knows the way to those of its first pages alone. */
export const allTexts = import.meta.glob<{ default: ResourceLanguage }>(['./*/*.ts', '!./*/index.ts']);
