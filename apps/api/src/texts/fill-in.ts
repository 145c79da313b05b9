/**
 * A text with its names in braces filled in.
 *
 * @param text for instance 'Go to {brand}'
 * @param values by name; a name without a value stays as it is
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
