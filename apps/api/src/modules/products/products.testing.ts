import sharp from 'sharp';
import type { TestApi } from '../../testing/api.ts';
import type { TestCaller } from '../../testing/caller.ts';
import type { TestMember } from '../../testing/world.ts';

export interface TestMerchant {
  readonly owner: TestMember;
  readonly shopId: number;
  readonly call: TestCaller;
}

/** A member with a shop, and calls in that member's name. */
export async function newMerchant({ world, call }: TestApi, tenantId = 1): Promise<TestMerchant> {
  const owner = await world.member({ tenantId });
  return { owner, shopId: await world.shop({ ownerId: owner.id, tenantId }), call: call.as(owner) };
}

const png = sharp({ create: { width: 30, height: 40, channels: 3, background: '#96521a' } })
  .png()
  .toBuffer();

/** Uploads a picture. @returns its address, as the upload answers it */
export async function uploadPicture(call: TestCaller, purpose = 'product'): Promise<string> {
  const { data } = await call.upload('infra/file/upload', await png, { fields: { purpose } });
  return data;
}

export const named = (name: string, value: string) => ({ name: { en: name }, value: { en: value } });

/** What a merchant sends to offer a coat in two sizes. */
export async function coatPlan({ world }: TestApi, call: TestCaller, tenantId = 1) {
  return {
    name: { en: 'Loden cape', zh: '罗登斗篷', fr: 'Cape en loden' },
    description: { en: '<p onclick="x()">Cut <b>long</b>.</p><script>alert(1)</script>' },
    categoryId: await world.category({ tenantId }),
    brandName: 'Maison Test',
    properties: [named('Material', 'Loden')],
    pictures: [await uploadPicture(call)],
    skus: [
      { properties: [named('Size', 'S')], price: 120, marketPrice: 150, stock: 5 },
      { properties: [named('Size', 'M')], price: '130.50', stock: 0 },
    ],
  };
}
