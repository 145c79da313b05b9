import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { paths } from '../../lib/paths.ts';

export const STEPS = { bag: 1, delivery: 2, pay: 3 } as const;
export type Step = (typeof STEPS)[keyof typeof STEPS];

/** What the basket's address holds. */
export interface CheckoutQuery {
  step: Step;
  addressId: number | undefined;
  payType: number | undefined;
  remark: string;
  /** The orders that were created and wait to be paid. */
  orders: readonly number[];
}

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

function readStep(text: string | null): Step {
  const step = Object.values(STEPS).find((known) => String(known) === text);
  return step ?? STEPS.bag;
}

export function readCheckoutQuery(params: URLSearchParams): CheckoutQuery {
  // The address book's own links say `ano`.
  const addressId = Number(params.get('addressId') ?? params.get('ano') ?? '');
  const payType = Number(params.get('payType') ?? '');
  const orders = params.getAll('orders').flatMap((text) => text.split(',').map(Number));
  return {
    step: readStep(params.get('step')),
    addressId: isId(addressId) ? addressId : undefined,
    payType: isId(payType) ? payType : undefined,
    remark: params.get('remark') ?? '',
    orders: [...new Set(orders.filter(isId))],
  };
}

export function checkoutPath({ step, addressId, payType, remark, orders }: CheckoutQuery): string {
  return paths.basket({ step, addressId, payType, remark, orders: orders.join(',') });
}

export interface Move {
  /** Takes the place of the open entry in the history. */
  replace?: boolean;
  /** What the shopper must be told about the step that opens. */
  notice?: string;
}

interface Checkout {
  query: CheckoutQuery;
  notice: string | undefined;
  /** Opens another step. */
  goTo: (changes: Partial<CheckoutQuery>, move?: Move) => void;
  /** Notes a choice of this step in the address. */
  note: (changes: Partial<CheckoutQuery>) => void;
}

function readNotice(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' && state.notice !== '' ? state.notice : undefined;
}

/** The state of the checkout is its address: a step can be opened, reloaded and gone back to. */
export function useCheckout(): Checkout {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readCheckoutQuery(params), [params]);
  return {
    query,
    notice: readNotice(state),
    goTo: (changes, { replace = false, notice } = {}) => {
      navigate(checkoutPath({ ...query, ...changes }), { replace, state: notice === undefined ? null : { notice } });
    },
    note: (changes) => {
      navigate(checkoutPath({ ...query, ...changes }), { replace: true, state: KEEP_SCROLL });
    },
  };
}
