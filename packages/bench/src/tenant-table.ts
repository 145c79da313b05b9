import type { TenantFigures } from './measure-tenants.ts';
import { table } from './table.ts';

/** What a thousand tenants may cost: megabytes of a process, milliseconds of a round of sweeps and of a first list. */
export const TENANT_BARS = { memoryMb: 50, sweepMs: 1_000, coldMs: 20 } as const;

/** The figures, each beside its bar. */
export function tenantTable({ tenants, memoryMb, sweepMs, coldMs }: TenantFigures): string {
  const line = (what: string, value: number, bar: number, unit: string): string[] => [
    what,
    `${value.toFixed(1)} ${unit}`,
    `< ${bar} ${unit}`,
    value < bar ? 'within' : 'ABOVE',
  ];
  return table(
    [`with ${tenants} tenants`, 'measured', 'bar', ''],
    [
      line('memory more than with 1', memoryMb, TENANT_BARS.memoryMb, 'MB'),
      line('one sweep', sweepMs, TENANT_BARS.sweepMs, 'ms'),
      line('first list of a cold tenant, less a warm one', coldMs, TENANT_BARS.coldMs, 'ms'),
    ],
  );
}
