import { integer, statement, text } from '@passage/database';

/** Something that must hold in the books of every tenant. */
export interface Proof {
  readonly name: string;
  /** Answers the rows that should not be: tenant_id, subject, detail. */
  readonly sql: string;
}

const LIMIT = 20;

/** The statements of proofs; each answers the first few rows that should not be. */
export const proofsOf = (proofs: readonly Proof[]) =>
  proofs.map(({ name, sql }, index) => ({
    name,
    rows: statement({
      name: `ledger-proof-${index + 1}`,
      columns: { tenant_id: integer, subject: text, detail: text },
      text: `${sql} limit ${LIMIT}`,
    }),
  }));
