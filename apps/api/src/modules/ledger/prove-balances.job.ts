import { bigint, type Db, integer, type RowOf, statement, text, timestamptz } from '@passage/database';
import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/outbox.ts';

export const PROVE_BALANCES = 'prove-balances';

/** The hour of the day, in UTC, from which on the night's proof is due. */
const FROM_HOUR = 3;

type WrongBalance = RowOf<typeof wrongBalances>;

const wrongBalances = statement({
  name: 'ledger-wrong-balances',
  columns: { account_id: integer, held: bigint, by_entries: bigint },
  text: `select account.id as account_id, account.balance as held, coalesce(sum(entry.amount), 0)::bigint as by_entries
   from ledger_account as account left join ledger_entry as entry on entry.account_id = account.id
   where account.balance is not null
   group by account.id, account.balance having account.balance <> coalesce(sum(entry.amount), 0)
   order by account.id limit 100`,
});

/** Stored balances of the tenant that are not the sum of their entries. */
export const findWrongBalances = (db: Db): Promise<WrongBalance[]> => db.sql.rows(wrongBalances, []);

// Run a second time on the same day and with the same outcome it changes nothing.
const keepProof = statement({
  name: 'ledger-keep-proof',
  params: [timestamptz('provedAt'), integer('wrongBalances')],
  columns: { tenant_id: integer },
  text: `insert into ledger_proof (proved_at, wrong_balances) values ($1, $2)
   on conflict (tenant_id) do update set proved_at = excluded.proved_at, wrong_balances = excluded.wrong_balances
   where ledger_proof.proved_at < date_trunc('day', excluded.proved_at)
     or ledger_proof.wrong_balances <> excluded.wrong_balances
   returning tenant_id`,
});

/** Reports each stored balance that is not the sum of its entries to the log, and to the metrics whether there is one. */
export const proveBalancesJob: JobHandler = {
  job: PROVE_BALANCES,
  handle: async ({ platform, db }) => {
    const wrong = await findWrongBalances(db);
    for (const { account_id: accountId, held, by_entries } of wrong)
      platform.log.error(
        { accountId, held: held.toString(), byEntries: by_entries.toString() },
        'a balance is not the sum of its entries',
      );
    await db.sql.row(keepProof, [platform.clock.now(), wrong.length]);
  },
};

const unproved = statement({
  name: 'ledger-unproved-tenants',
  params: [text('key')],
  columns: { tenantId: integer, id: integer },
  text: 'select tenant_id as "tenantId", tenant_id as id from passage.tenants_without_work($1)',
});

const keyOf = (now: Date): string => `${PROVE_BALANCES}:${now.toISOString().slice(0, 10)}`;

/** Has the balances of each tenant proved once a night, whichever process sees the hour first. */
export const nightlyProof: Sweep = {
  name: 'nightly-proof',
  findDue: async (sql, now) => (now.getUTCHours() < FROM_HOUR ? [] : sql.rows(unproved, [keyOf(now)])),
  act: ({ db }, _tenantId, now) =>
    db.inTransaction(async (tx) => enqueue(tx, { job: PROVE_BALANCES, key: keyOf(now), payload: {}, runAt: now })),
};
