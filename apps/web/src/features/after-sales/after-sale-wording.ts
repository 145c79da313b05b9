import { AFTER_SALE_WAY, REFUND_REASON, REFUND_STATUS } from '@passage/contract/codes';

/** The statuses by what they are called in the texts and in the list's address. */
export const STATUS_NAMES = {
  waitCheck: REFUND_STATUS.waitCheck,
  waitReturn: REFUND_STATUS.waitReturn,
  waitReceive: REFUND_STATUS.waitReceive,
  waitRefund: REFUND_STATUS.waitRefund,
  success: REFUND_STATUS.success,
  cancelled: REFUND_STATUS.cancelled,
  refused: REFUND_STATUS.refused,
  goodsRefused: REFUND_STATUS.goodsRefused,
} as const;
export type StatusName = keyof typeof STATUS_NAMES;

export const WAY_NAMES = {
  refundOnly: AFTER_SALE_WAY.refundOnly,
  refundAndReturn: AFTER_SALE_WAY.refundAndReturn,
} as const;
export type WayName = keyof typeof WAY_NAMES;

export const REASON_NAMES = {
  notWant: REFUND_REASON.notWant,
  wrongAddress: REFUND_REASON.wrongAddress,
  wrongProduct: REFUND_REASON.wrongProduct,
  damagedProduct: REFUND_REASON.damagedProduct,
} as const;
export type ReasonName = keyof typeof REASON_NAMES;

/** The names of such a table, in its order. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, number>>): Name[] =>
  Object.keys(table).filter((name): name is Name => name in table);

const nameIn = <Name extends string>(table: Readonly<Record<Name, number>>, code: number, otherwise: Name): Name =>
  namesOf(table).find((name) => table[name] === code) ?? otherwise;

export const statusName = (code: number): StatusName => nameIn(STATUS_NAMES, code, 'waitCheck');
export const wayName = (code: number): WayName => nameIn(WAY_NAMES, code, 'refundOnly');
export const reasonName = (code: number): ReasonName => nameIn(REASON_NAMES, code, 'notWant');

/** What waits for the buyer asks for it in the accent; ends have their own. */
export const STATUS_TONES = {
  waitCheck: 'ink',
  waitReturn: 'accent',
  waitReceive: 'ink',
  waitRefund: 'ink',
  success: 'good',
  cancelled: 'soft',
  refused: 'bad',
  goodsRefused: 'bad',
} as const satisfies Record<StatusName, string>;
