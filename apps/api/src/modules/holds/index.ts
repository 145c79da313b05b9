export { boundMet, piecesOf } from './hold-bounds.ts';
export { type Holds, lockHolds, readHolds, tooManyUnpaid } from './holds.queries.ts';
