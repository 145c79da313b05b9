import { Failure } from '../../http/failure.ts';
import { lockAddresses, moveDefault } from './address.repository.ts';
import type { AddressContext } from './address-fields.ts';

/**
 * Makes an address the caller's only default.
 *
 * @throws Failure NOT_FOUND
 */
export function setDefaultAddress(
  { db, caller }: AddressContext,
  { id }: { id: number },
): Promise<Record<string, never>> {
  return db.inTransaction(async (tx) => {
    await lockAddresses(tx, caller.id);
    if (!(await moveDefault(tx, caller.id, id))) throw new Failure('NOT_FOUND');
    return {};
  });
}
