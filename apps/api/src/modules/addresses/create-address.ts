import type { InputOf } from '@passage/contract';
import type { addressesContract } from '@passage/contract/addresses';
import { Failure } from '../../http/failure.ts';
import { countAddresses, insertAddress, lockAddresses, moveDefault } from './address.repository.ts';
import { type AddressContext, checkAddress } from './address-fields.ts';

const MAX_ADDRESSES = 50;

/**
 * Saves an address; the first one, or one that asks for it, becomes the default.
 *
 * @throws Failure INVALID_INPUT, CAPTCHA_WRONG, ADDRESS_LIMIT
 */
export async function createAddress(
  context: AddressContext,
  form: InputOf<typeof addressesContract.create>,
): Promise<{ id: number }> {
  const { db, caller, platform } = context;
  const fields = await checkAddress(context, form);
  return db.inTransaction(async (tx) => {
    await lockAddresses(tx, caller.id);
    const saved = await countAddresses(tx, caller.id);
    if (saved >= MAX_ADDRESSES) throw new Failure('ADDRESS_LIMIT');
    const id = await insertAddress(tx, caller.id, fields, platform.clock.now());
    if (saved === 0 || form.defaultStatus) await moveDefault(tx, caller.id, id);
    return { id };
  });
}
