export { type Address, findOwnAddress } from './address.repository.ts';
export { placeNames } from './address-answer.ts';
export { addressesRoutes } from './addresses.routes.ts';
