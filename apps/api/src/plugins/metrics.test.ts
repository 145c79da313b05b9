import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { ledgerJobs } from '../modules/ledger/index.ts';
import { listenAs } from '../modules/live/live.testing.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { startApi } from '../testing/api.ts';

const command = fileURLToPath(new URL('../jobs.ts', import.meta.url));

describe('how jobs stand', async () => {
  const api = await startApi();
  const { world, platform } = api;
  const jobs = (...words: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', command, ...words], {
      env: { ...process.env, DATABASE_URL: api.appUrl, DATABASE_OWNER_URL: api.databaseUrl },
      encoding: 'utf8',
    });
    // It names its database first.
    return { status, stdout: stdout.replace(/^Database .+\n/, '') };
  };
  const metrics = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL('/metrics', api.origin), { headers });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('fault:queue-02 /metrics counts what waits, fails and was given up, and since when it is due', async () => {
    await world.query(
      `insert into outbox (tenant_id, job, key, payload, run_at, status, attempts, last_error, handed_at) values
       (1, 'mail', 'a', '{}', now() + interval '1 hour', 0, 0, null, null),
       (1, 'mail', 'b', '{}', now() - interval '90 seconds', 1, 2, 'connection refused', now()),
       (2, 'mail', 'c', '{}', now() - interval '10 seconds', 0, 0, null, null),
       (2, 'mail', 'd', '{}', now() - interval '1 day', 3, 50, 'no such mailbox', now()),
       (1, 'mail', 'e', '{}', now() - interval '1 day', 2, 1, null, now())`,
    );
    const { status, type, text } = await metrics();
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text.split('\n').filter((line) => line.startsWith('passage_jobs{'))).toEqual([
      'passage_jobs{job="mail",state="later"} 1',
      'passage_jobs{job="mail",state="due"} 2',
      'passage_jobs{job="mail",state="failing"} 1',
      'passage_jobs{job="mail",state="given_up"} 1',
    ]);
    const [, seconds] = /passage_jobs_oldest_due_seconds\{job="mail"\} ([\d.]+)/.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(90);
    expect(Number(seconds)).toBeLessThan(150);
  });

  it('fault:queue-02 the command tells why jobs were given up, and has them run again', async () => {
    const told = jobs();
    expect(told.status).toBe(0);
    expect(told.stdout).toMatch(/^mail: 2 due, the oldest for \d+ s; 1 later; 1 failing; 1 given up$/m);
    expect(told.stdout).toMatch(/^Given up since \S+Z: mail \d+ of tenant 2 \(d\): no such mailbox$/m);
    expect(jobs('again').stdout).toBe('1 given up job runs again.\n');
    expect(jobs('again').stdout).toBe('No job was given up.\n');
    const [row] = await world.query("select status, attempts from outbox where key = 'd'");
    expect(row).toEqual({ status: 0, attempts: 0 });
    await world.query('update outbox set status = 2');
    expect(jobs().stdout).toBe('All jobs are done.\n');
  });

  it('ops-11 /metrics tells requests by route, code and tenant, pools, sockets and the last proof of the books', async () => {
    const { call } = api;
    const staff = await world.member({ role: 1 });
    const signIn = { mailbox: 'nobody@passage.test', password: 'Passage2026' };
    await call.with({ tenantId: 2 }).post('member/firstauth/login', signIn);
    await call.with({ tenantId: 2 }).post('firstauth/login', signIn);
    for (const id of [1, 2])
      await call.as(staff).post(`/admin-api/orders/${id}/ship`, { company: 'Post', trackingNumber: 'A1' });
    await call.get(`/app-api/none/${'x'.repeat(50)}`);
    const member = await world.member({ tenantId: 2, balance: 500 });
    const { socket } = await listenAs(api.origin, member);
    const setBalance = (balance: number) =>
      world.query('update ledger_account set balance = $2 where tenant_id = 2 and member_id = $1', [
        member.id,
        balance,
      ]);
    await setBalance(501);
    for (const tenantId of [1, 2])
      for (const { handle } of ledgerJobs)
        await handle({ platform, tenantId, db: platform.database.forTenant(tenantId).writable }, {});
    await setBalance(500);

    const { text } = await metrics();
    const values = (name: string) =>
      text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    expect(values('passage_http_requests_total')).toEqual(
      expect.arrayContaining([
        'passage_http_requests_total{route="/app-api/member/firstauth/login",method="POST",status="200",code="1009",tenant="2"} 2',
        'passage_http_requests_total{route="/admin-api/orders/{id}/ship",method="POST",status="200",code="404",tenant="1"} 2',
        'passage_http_requests_total{route="/*",method="GET",status="200",code="404",tenant=""} 1',
      ]),
    );
    expect(values('passage_http_request_duration_seconds_count')).toContain(
      'passage_http_request_duration_seconds_count{route="/admin-api/orders/{id}/ship",method="POST"} 2',
    );
    expect(values('passage_pool_size')).toEqual(
      ['write', 'read', 'global'].map((pool) => `passage_pool_size{pool="${pool}"} ${pool === 'global' ? 2 : 10}`),
    );
    expect(values('passage_pool_connections')).toHaveLength(9);
    expect(values('passage_websockets')).toEqual(['passage_websockets 1']);
    expect(values('passage_ledger_proof_ok').sort()).toEqual([
      'passage_ledger_proof_ok{tenant="1"} 1',
      'passage_ledger_proof_ok{tenant="2"} 0',
    ]);
    const [, provedAt] = /passage_ledger_proof_timestamp_seconds\{tenant="2"\} ([\d.e+]+)/.exec(text) ?? [];
    expect(Math.abs(Number(provedAt) - Date.now() / 1000)).toBeLessThan(60);
    expect(values('process_resident_memory_bytes')).toHaveLength(1);
    socket.close();
    await expect.poll(async () => (await metrics()).text).toContain('\npassage_websockets 0\n');
  });

  it('ops-11 /metrics tells who waits for a connection, and what it knows without a database', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const db = platform.database.forTenant(1).writable;
    const held = Array.from({ length: 12 }, () => db.inTransaction(() => released));
    await expect.poll(() => platform.database.pools()[0]).toMatchObject({ used: 10, waiting: 2 });
    expect((await metrics()).text).toContain(
      ['used"} 10', 'idle"} 0', 'waiting"} 2']
        .map((end) => `passage_pool_connections{pool="write",state="${end}\n`)
        .join(''),
    );
    release();
    await Promise.all(held);

    const away = openPlatform({ ...platform.config, relayUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const app = await buildApp(away);
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toContain('\npassage_standing_known 0\n');
    expect(body).toContain('passage_pool_size{pool="write"} 10');
    expect(body).not.toContain('passage_ledger_proof_ok{');
    await app.close();
    await away.database.close();
  });

  it('ops-15 the dashboard and the alerts use only metrics and labels that are there', async () => {
    await world.query(
      `insert into outbox (tenant_id, job, key, payload, run_at, status) values (1, 'mail', 'f', '{}', now() + interval '1 hour', 0)`,
    );
    await world.query('insert into ledger_proof values (1, now(), 0) on conflict do nothing');
    platform.metrics.countJob('mail', 'done', 0.1);
    await metrics();
    const { text } = await metrics();
    const labels = labelsOf(text);
    expect(text).toContain('passage_jobs{');
    // What Prometheus itself knows of each process.
    labels.set('up', new Set());
    const expressions = [
      ...expressionsOf('dashboard.json', /"expr": (".*")/g),
      ...expressionsOf('alerts.yml', /expr: (.*)/g),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      const { selected, grouped, isWhole } = partsOf(expression);
      expect(isWhole, expression).toBe(true);
      expect(selected.length, expression).toBeGreaterThan(0);
      const known = new Set(['instance', ...selected.flatMap(({ name }) => [...(labels.get(name) ?? [])])]);
      for (const { name, matched } of selected) {
        expect([...labels.keys()], expression).toContain(name);
        const own = new Set([...(labels.get(name) ?? []), 'instance', ...(name === 'up' ? ['job'] : [])]);
        expect(
          matched.filter((label) => !own.has(label)),
          expression,
        ).toEqual([]);
      }
      expect(
        grouped.filter((label) => !known.has(label)),
        expression,
      ).toEqual([]);
    }
  });

  it('/metrics answers this machine alone, or who sends the token', async () => {
    expect((await metrics({ 'x-forwarded-for': '203.0.113.7' })).text).toContain('"code":404');
    const token = 'a token of the operator';
    const app = await buildApp({ ...platform, config: { ...platform.config, metricsToken: token } });
    const get = (authorization?: string) =>
      app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    expect((await get(`Bearer ${token}`)).body).toContain('# TYPE passage_jobs gauge');
    for (const wrong of [undefined, token, 'Bearer another', `Bearer ${token}x`])
      expect((await get(wrong)).body).toContain('"code":404');
    await app.close();
  });

  it('fault:security-55 /metrics without a token is not there in production mode, whoever asks', async () => {
    const open = { ...platform.config, metricsToken: undefined };
    const app = await buildApp({ ...platform, config: { ...open, mode: 'production' } });
    for (const headers of [{}, { host: 'elsewhere.test' }, { 'x-forwarded-for': '127.0.0.1' }])
      for (const remoteAddress of ['127.0.0.1', '::1', '203.0.113.7'])
        expect((await app.inject({ url: '/metrics', remoteAddress, headers })).body).toContain('"code":404');
    await app.close();
  });
});

