export { DECIDED_KINDS, type DecidedKind } from './decided-kinds.ts';
export { holdRight, stillEntitled } from './hold-right.ts';
export { personsNeeded, secondReviewerAbove } from './persons-needed.ts';
export { type Decider, recordConsent } from './record-consent.ts';
