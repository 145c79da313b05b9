import type { Language } from '@passage/contract';

/** A sub-region's name in a language, where we know one, else the name that its own country gives it. */
export function regionName(_code: string, name: string, _language: Language): string {
  return name;
}
