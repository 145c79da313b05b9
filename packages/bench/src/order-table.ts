import type { OrderRound } from './measure-orders.ts';
import { median } from './median.ts';

/** Of the bare transaction's rate, the least that orders over HTTP must reach. */
export const LEAST_SHARE = 1 / 3;

/** The rounds as a table, with the median of their ratios judged. */
export function orderTable(rounds: readonly OrderRound[]): string {
  const share = median(rounds.map(({ http, bare }) => http / bare));
  const cells = (values: readonly string[]): string =>
    values.map((value, column) => (column === 0 ? value.padEnd(8) : value.padStart(16))).join('');
  return [
    cells(['round', 'HTTP orders/s', 'bare orders/s', 'HTTP/bare']),
    ...rounds.map(({ http, bare }, index) =>
      cells([String(index + 1), http.toFixed(1), bare.toFixed(1), (http / bare).toFixed(2)]),
    ),
    `median of HTTP/bare (≥ ${LEAST_SHARE.toFixed(2)}): ${share.toFixed(2)} ${share >= LEAST_SHARE ? 'within' : 'BELOW'}`,
  ].join('\n');
}
