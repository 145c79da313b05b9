import { type contract, type InputOf, WITHDRAWAL_TYPE } from '@passage/contract';
import type { WritableDb } from '@passage/database';
import { Failure, found, invalidField } from '../../http/failure.ts';
import {
  type AddressFields,
  countAddresses,
  insertAddress,
  isOwnAddress,
  lockAddressBook,
  updateAddressRow,
} from './withdrawal-addresses.repository.ts';

const LIMIT = 50;

type Form = InputOf<typeof contract.withdrawals.createAddress>;

/** A card has no wallet address and a wallet no card: what the type has no use for is not kept. */
function fieldsOf({ type, fullname, mobile, bankname, bankno, address, remark = '' }: Form): AddressFields {
  const isCard = type === WITHDRAWAL_TYPE.bankCard;
  return {
    type,
    fullname,
    mobile,
    bankname: isCard ? (bankname ?? '') : '',
    bankno: isCard ? (bankno ?? '') : '',
    address: isCard ? '' : (address ?? ''),
    remark,
  };
}

/** @throws Failure ADDRESS_LIMIT with 50 addresses */
export async function createAddress(db: WritableDb, memberId: number, form: Form, now: Date): Promise<number> {
  return db.inTransaction(async (tx) => {
    await lockAddressBook(tx, memberId);
    if ((await countAddresses(tx, memberId)) >= LIMIT) throw new Failure('ADDRESS_LIMIT');
    return insertAddress(tx, memberId, fieldsOf(form), now);
  });
}

/** @throws Failure NOT_FOUND for one that is not the member's, INVALID_INPUT for another type than it has */
export async function updateAddress(
  db: WritableDb,
  memberId: number,
  form: InputOf<typeof contract.withdrawals.updateAddress>,
): Promise<number> {
  const updated = await updateAddressRow(db, memberId, form.id, fieldsOf(form));
  if (updated === undefined && (await isOwnAddress(db, memberId, form.id))) throw invalidField('type', 'notAllowed');
  return found(updated);
}
