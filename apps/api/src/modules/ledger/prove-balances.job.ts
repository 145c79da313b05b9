import { type Db, statement } from '@passage/database';
import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/outbox.ts';

export const PROVE_BALANCES = 'prove-balances';

/** The hour of the day, in UTC, from which on the night's proof is due. */
const FROM_HOUR = 3;

interface WrongBalance {
  account_id: number;
  held: bigint;
  by_entries: bigint;
}

const wrongBalances = statement<WrongBalance>(
  'ledger-wrong-balances',
  `select account.id as account_id, account.balance as held, coalesce(sum(entry.amount), 0)::bigint as by_entries
   from ledger_account as account left join ledger_entry as entry on entry.account_id = account.id
   where account.balance is not null
   group by account.id, account.balance having account.balance <> coalesce(sum(entry.amount), 0)
   order by account.id limit 100`,
);

/** Stored balances of the tenant that are not the sum of their entries. */
export const findWrongBalances = (db: Db): Promise<WrongBalance[]> => db.sql.rows(wrongBalances, []);

/** Reports, to the log, each stored balance that is not the sum of its entries. */
export const proveBalancesJob: JobHandler = {
  job: PROVE_BALANCES,
  handle: async ({ platform, tenantId, db }) => {
    for (const { account_id: accountId, held, by_entries } of await findWrongBalances(db))
      platform.log.error(
        { tenantId, accountId, held: held.toString(), byEntries: by_entries.toString() },
        'a balance is not the sum of its entries',
      );
  },
};

const known = statement<{ id: number }, [key: string]>('ledger-proof-known', 'select id from outbox where key = $1');

/** Has the balances proved once a night, whichever process sees the hour first. */
export const nightlyProof: Sweep = {
  name: 'nightly-proof',
  run: async ({ platform, db }) => {
    const now = platform.clock.now();
    if (now.getUTCHours() < FROM_HOUR) return;
    const key = `${PROVE_BALANCES}:${now.toISOString().slice(0, 10)}`;
    if (await db.sql.row(known, [key])) return;
    await db.inTransaction(async (tx) => enqueue(tx, { job: PROVE_BALANCES, key, payload: {}, runAt: now }));
  },
};