/** Of each metric that /metrics declares, also where there is nothing to show yet: the labels of its samples. */
function labelsOf(text: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const part of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      labels.set(`${name}${part}`, new Set());
  for (const [, name = '', inBraces = ''] of text.matchAll(/^([a-z]\w*)\{(.*)\} \S+$/gm))
    for (const [, label = ''] of inBraces.matchAll(/(\w+)="/g)) labels.get(name)?.add(label);
  return labels;
}

function expressionsOf(file: string, pattern: RegExp): string[] {
  const text = readFileSync(new URL(`../../observability/${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(pattern)].map(([, found = '']): string => {
    const expression: string = found.startsWith('"') ? JSON.parse(found) : found;
    return expression.replaceAll('$__rate_interval', '5m');
  });
}

/** What an expression selects, by Prometheus' own grammar. */
function partsOf(expression: string) {
  const selected: { name: string; matched: string[] }[] = [];
  const grouped: string[] = [];
  let isWhole = true;
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) isWhole = false;
      if (node.name === 'Identifier') selected.push({ name: textOf(node), matched: [] });
      if (node.name === 'LabelName')
        (node.node.parent?.name === 'GroupingLabels' ? grouped : (selected.at(-1)?.matched ?? [])).push(textOf(node));
    },
  });
  return { selected, grouped, isWhole };
}
