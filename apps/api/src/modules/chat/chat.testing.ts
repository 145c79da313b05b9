import type { TestApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';

/** A shopper, and a shop with its owner. */
export async function twoSides({ world }: TestApi, tenantId = 1) {
  const [shopper, owner] = [await world.member({ tenantId }), await world.member({ tenantId })];
  return { shopper, owner, shopId: await world.shop({ tenantId, ownerId: owner.id }) };
}

/** The shopper writes; undefined writes to customer service. */
export async function write(
  { call }: TestApi,
  shopper: TestMember,
  shopId: number | undefined,
  message = 'Is it in stock?',
): Promise<number> {
  const { code, data } = await call.as(shopper).post('message/send_message', { shopId, message, type: 1 });
  if (code !== 0) throw new Error(`not written: ${code}`);
  return data.data.id;
}

/** A shop's owner or customer service answers. */
export async function answer(
  { call }: TestApi,
  desk: TestMember,
  shopper: TestMember,
  message = 'It is.',
): Promise<number> {
  const { code, data } = await call.as(desk).post('/admin-api/chat/send', { memberId: shopper.id, message });
  if (code !== 0) throw new Error(`not answered: ${code}`);
  return data.data.id;
}
