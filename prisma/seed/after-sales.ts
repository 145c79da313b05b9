/** After-sales of demo orders in every status, step by step as buyer and seller take them. */
import {
  cancelAfterSale,
  createAfterSale,
  decideAfterSale,
  refundAfterSale,
  returnGoods,
} from '@passage/api/modules/after-sales/index';
import { AFTER_SALE_WAY, type AfterSaleStep, REFUND_REASON } from '@passage/contract';
import type { Tx } from '@passage/database';
import { cents } from '@passage/money';
import { itemsOf, type Life, later } from './order-life.ts';
import { type Photo, photoAddress, storePhoto } from './photos.ts';
import { answerText, type Claim, claimText } from './world/after-sales.ts';
import { CARRIERS } from './world/delivery.ts';
import { createRandom } from './world/random.ts';
import { TENANTS } from './world/tenants.ts';

export interface AfterSalePlan {
  /** Which of the order's lines. */
  readonly line?: number;
  /** Of the line; one unless said otherwise. */
  readonly pieces?: number;
  readonly way: keyof typeof AFTER_SALE_WAY;
  readonly claim: Claim;
  /** What follows the application, a day apart each. */
  readonly steps: readonly AfterSaleStep[];
  /** After the order was placed. */
  readonly askedAfterHours?: number;
}

/** Steps to each end. */
export const ENDS = {
  waitCheck: [],
  waitReturn: ['approve'],
  waitReceive: ['approve', 'returnGoods'],
  waitRefund: ['approve'],
  refunded: ['approve', 'refund'],
  returnedAndRefunded: ['approve', 'returnGoods', 'receive', 'refund'],
  cancelled: ['cancel'],
  refused: ['refuse'],
  goodsRefused: ['approve', 'returnGoods', 'refuseGoods'],
} as const satisfies Readonly<Record<string, readonly AfterSaleStep[]>>;

const ASKED_AFTER_HOURS = 99;
const STEP_HOURS = 22;
const PICTURES = 2;

export function askBack(life: Life, plan: AfterSalePlan): void {
  const { buyer, name } = life;
  const { line: index = 0, pieces = 1, way, claim, steps, askedAfterHours = ASKED_AFTER_HOURS } = plan;
  const line = life.lines[index];
  if (!line) throw new Error(`the order ${name} has no line ${index}`);
  const count = claim === 'damagedProduct' ? PICTURES : 0;
  const photos: Photo[] = Array.from({ length: count }, (_, place) => ({
    name: `after-sale/${name}/${index}/${place}`,
    file: line.file,
  }));
  let id = 0;
  later(
    life,
    askedAfterHours,
    async (tx, now) => {
      const items = (await itemsOf(tx, life)).flatMap((order) => order.items);
      const item = items.find((one) => one.index === index);
      const claimed = {
        way: AFTER_SALE_WAY[way],
        orderItemId: item?.id ?? 0,
        refundCount: pieces,
        refundPrice: cents(line.price * BigInt(pieces)),
        applyReason: REFUND_REASON[claim],
        applyDescription: claimText(claim)[buyer.language],
        applyPicUrls: photos.map((photo) => photoAddress(buyer, photo)),
      };
      ({ id } = await createAfterSale(tx, buyer.memberId, claimed, now));
    },
    async () => {
      for (const photo of photos) await storePhoto(buyer, photo, 'aftersale');
    },
  );
  for (const [place, step] of steps.entries())
    later(life, askedAfterHours + (place + 1) * STEP_HOURS, async (tx, now) => {
      await takeStep(tx, life, { id, step, shopId: line.shopId, now });
      if (step === 'refund') buyer.purse.spare += line.price * BigInt(pieces);
    });
}

async function takeStep(
  tx: Tx,
  { buyer, name }: Life,
  { id, step, shopId, now }: { id: number; step: AfterSaleStep; shopId: number; now: Date },
): Promise<void> {
  const { memberId, seed, tenantId } = buyer;
  if (step === 'cancel') await cancelAfterSale(tx, memberId, id, now);
  else if (step === 'returnGoods') {
    const random = createRandom(seed, `return/${tenantId}/${name}`);
    const { company, prefix } = random.pick(CARRIERS[tenantId]);
    const logisticsNo = `${prefix}${random.int(10_000_000, 99_999_999)}`;
    await returnGoods(tx, memberId, { id, logisticsCompany: company, logisticsNo }, now);
  } else {
    const language = TENANTS[tenantId].defaultLanguage;
    const remark = step === 'refuse' || step === 'refuseGoods' ? answerText(step)[language] : '';
    const act = { id, remark, seller: buyer.sellerOf(shopId), requestId: null, now };
    await (step === 'refund' ? refundAfterSale(tx, act) : decideAfterSale(tx, step, act));
  }
}
