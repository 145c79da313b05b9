import { BARS, type InitialSize } from './initial-size.ts';
import type { PageScores } from './page-scores.ts';

/** What is measured of one page: the middle of several runs. */
export interface PageFigures {
  name: string;
  scores: Omit<PageScores, 'faults'>;
  /** Serious and critical ones. */
  axe: number;
  size: InitialSize;
}

interface Column {
  title: string;
  value: (figures: PageFigures) => number;
  show: (value: number) => string;
  /** Absent where the figure is told, not judged. */
  isWithin?: (value: number, name: string) => boolean | undefined;
}

export const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 } as const;
const MOST_SHIFT = 0.02;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;
const count = (value: number): string => String(value);

const score = (title: string, category: keyof typeof LEAST): Column => ({
  title: `${title} (≥ ${LEAST[category]})`,
  value: ({ scores }) => scores[category],
  show: count,
  isWithin: (value) => value >= LEAST[category],
});

/** The bars of the bundle are the home page's. */
const ofHome =
  (most: number) =>
  (value: number, name: string): boolean | undefined =>
    name === 'home' ? value <= most : undefined;

const COLUMNS: readonly Column[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best practices', 'best-practices'),
  score('SEO', 'seo'),
  { title: 'FCP', value: ({ scores }) => scores.fcp, show: milliseconds },
  { title: 'LCP', value: ({ scores }) => scores.lcp, show: milliseconds },
  { title: 'TBT', value: ({ scores }) => scores.tbt, show: milliseconds },
  {
    title: `CLS (< ${MOST_SHIFT})`,
    value: ({ scores }) => scores.cls,
    show: (value) => value.toFixed(3),
    isWithin: (value) => value < MOST_SHIFT,
  },
  { title: 'axe (0)', value: ({ axe }) => axe, show: count, isWithin: (value) => value === 0 },
  {
    title: `JS of ours (home ≤ ${kilobytes(BARS.ours)})`,
    value: ({ size }) => size.ours,
    show: kilobytes,
    isWithin: ofHome(BARS.ours),
  },
  {
    title: `JS in all (home ≤ ${kilobytes(BARS.total)})`,
    value: ({ size }) => size.total,
    show: kilobytes,
    isWithin: ofHome(BARS.total),
  },
];

/** One line for each measure, one column for each page, each figure beside whether it is within its bar. */
export function barsTable(pages: readonly PageFigures[]): string {
  const head = ['', ...pages.map(({ name }) => name)];
  const lines = COLUMNS.map(({ title, value, show, isWithin }) => [
    title,
    ...pages.map((page) => {
      const figure = value(page);
      const verdict = isWithin?.(figure, page.name);
      return `${show(figure)}${verdict === undefined ? '' : verdict ? ' within' : ' MISSED'}`;
    }),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const format = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [format(head), format(widths.map((width) => '-'.repeat(width))), ...lines.map(format)].join('\n');
}
