/** What users were told: each answer that promised something, to be looked up in the database at the end. */

import type { TestMember } from '@passage/api/testing/world';
import type { Endpoint } from '@passage/contract';

/** A promise by its kind, with the tenant it was given in. Amounts and statuses are as the wire has them. */
export interface Said {
  readonly kind: PromiseKind;
  readonly tenantId: number;
  readonly id: number;
  readonly memberId?: number;
  readonly status?: number;
  /** What else it is known by: an audit row's action or a remark of its own. */
  readonly text?: string;
}

export type PromiseKind =
  | 'ordered'
  | 'paid'
  | 'proof handed in'
  | 'cancelled'
  | 'shipped'
  | 'tracked'
  | 'received'
  | 'after-sale asked'
  | 'after-sale moved'
  | 'recharge handed in'
  | 'withdrawal asked'
  | 'staff acted'
  | 'adjusted'
  | 'evaluated';

/** A command that succeeded under an idempotency key; asked again it answers the same. */
export interface Kept {
  readonly who: TestMember;
  readonly endpoint: Endpoint;
  readonly payload: object;
  readonly key: string;
  readonly data: unknown;
}

export interface Journal {
  readonly said: readonly Said[];
  readonly faults: readonly string[];
  /** The latest commands that can be asked again. */
  readonly kept: readonly Kept[];
  /** Withdrawals per member that may or may not have come to be, as nobody answered any more. */
  readonly open: ReadonlyMap<number, number>;
  say(promise: Said): void;
  keep(command: Kept): void;
  fault(text: string): void;
  /** Nobody knows whether it happened. */
  leaveOpen(memberId: number): void;
  /** A text that nothing else in the run carries. */
  mark(): string;
}

const REMEMBERED = 200;

/** @param onFault hears of each fault at once */
export function openJournal(onFault: (text: string) => void): Journal {
  const said: Said[] = [];
  const faults: string[] = [];
  const kept: Kept[] = [];
  const open = new Map<number, number>();
  let marks = 0;
  return {
    said,
    faults,
    kept,
    open,
    say: (promise) => said.push(promise),
    keep: (command) => {
      kept.push(command);
      if (kept.length > REMEMBERED) kept.shift();
    },
    fault: (text) => {
      faults.push(text);
      onFault(text);
    },
    leaveOpen: (memberId) => open.set(memberId, (open.get(memberId) ?? 0) + 1),
    mark: () => {
      marks += 1;
      return `soak ${marks}`;
    },
  };
}
