/** What the demo shoppers have done so far, made by the services that do it, the oldest first. */
import { readConfig } from '@passage/api/config';
import { openPlatform } from '@passage/api/platform/open-platform';
import { DAY_MS, type Shopper } from './history-event.ts';
import { moneyEvents } from './money.ts';
import { orderEvents } from './orders.ts';

const SHOPPERS = [
  {
    tenantId: 1,
    email: 'shopper@passage.test',
    reviewer: 'reviewer@passage.test',
    language: 'en',
    currencyCode: 'USD',
  },
  {
    tenantId: 2,
    email: 'shopper2@passage.test',
    reviewer: 'reviewer3@passage.test',
    language: 'jp',
    currencyCode: 'JPY',
  },
] as const;

export async function seedHistory(databaseUrl: string, seed: number, tell: (line: string) => void): Promise<void> {
  const { STORAGE_FOLDER } = process.env;
  const platform = openPlatform(
    readConfig({ PASSAGE_MODE: 'demo', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', STORAGE_FOLDER }),
  );
  try {
    for (const { tenantId, email, reviewer, language, currencyCode } of SHOPPERS) {
      const db = platform.database.forTenant(tenantId).writable;
      const idOf = async (address: string) =>
        (await db.prisma.member.findFirstOrThrow({ where: { email: address } })).id;
      const [memberId, reviewerId] = [await idOf(email), await idOf(reviewer)];
      const shopper: Shopper = { platform, db, seed, tenantId, memberId, reviewerId, language, currencyCode };
      const events = [...(await orderEvents(shopper)), ...(await moneyEvents(shopper))];
      const today = platform.clock.now().getTime();
      for (const event of events.sort((a, b) => b.daysAgo - a.daysAgo)) {
        if (event.isDone) continue;
        await event.prepare?.();
        await db.inTransaction((tx) => event.run(tx, new Date(today - event.daysAgo * DAY_MS)));
      }
      // What happened long ago was mailed long ago.
      await db.prisma.outbox.updateMany({
        where: { job: 'mail-system-message' },
        data: { status: 2, doneAt: platform.clock.now() },
      });
      tell(`orders, recharges and withdrawals of ${email}`);
    }
  } finally {
    await platform.database.close();
    platform.mail.close();
  }
}
