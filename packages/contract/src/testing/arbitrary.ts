/** Payloads and answers for property tests of every endpoint, valid and bad. */
export { type BadInput, type BadValue, badInputs, badValues } from './bad-input.ts';
export { fullInput, validInput, validOutput } from './draw.ts';
