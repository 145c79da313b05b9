/** Values of a text in the order of their names: {code}. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Parts of a folder that differ from language to language in what they hold. */
const OWN_PARTS = ['language', 'regions'];

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const placeholdersOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([name]) => name).sort();

/**
 * What a language's texts lack, have too much of, or fill in otherwise than English.
 *
 * @param texts of the language, as its folder's index gives them
 * @param reference English
 * @returns a line per fault with the key's path: `mails.newsletterLink.subject is missing`
 */
export function faultsOf(texts: unknown, reference: unknown, path = ''): string[] {
  if (texts === undefined) return [`${path} is missing`];
  if (typeof reference === 'string' || isList(reference)) return faultsOfText(texts, reference, path);
  if (!isGroup(texts) || !isGroup(reference)) return [`${path} is no group of texts`];
  const known = Object.entries(reference).filter(([key]) => path !== '' || !OWN_PARTS.includes(key));
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const unknown = Object.keys(texts).filter(
    (key) => !Object.hasOwn(reference, key) && (path !== '' || !OWN_PARTS.includes(key)),
  );
  return [
    ...known.flatMap(([key, text]) => faultsOf(Object.hasOwn(texts, key) ? texts[key] : undefined, text, at(key))),
    ...unknown.map((key) => `${at(key)} is not known in English`),
  ];
}

function faultsOfText(text: unknown, reference: string | readonly string[], path: string): string[] {
  const parts = typeof text === 'string' ? [text] : isList(text) ? text : [];
  if (typeof text !== typeof reference || parts.length === 0) return [`${path} is no text`];
  if (parts.some((part) => part.trim() === '')) return [`${path} is empty`];
  const [held, wanted] = [placeholdersOf(parts.join('\n')), placeholdersOf([reference].flat().join('\n'))];
  return String(held) === String(wanted)
    ? []
    : [`${path} fills in ${held.join(' ') || 'nothing'} where English fills in ${wanted.join(' ') || 'nothing'}`];
}
