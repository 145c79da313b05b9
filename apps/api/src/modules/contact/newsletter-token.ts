import type { Db } from '@passage/database';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { equalHashes, keyedHash } from '../session/index.ts';
import { findSubscriber, type SubscriberRow } from './contact.repository.ts';

const LIFE_MS = 7 * DAY_MS;

const hashOf = (platform: Platform, tenantId: number, { id, email }: { id: number; email: string }): string =>
  keyedHash(platform, ['newsletter', tenantId, id, email]);

/** What the mail's link carries. It can be made again from the row, so no table and no queue ever holds it. */
export const newsletterToken = (
  platform: Platform,
  tenantId: number,
  subscriber: { id: number; email: string },
): string => `${subscriber.id}.${hashOf(platform, tenantId, subscriber)}`;

/** The address that the token was mailed to; none for a token of another store, a made-up one or one older than a week. */
export async function subscriberOfToken(platform: Platform, db: Db, token: string): Promise<SubscriberRow | undefined> {
  const [, id, hash] = /^(\d{1,9})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return undefined;
  const row = await findSubscriber(db, Number(id));
  if (!row || !equalHashes(hash, hashOf(platform, db.tenantId, row))) return undefined;
  return addMs(row.asked_at, LIFE_MS) > platform.clock.now() || row.status === 1 ? row : undefined;
}
