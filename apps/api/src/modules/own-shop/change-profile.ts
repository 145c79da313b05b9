import type { contract, InputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import type { Caller } from '../../http/context.ts';
import { Failure, found } from '../../http/failure.ts';
import { enqueue } from '../../platform/outbox.ts';
import { writeAudit } from '../audit/index.ts';
import { pathOfAddress, publishPicture } from '../files/index.ts';
import { SEARCHED, searchEngine } from '../search/index.ts';
import { isShopNameTaken, lockProfile, mayTakeNewName, updateProfile } from '../shops/index.ts';
import { INDEX_SHOP } from './index-shop.job.ts';

type Change = InputOf<typeof contract.ownShop.changeProfile>;

/**
 * Changes what is given. Freight holds for orders that come; those that are there keep theirs.
 *
 * @throws Failure NOT_FOUND, SHOP_NAME_TAKEN, TOO_MANY_SHOP_NAMES, INVALID_INPUT for a logo that is no own upload
 */
export async function changeProfile(
  tx: Tx,
  { caller, requestId, now }: { caller: Caller; requestId: string; now: Date },
  shopId: number,
  change: Change,
): Promise<void> {
  const before = found(await lockProfile(tx, shopId));
  const { shopname: name = before.name, address = before.address } = change;
  const returnAddress = change.returnAddress ?? before.return_address;
  const description = change.description === undefined ? before.description : { ...change.description };
  const freight = change.freight ?? before.freight;
  const freeFreightFrom = change.freeFreightFrom ?? before.free_freight_from;
  const logo = await logoOf(tx, caller.id, before.logo, change.logo);
  if (name !== before.name) {
    if (await isShopNameTaken(tx, name, shopId, now)) throw new Failure('SHOP_NAME_TAKEN');
    if (!(await mayTakeNewName(tx, shopId, name, now))) throw new Failure('TOO_MANY_SHOP_NAMES');
  }
  const after = {
    name,
    description,
    logo,
    address,
    return_address: returnAddress,
    freight,
    free_freight_from: freeFreightFrom,
  };
  await updateProfile(tx, shopId, after, now);
  if (name !== before.name) {
    await searchEngine.index(tx, SEARCHED.shop, [shopId]);
    const key = `${INDEX_SHOP}:${shopId}:${requestId}`;
    enqueue(tx, { job: INDEX_SHOP, key, payload: { shopId }, runAt: now });
  }
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'shop.change',
    subject: `shop:${shopId}`,
    before: { ...before, freight: String(before.freight), free_freight_from: String(before.free_freight_from) },
    after: { ...after, freight: String(freight), free_freight_from: String(freeFreightFrom) },
    requestId,
    now,
  });
}

async function logoOf(
  tx: Tx,
  ownerId: number,
  known: string | null,
  address: string | undefined,
): Promise<string | null> {
  if (address === undefined || (known !== null && pathOfAddress(address) === known)) return known;
  return (await publishPicture(tx, { ownerId, address, purpose: 'logo', field: 'logo' })).path;
}
