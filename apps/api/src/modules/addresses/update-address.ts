import type { InputOf } from '@passage/contract';
import type { addressesContract } from '@passage/contract/addresses';
import { Failure, found } from '../../http/failure.ts';
import { changeAddress, findOwnAddress, lockAddresses, moveDefault } from './address.repository.ts';
import { type AddressContext, checkAddress } from './address-fields.ts';

/**
 * Changes one of the caller's addresses. The default mark moves to it where asked for, and never just goes away.
 *
 * @throws Failure NOT_FOUND, INVALID_INPUT, CAPTCHA_WRONG
 */
export async function updateAddress(
  context: AddressContext,
  { id, ...form }: InputOf<typeof addressesContract.update>,
): Promise<{ id: number }> {
  const { db, caller } = context;
  found(await findOwnAddress(db, caller.id, id));
  const fields = await checkAddress(context, form);
  return db.inTransaction(async (tx) => {
    await lockAddresses(tx, caller.id);
    if (!(await changeAddress(tx, caller.id, id, fields))) throw new Failure('NOT_FOUND');
    if (form.defaultStatus) await moveDefault(tx, caller.id, id);
    return { id };
  });
}
