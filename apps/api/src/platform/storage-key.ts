/** Names joined by slashes, which lead nowhere else and need no encoding in an address. */
export const isKey = (text: string): boolean => /^[\w-]+(\/[\w.-]+)*$/.test(text) && !text.includes('..');

/**
 * A key as it is.
 *
 * @throws Error for what is none
 */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
