/** Lists are intersected as bits: a product has to be in one list of every group. */
import { array, integer, nullable, smallint, type ValuesOf } from '@passage/database';
import type { ChosenList, Condition } from './choose-list.ts';

/** Products of one row of bits, by their ordinals. */
export const CHUNK = 30_720;

/** SQL that pads bits with zeros to a whole chunk: bit strings of two lists are compared only at equal length. */
export const whole = (bits: string): string => `passage.pad_bits(${bits}, ${CHUNK})`;

/** Numbers of the groups that the fixed filters make. A property's group has the property's id. */
export const GROUP = { category: -1, brand: -2, designer: -3, found: -4 } as const;
const FIRST_OTHER = -10;

/** The number of the group that a condition belongs to: products have to be in one list of each group. */
export const groupOf = ({ filter }: Condition, index: number): number => {
  if (filter === 'list') return FIRST_OTHER - index;
  return typeof filter === 'string' ? GROUP[filter] : filter.propertyId;
};

/** The first parameters of every statement over intersected lists. */
export const GROUP_VALUES = [
  array(integer)('groups'),
  array(smallint)('scopes'),
  array(integer)('scopeIds'),
  integer('count'),
  /** Products that a search found, null without one. */
  nullable(array(integer))('found'),
] as const;
export type GroupValues = ValuesOf<typeof GROUP_VALUES>;

/** The values of GROUP_VALUES for a chosen list. @param found products that a search found; undefined without one */
export function groupValues({ conditions }: ChosenList, found: readonly number[] | undefined): GroupValues {
  const rows = conditions.flatMap((condition, index) =>
    condition.scopeIds.map((scopeId) => ({ group: groupOf(condition, index), scope: condition.scope, scopeId })),
  );
  const groups = rows.map(({ group }) => group);
  return [
    groups,
    rows.map(({ scope }) => scope),
    rows.map(({ scopeId }) => scopeId),
    new Set(groups).size + (found ? 1 : 0),
    found ?? null,
  ];
}

/** Bits of each group by chunk. */
export const GROUPS = `
  chosen as materialized (
    select wanted.grouped, listing_bits.chunk, bit_or(${whole('listing_bits.bits')}) as bits
    from unnest($1::int[], $2::smallint[], $3::int[]) as wanted (grouped, scope, scope_id)
    join listing_bits on listing_bits.scope = wanted.scope and listing_bits.scope_id = wanted.scope_id
    group by 1, 2
    union all
    select ${GROUP.found}, spu.ordinal / ${CHUNK}, passage.bits_at(spu.ordinal % ${CHUNK}, 1)
    from unnest($5::int[]) as found (spu_id) join spu on spu.id = found.spu_id group by 2
  )`;

/** Bits of the products that are in all groups. */
export const INTERSECTION = `
  ${GROUPS},
  shared as materialized (
    select chunk, bit_and(bits) as bits from chosen group by chunk having count(*) = $4::int
  )`;
