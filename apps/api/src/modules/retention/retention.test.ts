/** What is kept for how long: a table in the one list or the other, swept in small batches, never what others refer to. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { runSweeps } from '../../platform/run-sweeps.ts';
import { startApi } from '../../testing/api.ts';
import { REFERENCES } from '../files/stored-files.repository.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { proofsOf } from '../payment/proof.testing.ts';
import { BOUNDS, KEPT } from './bounds.ts';
import { retentionSweeps } from './index.ts';

const api = await startApi();
const { world, clock, platform, call } = api;

const sweepOn = async (on: Platform): Promise<void> => {
  const sweeps = runSweeps(on, retentionSweeps, DAY_MS);
  await sweeps.sweep();
  await sweeps.stop();
};
const sweep = () => sweepOn(platform);
const count = async (table: string, where = 'true'): Promise<number> =>
  (await world.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n ?? -1;

/** Ten rows of a kind that a year has passed over, and ten that are young; the years in SQL's own words. */
const KINDS: readonly { readonly table: string; readonly insert: (age: string) => string }[] = [
  {
    table: 'captcha',
    insert: (age) =>
      `insert into captcha (tenant_id, id, answer_hash, expires_at)
       select 1 + n % 2, gen_random_uuid(), 'x', ${age} from generate_series(1, 10) as n`,
  },
  {
    table: 'mail_code',
    insert: (age) =>
      `insert into mail_code (tenant_id, email, purpose, caller, code_hash, created_at, expires_at)
       select 1 + n % 2, 'old@passage.test', 1, '192.0.2.1', 'x', ${age}, ${age} from generate_series(1, 10) as n`,
  },
  {
    table: 'attempt_counter',
    insert: (age) =>
      `insert into attempt_counter (tenant_id, scope, subject, window_start, count)
       select 1 + n % 2, 'sign-in:account', gen_random_uuid()::text, ${age}, 3 from generate_series(1, 10) as n`,
  },
  {
    table: 'session',
    insert: (age) =>
      `insert into session (tenant_id, id, member_id, created_at, expires_at)
       select member.tenant_id, gen_random_uuid(), member.id, ${age}, ${age}
       from generate_series(1, 5) join (select distinct on (tenant_id) tenant_id, id from member order by tenant_id) as member on true`,
  },
  {
    table: 'idempotency_key',
    insert: (age) =>
      `insert into idempotency_key (tenant_id, member_id, route, key, body_hash, created_at)
       select 1 + n % 2, 1, '/x', gen_random_uuid()::text, 'x', ${age} from generate_series(1, 10) as n`,
  },
  {
    table: 'outbox',
    insert: (age) =>
      `insert into outbox (tenant_id, job, payload, key, run_at, status, done_at)
       select 1 + n % 2, 'x', '{}', gen_random_uuid()::text, ${age}, 2, ${age} from generate_series(1, 10) as n`,
  },
  {
    table: 'stored_mail',
    insert: (age) =>
      `insert into stored_mail (tenant_id, recipient, subject, text, html, created_at)
       select 1 + n % 2, 'old@passage.test', '', '', '', ${age} from generate_series(1, 10) as n`,
  },
  {
    table: 'newsletter_subscriber',
    insert: (age) =>
      `insert into newsletter_subscriber (tenant_id, email, language, host, status, asked_at)
       select 1 + n % 2, gen_random_uuid() || '@passage.test', 'en', 'localhost', 0, ${age} from generate_series(1, 10) as n`,
  },
  {
    table: 'contact_message',
    insert: (age) =>
      `insert into contact_message (tenant_id, name, email, content, created_at)
       select 1 + n % 2, 'Ana', 'ana@passage.test', 'Hello', ${age} - interval '2 years' from generate_series(1, 10) as n`,
  },
  {
    table: 'system_message',
    insert: (age) =>
      `insert into system_message (tenant_id, member_id, type, template, params, created_at)
       select member.tenant_id, member.id, 2, 'rechargeApproved', '{}', ${age} - interval '2 years'
       from generate_series(1, 5) join (select distinct on (tenant_id) tenant_id, id from member order by tenant_id) as member on true`,
  },
  {
    table: 'shop_name',
    insert: (age) =>
      `insert into shop_name (tenant_id, key, shop_id, name, held_until)
       select shop.tenant_id, gen_random_uuid(), shop.id, 'Old', ${age}
       from generate_series(1, 5) join (select distinct on (tenant_id) tenant_id, id from shop order by tenant_id) as shop on true`,
  },
];

