import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_ID } from '@passage/contract/scalars';
import { z } from 'zod';
import type { Context } from './context.ts';
import { invalidField } from './failure.ts';

/** What a walked list is asked by: its page, its cursor and its filters. */
interface WalkInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly after?: string | undefined;
  readonly [filter: string]: unknown;
}

/** How far a walk of a list has come. */
export interface Walk<Key> {
  readonly limit: number;
  /** 0 behind a cursor. */
  readonly offset: number;
  /** What the rows before this page end with; undefined on a page that is named by its number. */
  readonly after: Key | undefined;
  /** The cursor behind a row. */
  cursorOf(key: Key): string;
  /** What the answer gives as `next`; null where the page is not full. */
  nextOf<Row>(rows: readonly Row[], keyOf: (row: Row) => Key): string | null;
}

/** Where a list with the newest first begins: `id < coalesce($n::bigint, BEYOND_IDS)` is one range of an index, with a cursor and without. */
export const BEYOND_IDS = MAX_ID + 1;

/** Of a list in the order of its ids. */
export const BY_ID = z.tuple([z.int()]);
export type ById = z.infer<typeof BY_ID>;
/** Of a list in the order of a moment, as PostgreSQL writes it (JavaScript's would lose its microseconds), then of ids. */
export const BY_TIME = z.tuple([z.string(), z.int()]);
export type ByTime = z.infer<typeof BY_TIME>;

/**
 * Reads how far a caller has walked a list whose rows leave it.
 *
 * A cursor is signed for its list, tenant, caller and filters, so that none can be made up and none serves another list.
 *
 * @param key what the list is ordered by
 * @throws Failure INVALID_INPUT at `after` for a cursor that was not given for this list under these filters
 */
export function walkOf<Key extends readonly (string | number)[]>(
  { platform, tenantId, caller }: Pick<Context, 'platform' | 'tenantId' | 'caller'>,
  list: string,
  key: z.ZodType<Key>,
  { pageNo, pageSize, after, ...filters }: WalkInput,
): Walk<Key> {
  const sign = (position: string): Buffer =>
    createHmac('sha256', platform.config.secret)
      .update(JSON.stringify(['cursor', tenantId, list, caller?.id ?? null, filters, position]))
      .digest();
  const cursorOf = (row: Key): string => {
    const position = Buffer.from(JSON.stringify(row)).toString('base64url');
    return `${position}.${sign(position).toString('base64url')}`;
  };
  const read = (cursor: string): Key => {
    const [position = '', signature = '', ...rest] = cursor.split('.');
    const given = Buffer.from(signature, 'base64url');
    const due = sign(position);
    if (rest.length > 0 || given.length !== due.length || !timingSafeEqual(given, due))
      throw invalidField('after', 'otherCursor');
    return key.parse(JSON.parse(Buffer.from(position, 'base64url').toString()));
  };
  return {
    limit: pageSize,
    offset: after === undefined ? (pageNo - 1) * pageSize : 0,
    after: after === undefined ? undefined : read(after),
    cursorOf,
    nextOf: (rows, keyOf) => {
      const last = rows.at(-1);
      return last === undefined || rows.length < pageSize ? null : cursorOf(keyOf(last));
    },
  };
}
