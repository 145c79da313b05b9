import { addMs } from '../../platform/clock.ts';
import { AUDIENCE } from './tokens.ts';
import { IDLE_MS } from './use-session.ts';

/** Whether a row of session holds: $2 is now, $3 what `openSince` gives for it. */
export const OPEN_SESSION = `session.ended_at is null and session.expires_at > $2
  and (session.audience <> ${AUDIENCE.console} or session.last_used_at > $3)`;

/** When a console session must have been used last to be open now. */
export const openSince = (now: Date): Date => addMs(now, -IDLE_MS);
