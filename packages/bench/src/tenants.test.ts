import '@passage/testing/cluster';
import { sized } from '@passage/testing/size';
import { expect, inject, it } from 'vitest';
import { measureTenants } from './measure-tenants.ts';
import { tenantTable } from './tenant-table.ts';

it('trust-53 memory, sweep and cold list are measured and printed beside their bars', {
  timeout: 120_000,
}, async () => {
  const figures = await measureTenants({ clusterUrl: inject('clusterUrl'), tenants: sized({ small: 10, whole: 100 }) });
  for (const figure of [figures.memoryMb, figures.sweepMs, figures.coldMs]) expect(Number.isFinite(figure)).toBe(true);
  expect(figures.sweepMs).toBeGreaterThan(0);
  const printed = tenantTable(figures);
  expect(printed).toMatch(/^memory more than with 1 +-?\d+\.\d MB +< 50 MB +(within|ABOVE)$/m);
  expect(printed).toMatch(/^one sweep +\d+\.\d ms +< 1000 ms +(within|ABOVE)$/m);
  expect(printed).toMatch(/^first list of a cold tenant, less a warm one +-?\d+\.\d ms +< 20 ms +(within|ABOVE)$/m);
  const bad = tenantTable({ tenants: 1_000, memoryMb: 51, sweepMs: 999, coldMs: 20 });
  expect(bad.match(/within|ABOVE/g)).toEqual(['ABOVE', 'within', 'ABOVE']);
});
