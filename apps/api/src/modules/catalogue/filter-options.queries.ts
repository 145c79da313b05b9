import type { Language } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { ALL, type ChosenList } from './choose-list.ts';
import { GROUP, GROUPS, type GroupValues, groupOf, groupValues } from './intersect-lists.ts';
import { SCOPE } from './list-products.queries.ts';

export interface OptionRow {
  scope: number;
  id: number;
  /** In the reader's language; empty for categories. */
  name: string;
  /** Of a designer. */
  desno: string | null;
  /** Of a property's value. */
  property_id: number | null;
  property_name: string | null;
  count: number;
}

type OptionValues = [...GroupValues, language: Language, excluded: readonly number[]];

/** Nothing is left out. */
const NONE = 0;

/** Whose options are counted without a group: a filter's own choice must not narrow what else it offers. */
const without = (group: string | number) => `case when ${group} = any ($7::int[]) then ${group} else ${NONE} end`;

const counted = (scope: number, group: string | number, joined = '') => `
  select listing_bits.scope_id as id, sum(bit_count(listing_bits.bits & mask.bits))::int as count
  from listing_bits ${joined}
  join mask on mask.chunk = listing_bits.chunk and mask.excluded = ${without(group)}
  where listing_bits.scope = ${scope}
  group by 1`;

/** Choices made already are offered even when they leave nothing. */
const offered = (scope: number) =>
  `(count > 0 or exists (
     select from unnest($2::smallint[], $3::int[]) as chosen (scope, scope_id) where chosen.scope = ${scope} and chosen.scope_id = option.id
   ))`;

const options = statement<OptionRow, OptionValues>(
  'catalogue-options',
  `with ${GROUPS},
   mask as materialized (
     select excluded, chosen.chunk, bit_and(chosen.bits) as bits
     from unnest($7::int[]) as excluded join chosen on chosen.grouped <> excluded
     group by 1, 2
     having count(*) = case when excluded = ${NONE} then $4 else $4 - 1 end
   )
   select ${SCOPE.category} as scope, id, '' as name, null as desno, null::int as property_id, null as property_name, count, 0 as place, 0 as value_place
   from (${counted(SCOPE.category, GROUP.category)}) as category where count > 0
   union all
   select ${SCOPE.brand}, option.id, brand.name, null, null, null, count, 0, 0
   from (${counted(SCOPE.brand, GROUP.brand)}) as option join brand using (id) where ${offered(SCOPE.brand)}
   union all
   select ${SCOPE.designer}, option.id, designer.name, designer.desno, null, null, count, 0, 0
   from (${counted(SCOPE.designer, GROUP.designer)}) as option join designer using (id) where ${offered(SCOPE.designer)}
   union all
   select ${SCOPE.value}, option.id, coalesce(value.name->>$6, value.name->>'en', ''), null,
     property.id, coalesce(property.name->>$6, property.name->>'en', ''), count, property.position, value.position
   from (${counted(
     SCOPE.value,
     'value.property_id',
     'join property_value as value on value.id = listing_bits.scope_id',
   )}) as option
   join property_value as value using (id) join property on property.id = value.property_id
   where ${offered(SCOPE.value)}
   order by scope, place, property_id, value_place, name, id`,
);

/** What a list can be narrowed by, with how many products each choice would leave. */
export function optionsOf(
  db: Db,
  list: ChosenList,
  found: readonly number[] | undefined,
  language: Language,
): Promise<OptionRow[]> {
  // Every product is in the list of all: without it nothing would be left when the only condition is left out.
  const conditions = [...list.conditions, list.around ?? ALL];
  const filtered = conditions.filter(({ filter }) => filter !== 'list');
  const excluded = new Set([NONE, ...filtered.map((condition) => groupOf(condition, 0))]);
  return db.sql.rows(options, [...groupValues({ ...list, conditions }, found), language, [...excluded]]);
}