/** Beside these, with objects: imports and uploads, which have tests of their own. */
const WITH_OBJECTS = ['product_import', 'stored_file'];

const upload = async (token: string): Promise<string> => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#96521a' } });
  const answer = await call.with({ token }).upload('infra/file/upload', await picture.png().toBuffer());
  expect(answer.code).toBe(0);
  return /u\/([0-9a-f-]{36})/.exec(String(answer.data))?.[1] ?? '';
};
const keysOf = async (part: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of platform.storage.keys()) if (key.includes(part)) keys.push(key);
  return keys;
};

describe('retention', () => {
  it('fault:ops-57 each table of the database is bounded or kept for a written reason, never both', async () => {
    const tables = (
      await world.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      )
    ).map(({ name }) => name);
    const named = [...BOUNDS.map(({ table }) => table), ...Object.keys(KEPT)];
    expect([...named].sort()).toEqual(tables);
    for (const { reason } of BOUNDS) expect(reason.length).toBeGreaterThan(20);
    for (const reason of Object.values(KEPT)) expect(reason.length).toBeGreaterThan(10);
    // What strangers alone can fill is among those that are bounded.
    expect(BOUNDS.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['captcha', 'mail_code', 'attempt_counter', 'contact_message', 'newsletter_subscriber']),
    );
  });

  it('fault:ops-57 of each kind that is bounded the rows of a year ago go, of every tenant, and the young ones stay', async () => {
    expect([...KINDS.map(({ table }) => table), ...WITH_OBJECTS].sort()).toEqual(
      BOUNDS.map(({ table }) => table).sort(),
    );
    await world.member();
    await world.member({ tenantId: 2 });
    for (const tenantId of [1, 2]) await world.shop({ tenantId });
    const young = `'${clock.now().toISOString()}'::timestamptz`;
    const before: Record<string, number> = {};
    for (const { table, insert } of KINDS) {
      await world.query(insert(young).replaceAll(" - interval '2 years'", ''));
      before[table] = await count(table);
      await world.query(insert(`${young} - interval '1 year'`));
      expect(await count(table), table).toBe((before[table] ?? 0) + 10);
    }
    await sweep();
    for (const { table } of KINDS) expect(await count(table), table).toBe(before[table]);
  });

  it('trust-58 no transaction deletes more than 1,000 rows, and a sweep that was cut off ends with the same rows', async () => {
    await world.query(`
      create table deleted_rows (transaction bigint, count int);
      create function note_deleted() returns trigger language plpgsql security definer as $$
        begin
          insert into public.deleted_rows select pg_current_xact_id()::text::bigint, count(*) from gone;
          return null;
        end $$;
      create trigger note_deleted after delete on outbox referencing old table as gone
        for each statement execute function note_deleted();
    `);
    const fill = () =>
      world.query(
        `insert into outbox (tenant_id, job, payload, key, run_at, status, done_at)
         select 1, 'x', '{}', 'many:' || n, $1, 2, $1::timestamptz - make_interval(days => case when n <= 3500 then 31 else 29 end)
         from generate_series(1, 3600) as n`,
        [clock.now()],
      );
    try {
      await fill();
      // The process dies in the middle: its connection is gone after the second batch.
      let batches = 0;
      const dying: Platform = {
        ...platform,
        database: {
          ...platform.database,
          forTenant: (tenantId) => {
            const own = platform.database.forTenant(tenantId);
            return {
              ...own,
              writable: {
                ...own.writable,
                sql: {
                  rows: (what, values) => own.writable.sql.rows(what, values),
                  row: (what, values) => {
                    if (what.name === 'retention-remove-outbox' && ++batches > 2) throw new Error('killed');
                    return own.writable.sql.row(what, values);
                  },
                },
              },
            };
          },
        },
      };
      await sweepOn(dying);
      expect(await count('outbox', "key like 'many:%'")).toBe(1_600);
      await sweep();
      expect(await count('outbox', "key like 'many:%'")).toBe(100);
      expect(await count('outbox', "key like 'many:%' and substr(key, 6)::int <= 3500")).toBe(0);
      const sums = await world.query<{ sum: number }>(
        'select sum(count)::int as sum from deleted_rows group by transaction having sum(count) > 0 order by 1 desc',
      );
      expect(sums.map(({ sum }) => sum)).toEqual([1_000, 1_000, 1_000, 500]);
    } finally {
      await world.query(
        "drop trigger note_deleted on outbox; drop table deleted_rows; delete from outbox where key like 'many:%'",
      );
    }
  });

  it('fault:ops-57 trust-58 an upload that nothing refers to goes after a week with its bytes; one whose bytes cannot be removed stays and is tried again', async () => {
    const member = await world.member({ balance: 100_000 });
    const proofs = proofsOf(api);
    const orderId = await proofs.order(member);
    await proofs.prove(member, [orderId]);
    const [proof] = await world.query<{ file_id: string }>('select file_id from payment_proof where member_id = $1', [
      member.id,
    ]);
    const old = await upload(member.token);
    clock.advanceMs(8 * DAY_MS);
    const fresh = await upload((await world.member()).token);
    expect(await keysOf(old)).toHaveLength(1);

    const away: Platform = {
      ...platform,
      storage: {
        ...platform.storage,
        remove: async () => {
          throw new Error('the object store is down');
        },
      },
    };
    await sweepOn(away);
    expect(await count('stored_file', `id = '${old}'`)).toBe(1);
    // Out of use for good: nothing can refer to it any more.
    const claimed = await call.as(member).post('trade/order/payTradeOrder', {
      tradeOrderIdList: [orderId],
      payType: 2,
      payOrderPic: `/files/u/${old}.png`,
    });
    expect(claimed.code).toBe(400);

    await sweep();
    expect(await count('stored_file', `id = '${old}'`)).toBe(0);
    expect(await keysOf(old)).toEqual([]);
    // What a proof refers to stays, and so does what was uploaded within the week.
    expect(await count('stored_file', `id = '${proof?.file_id}'`)).toBe(1);
    expect(await keysOf(proof?.file_id ?? '-')).toHaveLength(1);
    expect(await count('stored_file', `id = '${fresh}'`)).toBe(1);
  });

  it('every foreign key to an upload is looked at before its bytes go', async () => {
    const keys = await world.query<{ key: string }>(
      `select conrelid::regclass || '.' || attname as key from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any (conkey) and attname <> 'tenant_id'
       where contype = 'f' and confrelid = 'stored_file'::regclass order by 1`,
    );
    expect(REFERENCES.map((reference) => reference.join('.')).sort()).toEqual(keys.map(({ key }) => key));
  });

  it('fault:ops-57 a picture that something still refers to stays, even when it was let go of', async () => {
    const member = await world.member({ balance: 100_000 });
    const proofs = proofsOf(api);
    const orderId = await proofs.order(member);
    await proofs.prove(member, [orderId]);
    const mine = `member_id = ${member.id}`;
    await world.query(`update stored_file set claimed_at = null where owner_id = ${member.id}`);
    clock.advanceMs(8 * DAY_MS);
    await sweep();
    const [proof] = await world.query<{ file_id: string }>(`select file_id from payment_proof where ${mine}`);
    expect(
      await count('stored_file', `id = '${proof?.file_id}' and claimed_at is not null and dropped_at is null`),
    ).toBe(1);
  });

  it('fault:ops-57 a finished import goes after 90 days with the lines of its report and its file; one that runs stays', async () => {
    const owner = await world.member();
    const shopId = await world.shop({ ownerId: owner.id });
    const insert = async (fileKey: string, status: number, finishedDaysAgo: number | null): Promise<number> => {
      await platform.storage.put(fileKey, Buffer.from('Handle\n'));
      const [row] = await world.query<{ id: number }>(
        `insert into product_import (tenant_id, shop_id, member_id, file_key, is_dry_run, byte_count, status, created_at, finished_at)
         values (1, $1, $2, $3, 0, 7, $4, $5::timestamptz - interval '1 year', $5::timestamptz - make_interval(days => $6)) returning id`,
        [shopId, owner.id, fileKey, status, clock.now(), finishedDaysAgo],
      );
      return row?.id ?? 0;
    };
    const key = (name: string) => `t1/import/${createHash('sha256').update(name).digest('hex').slice(0, 32)}.csv`;
    const [failed, recent, running] = [
      await insert(key('failed'), 3, 91),
      await insert(key('recent'), 2, 89),
      await insert(key('running'), 1, null),
    ];
    await world.query(
      `insert into import_line (tenant_id, import_id, row, line, handle, outcome)
       select 1, $1, n, n, 'h' || n, 4 from generate_series(1, 2500) as n`,
      [failed],
    );
    await sweep();
    expect(await count('import_line', `import_id = ${failed}`)).toBe(0);
    expect(await count('product_import', `id in (${failed}, ${recent}, ${running})`)).toBe(2);
    expect(await platform.storage.get(key('failed'))).toBeUndefined();
    expect(await platform.storage.get(key('running'))).toBeDefined();
    await world.query('delete from product_import where id = any ($1::int[])', [[recent, running]]);
  });

  it('trust-59 a repeat with the same key after 23 hours and 59 minutes gets the first order; after the sweep the cart lines still do', async () => {
    const member = await world.member();
    const product = await world.product();
    const [cartId, addressId] = [await world.cartLine(member, product), await world.address(member)];
    const order = {
      items: [{ skuId: product.skuId, count: 1, cartId, shopId: product.shopId }],
      addressId,
      deliveryType: 1,
      terminal: 20,
    };
    const send = (key?: string) =>
      call
        .as(member)
        .with(key === undefined ? {} : { headers: { 'idempotency-key': key } })
        .post('trade/order/createFirst', order);
    const first = await send('once');
    expect(first.code).toBe(0);
    clock.advanceMs(24 * HOUR_MS - MINUTE_MS);
    await sweep();
    expect(await count('idempotency_key', "key = 'once'")).toBe(1);
    expect((await send('once')).data).toEqual(first.data);
    clock.advanceMs(3 * DAY_MS);
    await sweep();
    expect(await count('idempotency_key', "key = 'once'")).toBe(0);
    expect((await send()).data.tradeOrderIdList).toEqual(first.data.tradeOrderIdList);
    expect(await count('trade_order', `member_id = ${member.id}`)).toBe(1);
  });

  it('fault:ops-57 the picture of a chat message that was deleted goes, unless another message shows it', async () => {
    const owner = await world.member();
    const shopId = await world.shop({ ownerId: owner.id });
    const member = await world.member();
    const product = await world.product({ shopId });
    expect((await placeOrder(api, member, product)).orderId).toBeGreaterThan(0);
    const id = await upload(member.token);
    const write = async () =>
      call.as(member).post('message/send_message', {
        event: 'message',
        message: `/files/u/${id}.png`,
        type: 3,
        sendtype: 1,
        recipientId: owner.id,
        shopId,
      });
    const [one, other] = [await write(), await write()];
    expect([one.code, other.code]).toEqual([0, 0]);
    const messages = await world.query<{ id: number }>('select id from chat_message where sender_id = $1 order by id', [
      member.id,
    ]);
    expect(messages).toHaveLength(2);
    clock.advanceMs(8 * DAY_MS);
    const remove = (message: number | undefined) => call.as(member).post(`message/delete/message/${message}`);
    expect((await remove(messages[0]?.id)).code).toBe(0);
    await sweep();
    expect(await count('stored_file', `id = '${id}'`)).toBe(1);
    expect((await remove(messages[1]?.id)).code).toBe(0);
    await sweep();
    expect(await count('stored_file', `id = '${id}'`)).toBe(0);
    expect(await keysOf(id)).toEqual([]);
  });
});
