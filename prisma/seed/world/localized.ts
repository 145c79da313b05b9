/** The languages of the store, by the codes used on the wire. */
export const LANGUAGES = ['en', 'zh', 'zhTW', 'fr', 'jp', 'kor', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Localized = { en: string; zh: string; zhTW: string; fr: string; jp: string; kor: string; id: string };

export interface TextRow {
  readonly cells: readonly string[];
  readonly text: Localized;
}

/**
 * Texts of the demo world stand in tables, one row a line, cells parted by bars: `leading` plain cells,
 * then the seven languages in the order of LANGUAGES. A row that lacks a language stops the program at once.
 */
export function textRows(table: string, leading: number): TextRow[] {
  const rows: TextRow[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const cells = line.split('|').map((part) => part.trim());
    if (cells.length !== leading + LANGUAGES.length) throw new Error(`a row of ${cells.length} cells: ${line.trim()}`);
    if (cells.some((part) => part === '')) throw new Error(`an empty cell: ${line.trim()}`);
    rows.push({ cells: cells.slice(0, leading), text: inEach((_, index) => cellAt(cells, leading + index)) });
  }
  return rows;
}

/** Rows of the seven languages alone. */
export function sentences(table: string): Localized[] {
  return textRows(table, 0).map((row) => row.text);
}

/** Rows of a key and the seven languages. */
export function keyed(table: string): Map<string, Localized> {
  const rows = textRows(table, 1);
  const map = new Map(rows.map((row) => [cellAt(row.cells, 0), row.text]));
  if (map.size !== rows.length) throw new Error('a key stands twice in one table');
  return map;
}

export function cellAt(cells: readonly string[], index: number): string {
  const cell = cells[index];
  if (cell === undefined) throw new Error(`no cell ${index} in: ${cells.join(' | ')}`);
  return cell;
}

export function inEach(write: (language: Language, index: number) => string): Localized {
  return {
    en: write('en', 0),
    zh: write('zh', 1),
    zhTW: write('zhTW', 2),
    fr: write('fr', 3),
    jp: write('jp', 4),
    kor: write('kor', 5),
    id: write('id', 6),
  };
}

/** The same text in every language: sizes, names of houses. */
export function sameInEach(text: string): Localized {
  return inEach(() => text);
}
