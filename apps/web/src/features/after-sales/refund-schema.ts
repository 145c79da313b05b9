import { afterSalesContract } from '@passage/contract/after-sales';
import type { IssueKey } from '@passage/contract/errors';
import { dollarsInput, int } from '@passage/contract/scalars';
import { multiply } from '@passage/money';
import type { RefundableItem } from './after-sales.api.ts';

/** The application as its fields hold it: numbers as text, the amount in dollars. */
export interface RefundValues {
  orderItemId: number;
  refundCount: string;
  refundPrice: string;
  /** Null while neither is chosen. */
  way: string | null;
  applyReason: string;
  applyDescription?: string | undefined;
  applyPicUrls: string[];
}

/** The fields in the order in which what is wrong with them is told. */
export const REFUND_FIELDS = [
  'refundCount',
  'refundPrice',
  'way',
  'applyReason',
  'applyDescription',
  'applyPicUrls',
] as const;

type Refundable = Pick<RefundableItem, 'price' | 'surplusCount'>;

/**
 * The contract's application, of this item: no more pieces than can still be refunded, and the price of one to as many as
 * are asked for. Each field has its own rule, so that all that is wrong is told at once.
 */
export function refundSchema({ price, surplusCount }: Refundable, count: string) {
  const wanted = Number(count);
  const pieces = Number.isInteger(wanted) && wanted >= 1 && wanted <= surplusCount ? wanted : surplusCount;
  const multiple: IssueKey = 'notUnitPriceMultiple';
  const tooMany: IssueKey = 'moreThanSurplus';
  return afterSalesContract.create.input.extend({
    refundCount: int({ min: 1 }).refine((value) => value <= surplusCount, {
      error: tooMany,
      params: { max: surplusCount },
    }),
    refundPrice: dollarsInput().refine(
      (amount) => amount > 0n && amount % price === 0n && amount <= multiply(price, pieces),
      multiple,
    ),
  });
}

/** What is wrong, by the names under which the form tells it; undefined leaves it to the contract's words. */
export function refundMessage(path: string, key: IssueKey): RefundMessage | undefined {
  switch (path) {
    case 'refundCount':
      if (key === 'tooSmall') return 'checkCount';
      return key === 'moreThanSurplus' || key === 'tooLarge' ? 'checkTotalCount' : 'enterCount';
    case 'refundPrice':
      return 'checkAmount';
    case 'way':
      return 'enterService';
    case 'applyReason':
      return 'enterReason';
    default:
      return undefined;
  }
}

export type RefundMessage =
  | 'enterCount'
  | 'checkCount'
  | 'checkTotalCount'
  | 'checkAmount'
  | 'enterService'
  | 'enterReason';
