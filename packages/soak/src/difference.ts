/** Something that should not be. */
export interface Difference {
  readonly what: string;
  readonly tenantId: number;
  readonly subject: string;
  readonly detail: string;
}

export type Query = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Rule {
  readonly name: string;
  /** Answers the rows that should not be: tenant_id, subject, detail. $1 is the present where the rule asks for it. */
  readonly sql: string;
  readonly asksForNow?: boolean;
}

const LIMIT = 10;

export async function breaches(query: Query, rules: readonly Rule[], now: Date): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { name, sql, asksForNow = false } of rules) {
    const rows = await query<{ tenant_id: number; subject: string; detail: string }>(
      `${sql} limit ${LIMIT}`,
      asksForNow ? [now] : [],
    );
    differences.push(
      ...rows.map(({ tenant_id, subject, detail }) => ({ what: name, tenantId: tenant_id, subject, detail })),
    );
  }
  return differences;
}
