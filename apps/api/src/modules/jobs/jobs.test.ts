import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const { list, again } = contract.jobs;

describe('failed jobs', async () => {
  const api = await startApi();
  const { world } = api;
  const admin = api.call.as(await world.member({ role: 1 }));
  await world.query(
    `insert into outbox (tenant_id, job, key, payload, run_at, status, attempts, last_error) values
     (1, 'mail', 'waits', '{}', now() + interval '1 day', 0, 0, null),
     (1, 'mail', 'fails', '{}', now() + interval '1 day', 0, 5, 'connection refused'),
     (1, 'mail', 'failed', '{}', now(), 3, 50, 'no such mailbox'),
     (2, 'mail', 'foreign', '{}', now(), 3, 50, 'no such mailbox')`,
  );
  const ids = async (key: string) =>
    (await world.query<{ id: number }>('select id from outbox where key = $1', [key]))[0]?.id;

  it('fault:queue-02 administrators see what failed in their tenant, and why', async () => {
    const all = await admin.endpoint(list);
    expect(all.data).toEqual({
      total: 2,
      list: [
        {
          id: await ids('failed'),
          job: 'mail',
          key: 'failed',
          givenUp: true,
          attempts: 50,
          reason: 'no such mailbox',
          runTime: expect.any(Number),
          createTime: expect.any(Number),
        },
        expect.objectContaining({ key: 'fails', givenUp: false, attempts: 5, reason: 'connection refused' }),
      ],
    });
    for (const [givenUp, key] of [
      [true, 'failed'],
      [false, 'fails'],
    ] as const)
      expect((await admin.endpoint(list, { givenUp })).data).toMatchObject({ total: 1, list: [{ key }] });
    for (const role of [2, 3] as const)
      expect((await api.call.as(await world.member({ role })).endpoint(list)).code).toBe(403);
  });

  it('fault:queue-02 and have what was given up tried again, which is written down', async () => {
    const id = await ids('failed');
    expect((await admin.endpoint(again, { id: await ids('fails') })).code).toBe(409);
    for (const wrong of [await ids('foreign'), 2_000_000_000])
      expect((await admin.endpoint(again, { id: wrong })).code).toBe(404);
    expect((await admin.endpoint(again, { id })).data).toEqual({ id });
    expect((await admin.endpoint(again, { id })).code).toBe(409);
    const [row] = await world.query('select status, attempts from outbox where id = $1 and tenant_id = 1', [id]);
    expect(row).toEqual({ status: 0, attempts: 0 });
    expect((await admin.endpoint(contract.audit.list, { action: 'jobs.again' })).data.list).toMatchObject([
      { subject: `jobs:${id}`, before: expect.stringContaining('no such mailbox') },
    ]);
  });
});
