import type { ErrorName } from '@passage/contract';
import { errorMessage } from './error-message.ts';
import { LANGUAGES } from './index.ts';

/** What the proxy answers by itself, by the variable of its configuration. */
export const PROXY_ANSWERS = { overloaded: 'OVERLOADED', too_large: 'TOO_LARGE' } as const satisfies Readonly<
  Record<string, ErrorName>
>;

/**
 * The maps of nginx from the header `language` to each sentence that the proxy answers by itself.
 *
 * @throws Error for a sentence with a sign that would mean something to nginx or JSON
 */
export function proxyTexts(): string {
  const maps = Object.entries(PROXY_ANSWERS).map(([variable, name]) => {
    const lines = LANGUAGES.map((language) => {
      const text = errorMessage(name, language);
      if (/["'\\$\n]/.test(text))
        throw new Error(`texts/${language}/errors.ts: ${name} has a sign that the proxy cannot say`);
      return `  ${language === 'en' ? 'default' : language} '${text}';`;
    });
    return [`map $http_language $${variable} {`, ...lines, '}', ''].join('\n');
  });
  return maps.join('\n');
}
