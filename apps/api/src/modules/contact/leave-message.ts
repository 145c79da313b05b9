import type { Contract, InputOf } from '@passage/contract';
import type { CommandContext } from '../../http/context.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/outbox.ts';
import { countAttempt, type Limit } from '../session/index.ts';
import { keepMessage } from './contact.repository.ts';
import { MAIL_CONTACT_MESSAGE } from './mail-contact-message.job.ts';

const PER_CALLER: Limit = { scope: 'contact:caller', tries: 20, windowMs: HOUR_MS };
const PER_EMAIL: Limit = { scope: 'contact:email', tries: 10, windowMs: DAY_MS };

/**
 * Keeps a message for the store and has it mailed there.
 *
 * @throws Failure TOO_MANY_REQUESTS after 20 in an hour from one caller, or 10 of one caller in a day in one
 * address's name
 */
export async function leaveMessage(
  context: CommandContext,
  { name, email, title = '', content }: InputOf<Contract['contact']['sendToAdmin']>,
): Promise<void> {
  const { db, platform, caller } = context;
  const now = platform.clock.now();
  await countAttempt(db, PER_CALLER, context.address, now);
  // Whoever writes in somebody's name uses up nothing of that person's own.
  const sender = caller?.email === email ? 'owner' : context.address;
  await countAttempt(db, PER_EMAIL, `${sender} ${email}`, now);
  await db.inTransaction(async (tx) => {
    const messageId = await keepMessage(tx, { memberId: caller?.id, name, email, title, content, now });
    const key = `${MAIL_CONTACT_MESSAGE}:${messageId}`;
    enqueue(tx, { job: MAIL_CONTACT_MESSAGE, key, payload: { messageId }, runAt: now });
  });
}
