import { cellAt, type Localized, textRows } from '../localized.ts';

export interface CategoryNode {
  readonly key: string;
  readonly name: Localized;
  readonly children?: CategoryNode[];
}

/** Reads an indented table: the leading cell is the key, with one dash before it for each level below the first. */
export function categoryTree(table: string): CategoryNode[] {
  const roots: CategoryNode[] = [];
  const open: CategoryNode[][] = [roots];
  for (const { cells, text } of textRows(table, 1)) {
    const [, dashes = '', key = ''] = /^(-*) ?(.+)$/.exec(cellAt(cells, 0)) ?? [];
    const siblings = open[dashes.length];
    if (siblings === undefined) throw new Error(`category ${key} skips a level`);
    const children: CategoryNode[] = [];
    siblings.push(dashes.length === 2 ? { key, name: text } : { key, name: text, children });
    open.length = dashes.length + 1;
    open.push(children);
  }
  return roots;
}
