import { contract } from '@passage/contract';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { findOwnAddress, listAddresses } from './address.repository.ts';
import { toAnswer } from './address-answer.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { updateAddress } from './update-address.ts';

export const addressesRoutes = implement(contract.addresses, {
  list: async ({ db, caller, language }) =>
    (await listAddresses(db, caller.id)).map((address) => toAnswer(address, language)),
  get: async ({ db, caller, language }, { id }) => toAnswer(found(await findOwnAddress(db, caller.id, id)), language),
  create: createAddress,
  update: updateAddress,
  remove: deleteAddress,
  setDefault: setDefaultAddress,
});
