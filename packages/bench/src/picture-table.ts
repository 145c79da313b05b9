import type { PictureFigures, PicturePhase } from './measure-pictures.ts';
import { table } from './table.ts';

/** The figures with the load beside those without it. */
export function pictureTable({ quiet, loaded, stored, refused, drawn }: PictureFigures): string {
  const line = (what: string, of: keyof PicturePhase): string[] => [
    what,
    quiet[of].toFixed(1),
    loaded[of].toFixed(1),
    (loaded[of] / quiet[of]).toFixed(2),
  ];
  return [
    table(
      ['in milliseconds', 'without load', 'with load', 'with/without'],
      [line('longest block of the event loop', 'blockMs'), line('p99 of product/category/tree', 'p99Ms')],
    ),
    `uploads: ${stored} stored, ${refused} refused; pictures drawn: ${drawn}`,
  ].join('\n');
}
