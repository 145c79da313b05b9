import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { startApi } from '../../testing/api.ts';
import { type Answer, openCaller } from '../../testing/caller.ts';
import { decodeQueue } from './decode-queue.ts';
import { uploadFile } from './index.ts';

const HOUR_MS = 3_600_000;
/** Pixels that a member has in an hour, in thousands. */
const BUDGET = 2_000_000;

describe('uploads of many', async () => {
  const api = await startApi();
  // Another server, which has nothing in common with the first but the database.
  const other = await buildApp(api.platform);
  const otherOrigin = await other.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => other.close());
  const { world, call } = api;
  const pictureOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#96521a' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
  const small = await pictureOf(40, 40);
  const send = (member: { token: string }, bytes: Buffer = small) => call.as(member).upload('infra/file/upload', bytes);

  const held: (() => void)[] = [];
  const hold = (key: string): void => {
    const work = () => new Promise<void>((resolve) => held.push(resolve));
    void decodeQueue.run({ key, bytes: 0, work });
  };
  const release = (): void => held.shift()?.();
  const waiting = (count: number) => vi.waitFor(() => expect(decodeQueue.figures().waiting).toBe(count), 60_000);
  afterEach(async () => {
    while (held.length > 0) release();
    await waiting(0);
  });
  const spentBy = async ({ id }: { id: number }) =>
    (
      await world.query<{ count: number }>(
        `select count from attempt_counter where scope = 'files:pixels' and subject = $1`,
        [String(id)],
      )
    )[0]?.count;
  const spend = (id: number, count: number) =>
    world.query(`update attempt_counter set count = $2 where scope = 'files:pixels' and subject = $1`, [
      String(id),
      count,
    ]);

  it('fault:upload-51 five pictures of 49 megapixels of one member hold up others for one of them at most', {
    timeout: 240_000,
  }, async () => {
    const large = await pictureOf(7_000, 7_000);
    const [a, b, c] = [await world.member(), await world.member(), await world.member({ tenantId: 2 })];
    const leaving = new AbortController();
    hold('one');
    hold('another');
    let answered = 0;
    const ofA = Array.from({ length: 5 }, async () => {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(large)], { type: 'image/png' }), 'large.png');
      const headers = { authorization: a.token, 'tenant-id': '1' };
      const url = `${api.origin}/app-api/infra/file/upload`;
      const { status } = await fetch(url, { method: 'POST', headers, body, signal: leaving.signal });
      answered += 1;
      return status;
    });
    const settled = Promise.allSettled(ofA);
    await waiting(5);
    const others = [send(b), call.as(c).upload('infra/file/upload', small, { fields: { purpose: 'proof' } })];
    await waiting(7);
    // One place is free from here on, for all of them.
    release();
    await waiting(6);
    // The process answers while the first is decoded.
    expect((await fetch(`${api.origin}/health/live`)).status).toBe(200);
    expect(answered).toBe(0);
    expect((await Promise.all(others)).map(({ code }) => code)).toEqual([0, 0]);
    expect(answered).toBeLessThanOrEqual(1);
    // Whoever hangs up leaves the queue, and what was not decoded is not paid for.
    leaving.abort();
    await settled;
    await waiting(0);
    await vi.waitFor(async () => expect(await spentBy(a)).toBeLessThanOrEqual(2 * 49_000), 60_000);
  });

  it('fault:upload-51 of two pictures of different members both are decoded at once, of the same member one', async () => {
    const [a, b] = [await world.member(), await world.member()];
    hold(`1:${a.id}:hand`);
    const own = send(a);
    await waiting(1);
    expect((await send(b)).code).toBe(0);
    expect(decodeQueue.figures()).toEqual({ running: 1, waiting: 1 });
    release();
    expect((await own).code).toBe(0);
  });

  it('fault:upload-51 of fifty pictures of ten members at once forty wait, the others are told 503 and when to come again', async () => {
    hold('one');
    hold('another');
    const members = await Promise.all(Array.from({ length: 10 }, () => world.member()));
    const refused: Answer[] = [];
    const done = members.flatMap((member) =>
      Array.from({ length: 5 }, async () => {
        const answer = await send(member);
        if (answer.code !== 0) refused.push(answer);
        return answer.code;
      }),
    );
    await vi.waitFor(() => expect(refused).toHaveLength(10), 60_000);
    expect(decodeQueue.figures()).toEqual({ running: 2, waiting: 40 });
    for (const { status, code, headers } of refused)
      expect([status, code, headers['retry-after']]).toEqual([503, 503, '5']);
    release();
    release();
    expect((await Promise.all(done)).filter((code) => code === 0)).toHaveLength(40);
    // What was refused cost nothing.
    const spent = await Promise.all(members.map(spentBy));
    expect(spent.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(40 * 2);
  });

  it('fault:upload-51 an import waits in a lane of its own and spends pixels of its own', async () => {
    const member = await world.member();
    hold('one');
    hold('another');
    const db = api.platform.database.forTenant(1).writable;
    const imported = uploadFile(api.platform, db, { ownerId: member.id, bytes: small, budget: 'import' });
    await waiting(1);
    const own = send(member);
    await waiting(2);
    release();
    release();
    expect(await imported).toMatch(/^\/files\/u\//);
    expect((await own).code).toBe(0);
    const scopes = await world.query<{ scope: string; count: number }>(
      `select scope, count from attempt_counter where subject = $1 and scope like '%pixels' order by scope`,
      [String(member.id)],
    );
    expect(scopes).toEqual([
      { scope: 'files:import-pixels', count: 2 },
      { scope: 'files:pixels', count: 2 },
    ]);
  });

  it('trust-45 fault:upload-51 a member’s pixels of the hour count over all processes, the rest is told 429 and when to come again', async () => {
    const [busy, calm] = [await world.member(), await world.member()];
    expect((await send(busy)).code).toBe(0);
    expect(await spentBy(busy)).toBe(2);
    await spend(busy.id, BUDGET - 3 * 2);
    const there = openCaller(otherOrigin).as(busy);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? send(busy) : there.upload('infra/file/upload', small),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 0, 429, 429, 429, 429, 429]);
    for (const { headers } of answers.filter(({ code }) => code === 429)) {
      const seconds = Number(headers['retry-after']);
      expect(seconds).toBeGreaterThan(3_000);
      expect(seconds).toBeLessThanOrEqual(3_600);
    }
    expect((await send(calm)).code).toBe(0);
    api.clock.advanceMs(HOUR_MS);
    expect((await send(busy)).code).toBe(0);
  });
});
