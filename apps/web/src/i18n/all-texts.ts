import type { ResourceLanguage } from 'i18next';

/** Every namespace in every language. Apart from the first script, which knows the way to a visitor's pages alone. */
export const allTexts = import.meta.glob<{ default: ResourceLanguage }>(['./*/*.ts', '!./*/index.ts']);
