import { spawnSync } from 'node:child_process';
import { contract } from '@passage/contract';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { placeOrder } from '../modules/orders/orders.testing.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';
import { PAY_PASSWORD } from '../testing/world.ts';
import { openTracing } from './tracing.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let collector: TraceCollector;
let api: TestApi;
beforeAll(async () => {
  collector = await startTraceCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_SERVICE_NAME: 'passage-test' };
  api = await startApi({ worker: true, settings });
});
afterAll(() => collector.close());

const requestsOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId && span.kind === 2);
const below = ({ spanId }: CollectedSpan) => collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('traces', () => {
  it('ops-14 ops-11 lead from a web request to its SQL and its job, which metrics count, and name no value', async () => {
    const { world, call, platform } = api;
    const buyer = await world.member({ balance: 1_000_000 });
    const owner = await world.member();
    const product = await world.product({ shopId: await world.shop({ ownerId: owner.id }) });
    const { orderId } = await placeOrder(api, buyer, product);
    const traced = call.as(buyer).with({ headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
    const payment = { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD };
    await fetch(new URL('/health/ready', api.origin));
    expect((await traced.endpoint(contract.payment.pay, payment)).code).toBe(0);
    const refused = await call
      .with({ tenantId: 2 })
      .endpoint(contract.session.login, { mailbox: 'a@b.test', password: 'Passage2026' });
    expect(refused.code).toBe(1009);
    await vi.waitFor(
      () => {
        const [request] = requestsOf(TRACE);
        expect(request && below(request).filter(({ kind }) => kind === 5)).toHaveLength(1);
      },
      { timeout: HUNG_RUN_MS, interval: 50 },
    );

    const [request, ...others] = requestsOf(TRACE);
    if (!request) throw new Error('no request');
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      service: 'passage-test',
      name: 'POST /app-api/trade/order/payTradeOrder',
      parentSpanId: CALLER,
      attributes: { 'http.response.status_code': 200, 'passage.code': '0', 'passage.tenant_id': 1 },
    });
    const sql = below(request).filter(({ kind }) => kind === 3);
    const names = sql.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['session-by-id', 'begin', 'outbox-insert', 'commit']));
    for (const { attributes } of sql) expect(Object.keys(attributes)).toEqual(['db.system.name', 'db.query.summary']);

    const [job] = below(request).filter(({ kind }) => kind === 5);
    if (!job) throw new Error('no job');
    expect(job).toMatchObject({ name: 'job order-paid', traceId: TRACE, attributes: { 'passage.tenant_id': 1 } });
    expect(below(job).map(({ name }) => name)).toEqual(expect.arrayContaining(['outbox-begin', 'outbox-finish']));
    expect(await platform.metrics.text()).toContain(
      'passage_job_duration_seconds_count{job="order-paid",outcome="done"} 1',
    );

    const [failed] = collector.spans.filter(({ attributes }) => attributes['passage.code'] === '1009');
    expect(failed).toMatchObject({ name: 'POST /app-api/member/firstauth/login', parentSpanId: undefined });
    expect(failed?.traceId).not.toBe(TRACE);
    // Nothing is traced that no request or job has asked for, no look at its health, and nothing of what was said.
    expect(collector.spans.filter(({ name }) => name.includes('/health'))).toEqual([]);
    expect(collector.spans.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === undefined)).toEqual([]);
    const told = collector.spans.flatMap(({ name, attributes }) => [name, ...Object.values(attributes).map(String)]);
    for (const value of [PAY_PASSWORD, buyer.token, buyer.email, 'a@b.test', 'Passage2026'])
      expect(told.filter((one) => one.includes(value))).toEqual([]);
  });

  it('ops-14 ops-13 without an endpoint nothing is loaded that could export; the last fault is told without its values', async () => {
    expect(await openTracing(readConfig({ DATABASE_URL: 'postgres://none@127.0.0.1:1/none' }))).toBeUndefined();
    const script = `
      import { createRequire } from 'node:module';
      const { readConfig } = await import('./src/config.ts');
      const { endAtFaults } = await import('./src/platform/log.ts');
      const { openPlatform } = await import('./src/platform/open-platform.ts');
      const { openTracing } = await import('./src/platform/tracing.ts');
      await import('./src/app.ts');
      const { cache } = createRequire(import.meta.url);
      const loaded = () => Object.keys(cache).filter((path) => /@opentelemetry.(sdk|exporter|otlp|core)/.test(path)).length;
      const settings = { PASSAGE_MODE: 'demo', DATABASE_URL: 'postgres://none@127.0.0.1:1/none' };
      const { log } = openPlatform(readConfig(settings), { tracing: await openTracing(readConfig(settings)) });
      const without = loaded();
      await openTracing(readConfig({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }));
      console.log(JSON.stringify({ without, loads: loaded() > 0 }));
      endAtFaults(log);
      void Promise.reject(Object.assign(new Error('the "hush" of it'), { detail: 'hush' }));`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      {
        cwd: new URL('../../', import.meta.url),
        encoding: 'utf8',
      },
    );
    const [told, fault, ...others] = stdout.trim().split('\n');
    expect(told, stderr).toBe('{"without":0,"loads":true}');
    expect(JSON.parse(fault ?? '')).toMatchObject({ level: 60, msg: 'uncaught', err: { message: 'the "…" of it' } });
    expect([status, stderr, others]).toEqual([1, '', []]);
    expect(fault).not.toContain('hush');
  });
});
