import { DESIGNER_TABLE } from './houses/designers.ts';
import { SECOND_DESIGNER_TABLE } from './houses/second.ts';
import { cellAt, type Localized, textRows } from './localized.ts';
import type { TenantNumber } from './tenants.ts';

export interface Designer {
  readonly key: string;
  /** The number that stands in links to a designer's pieces. */
  readonly desno: string;
  readonly name: string;
  readonly story: Localized;
  readonly brandKeys: readonly string[];
}

function designersIn(table: string): Designer[] {
  return textRows(table, 4).map(({ cells, text }) => ({
    key: cellAt(cells, 0),
    desno: cellAt(cells, 1),
    name: cellAt(cells, 2),
    brandKeys: cellAt(cells, 3).split(' '),
    story: text,
  }));
}

export const DESIGNERS: Readonly<Record<TenantNumber, readonly Designer[]>> = {
  1: designersIn(DESIGNER_TABLE),
  2: designersIn(SECOND_DESIGNER_TABLE),
};
