import type { Random } from '@passage/demo/world/random';
import type { Connection } from '../connection.ts';
import type { Journal, Said } from '../journal.ts';
import type { Place } from '../population.ts';

/** Somebody about to do something. */
export interface Stage {
  readonly place: Place;
  readonly random: Random;
  readonly connection: Connection;
  readonly journal: Journal;
}

/** One thing that somebody does: a look, then a command on what was seen. */
export type Action = (stage: Stage) => Promise<void>;

/** Writes down what an answer of this tenant promised. */
export const invariant = ({ journal, place }: Stage, said: Omit<Said, 'tenantId'>): void =>
  journal.say({ tenantId: place.tenantId, ...said });

/** One of them, or none where there is none. */
export const oneOf = <T>({ random }: Stage, list: readonly T[] | undefined): T | undefined =>
  list === undefined || list.length === 0 ? undefined : random.pick(list);
