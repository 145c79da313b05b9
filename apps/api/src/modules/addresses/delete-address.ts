import { found } from '../../http/failure.ts';
import { listAddresses, lockAddresses, moveDefault, removeAddress } from './address.repository.ts';
import type { AddressContext } from './address-fields.ts';

/**
 * Deletes one of the caller's addresses; the newest of the others follows a deleted default. Orders keep their own copy.
 *
 * @throws Failure NOT_FOUND
 */
export function deleteAddress({ db, caller }: AddressContext, { id }: { id: number }): Promise<Record<string, never>> {
  return db.inTransaction(async (tx) => {
    await lockAddresses(tx, caller.id);
    const { wasDefault } = found(await removeAddress(tx, caller.id, id));
    const [next] = wasDefault ? await listAddresses(tx, caller.id) : [];
    if (next) await moveDefault(tx, caller.id, next.id);
    return {};
  });
}
