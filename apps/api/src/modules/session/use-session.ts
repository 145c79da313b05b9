/** When a session was last used by a person, and until when that keeps it open. */
import type { IncomingHttpHeaders } from 'node:http';
import { statement, timestamptz, uuid } from '@passage/database';
import type { Caller } from '../../http/context.ts';
import { addMs, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Audience } from './tokens.ts';

/** A console session that nobody used for so long has ended. */
export const IDLE_MS = 8 * HOUR_MS;

/** How old the kept time of the last use may be: a session writes once in so long, however much is asked with it. */
const STALE_MS: Readonly<Record<Audience, number>> = { app: HOUR_MS, console: MINUTE_MS };

/** Marks what a page asks for by itself, such as a poll: it is no use of the session. Any value but an empty one counts. */
export const BACKGROUND_HEADER = 'x-background';

/** A session that holds. */
export interface OpenSession {
  readonly caller: Caller;
  readonly audience: Audience;
  readonly lastUsedAt: Date;
  /** Of the console: the second factor was not shown with it, but has to be, or to be set up first. */
  readonly mustProve: boolean;
}

const touch = statement({
  name: 'session-touch',
  params: [uuid('id'), timestamptz('now'), timestamptz('staleBefore')],
  columns: { id: uuid },
  text: 'update session set last_used_at = $2 where id = $1 and last_used_at <= $3 and ended_at is null returning id',
});

/** Keeps that a person asked for something with the session, unless that was kept a moment ago. */
export async function useSession(
  { database, clock, config }: Platform,
  tenantId: number,
  { caller, audience, lastUsedAt }: OpenSession,
  headers: IncomingHttpHeaders,
): Promise<void> {
  if (config.isReadOnly || headers[BACKGROUND_HEADER]) return;
  const now = clock.now();
  const staleBefore = addMs(now, -STALE_MS[audience]);
  if (lastUsedAt > staleBefore) return;
  await database.forTenant(tenantId).writable.sql.row(touch, [caller.sessionId, now, staleBefore]);
}
