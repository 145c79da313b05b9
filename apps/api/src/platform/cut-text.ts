/** The beginning of a text, without half of a character at its end: databases refuse those. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
