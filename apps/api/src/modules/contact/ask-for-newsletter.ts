import type { CommandContext } from '../../http/context.ts';
import { addMs, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import { countAttempt, type Limit } from '../session/index.ts';
import { hostOfTenant } from '../tenant/index.ts';
import { keepAskedAddress } from './contact.repository.ts';
import { MAIL_NEWSLETTER_LINK } from './mail-newsletter-link.job.ts';

const PER_CALLER: Limit = { scope: 'newsletter:caller', tries: 30, windowMs: HOUR_MS };
/** Nobody's mailbox fills up because somebody else types the address again and again. */
const PAUSE_MS = 10 * MINUTE_MS;

/**
 * Keeps an address that asked for the newsletter, once, and has its link mailed. Subscribers and strangers look alike.
 *
 * @throws Failure TOO_MANY_REQUESTS after 30 in an hour from one caller
 */
export async function askForNewsletter(context: CommandContext, email: string): Promise<void> {
  const { db, platform, tenantId, language } = context;
  const now = platform.clock.now();
  await countAttempt(db, PER_CALLER, context.address, now);
  const host = await hostOfTenant(platform.database, tenantId, context.host);
  await db.inTransaction(async (tx) => {
    const id = await keepAskedAddress(tx, { email, language, host, now, pauseSince: addMs(now, -PAUSE_MS) });
    if (id === undefined) return;
    const key = `${MAIL_NEWSLETTER_LINK}:${id}:${now.getTime()}`;
    enqueue(tx, { job: MAIL_NEWSLETTER_LINK, key, payload: { subscriberId: id }, runAt: now });
  });
}
