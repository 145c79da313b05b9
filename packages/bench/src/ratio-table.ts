import type { Figure } from './measure-hot-reads.ts';
import { table } from './table.ts';

/**
 * On the largest database: how many times its bare statement a read may take over HTTP, and how many times its own time
 * on the smallest database.
 */
export const BOUNDS = { overBare: 2.5, overSmallest: 4 } as const;

/** The figures as a table; those of the largest database say whether they are within their bounds. */
export function ratioTable(figures: readonly Figure[]): string {
  const head = [
    'read',
    'products',
    'HTTP ms',
    'bare ms',
    `HTTP/bare (≤ ${BOUNDS.overBare})`,
    `× smallest (≤ ${BOUNDS.overSmallest})`,
  ];
  const lines = figures.map((figure) => {
    const ofRead = figures.filter(({ read }) => read === figure.read);
    const [smallest = figure] = ofRead;
    const isLargest = figure === ofRead.at(-1);
    const shown = (ratio: number, bound: number) => `${ratio.toFixed(2)}${isLargest ? verdict(ratio, bound) : ''}`;
    return [
      figure.read,
      String(figure.products),
      figure.httpMs.toFixed(2),
      figure.bareMs.toFixed(2),
      shown(figure.httpMs / figure.bareMs, BOUNDS.overBare),
      shown(figure.httpMs / smallest.httpMs, BOUNDS.overSmallest),
    ];
  });
  return table(head, lines);
}

const verdict = (ratio: number, bound: number): string => (ratio <= bound ? ' within' : ' ABOVE');
