import type { APIRequestContext } from '@playwright/test';
import { api } from './api.ts';
import { type Screen, screens } from './screens.ts';
import { demoShopper, type Shopper } from './shopper.ts';

interface OrderLine {
  id: number;
  no: string;
  status: number;
  auditStatus: number;
  commentStatus: number;
  keyTTL: number;
  items: { id: number }[];
}

interface AfterSaleLine {
  id: number;
  orderNo: string;
}

const STATUS = { unpaid: 0, paid: 10, completed: 30 } as const;
const UNDER_REVIEW = 3;

/** Every screen as the demo world's own shopper finds it, for whom each has something to show. Nothing is changed. */
export async function demoScreens(request: APIRequestContext): Promise<{ shopper: Shopper; shown: Screen[] }> {
  const shopper = await demoShopper(request);
  const { token } = shopper;
  const { list: orders } = await api<{ list: OrderLine[] }>(request, 'trade/order/pageFirst', {
    token,
    payload: { pageNo: 1, pageSize: 50 },
  });
  const { list: refunds } = await api<{ list: AfterSaleLine[] }>(request, 'trade/after-sale/afterSalePage', {
    token,
    payload: { pageNo: 1, pageSize: 50 },
  });
  const one = <Found>(found: Found | undefined): Found => {
    if (found === undefined) throw new Error('the demo shopper lacks an order that a screen shows');
    return found;
  };
  const order = (fits: (line: OrderLine) => boolean): OrderLine => one(orders.find(fits));
  const refunded = new Set(refunds.map(({ orderNo }) => orderNo));
  const completed = order((line) => line.status === STATUS.completed && line.commentStatus === 0);
  const reviewed = order((line) => line.status === STATUS.completed && line.commentStatus === 1);
  const returnable = order((line) => line.status === STATUS.paid && !refunded.has(line.no));
  const own: Readonly<Record<string, string>> = {
    evaluate: `/evaluate?orderNo=${completed.no}`,
    evaluateDetail: `/evaluateDetail?orderNo=${reviewed.no}`,
    refund: `/refund?orderItemId=${one(returnable.items[0]).id}`,
    refundDetail: `/refundDetail?afterSalesId=${one(refunds[0]).id}`,
  };
  const shown = screens({
    unpaid: order(({ status, keyTTL, auditStatus }) => status === STATUS.unpaid && keyTTL > 0 && auditStatus === 0).id,
    paid: returnable.id,
    underReview: order(({ auditStatus }) => auditStatus === UNDER_REVIEW).id,
  });
  return { shopper, shown: shown.map((screen) => ({ ...screen, path: own[screen.name] ?? screen.path })) };
}
