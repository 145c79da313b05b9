import { Failure } from './failure.ts';

/** Nobody knows when the store is opened for changes again; a page that asks each minute finds out soon. */
const RETRY_AFTER_SECONDS = 60;

/** What every write is answered while the store may only be read, sign-in included: whoever is signed in stays so. */
export const readOnly = (): Failure => new Failure('READ_ONLY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
