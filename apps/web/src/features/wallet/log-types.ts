/** How the wallet's log names its rows, by their number on the wire. */
export const LOG_TYPES = {
  1: 'withdrawal',
  2: 'consumption',
  3: 'merchantPay',
  4: 'refund',
  5: 'recharge',
  6: 'backendRecharge',
  7: 'backendDeduction',
  8: 'merchantCollection',
  9: 'platformRefund',
} as const;

export type LogTypeName = (typeof LOG_TYPES)[keyof typeof LOG_TYPES] | 'other';

const OUTGOING: readonly number[] = [1, 2, 3, 7];

export function logTypeName(type: number): LogTypeName {
  const known: Readonly<Record<number, LogTypeName>> = LOG_TYPES;
  return known[type] ?? 'other';
}

/** The log has amounts without their sign: these types took something out, all others brought it. */
export const isOutgoing = (type: number): boolean => OUTGOING.includes(type);
