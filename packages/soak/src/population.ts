/** Who takes part in each tenant, and what there is to buy. */

import type { TestMember, World } from '@passage/api/testing/world';
import { createRandom } from '@passage/demo/world/random';

export interface Ware {
  readonly spuId: number;
  readonly skuId: number;
  readonly shopId: number;
}

export interface Place {
  readonly tenantId: number;
  readonly buyers: readonly Buyer[];
  /** Owners of shops, who buy elsewhere as well. */
  readonly owners: readonly (TestMember & { readonly shopId: number })[];
  readonly admins: readonly TestMember[];
  readonly reviewers: readonly TestMember[];
  readonly support: readonly TestMember[];
  readonly wares: readonly Ware[];
  /** What a recharge may be paid with. */
  readonly payMethodIds: readonly number[];
}

export interface Buyer extends TestMember {
  readonly addressId: number;
  /** Where withdrawn money goes. */
  readonly walletId: number;
}

const SHOPS = 4;
const PRODUCTS = 24;
const START_CENTS = 150_000;

/** The pay window is the shortest there is, and shops get their money at once, so that both happen within a run. */
const SETTINGS: readonly (readonly [key: string, value: object])[] = [
  ['TRADE_RULE_SETTING', { requireShop: false, requireBalance: true, payWindowMinutes: 1 }],
  ['SETTLEMENT_SETTING', { commissionPercent: 5, windowDays: 0, receiptDays: 1 }],
];
/** Dollars above which two reviewers must approve, in the second tenant. */
export const SECOND_REVIEWER_ABOVE = 100;

export async function settle(world: World, seed: number, buyerCount: number): Promise<Place[]> {
  const places: Place[] = [];
  for (const tenantId of [1, 2]) {
    for (const [key, value] of SETTINGS) await world.setting(key, value, tenantId);
    places.push(await settlePlace(world, tenantId, seed, buyerCount));
  }
  await world.setting('REVIEW_SETTING', { secondReviewerAbove: SECOND_REVIEWER_ABOVE }, 2);
  await world.query('analyze');
  return places;
}

async function settlePlace(world: World, tenantId: number, seed: number, buyerCount: number): Promise<Place> {
  const random = createRandom(seed, `population/${tenantId}`);
  const make = async <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> => {
    const made: T[] = [];
    for (let index = 0; index < count; index++) made.push(await one(index));
    return made;
  };
  const asBuyer = async (member: TestMember): Promise<Buyer> => {
    const [wallet] = await world.query<{ id: number }>(
      `insert into withdrawal_address (tenant_id, member_id, type, fullname, mobile, address)
       values ($1, $2, 2, 'Élodie Marchand', '+33 6 12 34 56 78', 'TXYZ1234567890') returning id`,
      [tenantId, member.id],
    );
    return { ...member, addressId: await world.address(member), walletId: wallet?.id ?? 0 };
  };
  const newBuyer = async (role: 0 | 2 = 0) => asBuyer(await world.member({ tenantId, role, balance: START_CENTS }));

  const owners = await make(SHOPS - 1, async (index) => {
    const owner = await newBuyer();
    // One ships for nothing, one always charges, one as shops usually do.
    const freight = index === 0 ? 0 : 1_200;
    const shopId = await world.shop({
      tenantId,
      ownerId: owner.id,
      freight,
      freeFreightFrom: index === 1 ? 1e9 : 20_000,
    });
    return { ...owner, shopId };
  });
  const platformShop = await world.shop({ tenantId });
  const shopIds = [...owners.map((owner) => owner.shopId), platformShop];
  const wares: Ware[] = [];
  for (let index = 0; index < PRODUCTS; index++) {
    const shopId = random.pick(shopIds);
    const skus = Array.from({ length: random.int(1, 3) }, () => ({
      price: random.int(5, 180) * 100 + random.pick([0, 33, 50, 99]),
      // Little of some, so that they run out and come back.
      stock: random.weighted([
        [random.int(0, 4), 1],
        [random.int(10, 60), 2],
        [random.int(150, 400), 1],
      ]),
    }));
    const product = await world.product({ tenantId, shopId, skus });
    wares.push(...product.skuIds.map((skuId) => ({ spuId: product.spuId, skuId, shopId })));
  }
  const shopper = await newBuyer(2);
  const methods = await world.query<{ id: number }>('select id from pay_method where tenant_id = $1 and type <> 4', [
    tenantId,
  ]);
  return {
    tenantId,
    owners,
    buyers: [...(await make(buyerCount, () => newBuyer())), ...owners, shopper],
    admins: await make(2, () => world.member({ tenantId, role: 1 })),
    // One of them shops as well, and must not decide on what is their own.
    reviewers: [shopper, ...(await make(2, () => world.member({ tenantId, role: 2 })))],
    support: await make(1, () => world.member({ tenantId, role: 3 })),
    wares,
    payMethodIds: methods.map(({ id }) => id),
  };
}
