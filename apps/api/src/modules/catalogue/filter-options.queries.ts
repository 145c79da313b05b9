import type { Language } from '@passage/contract';
import { array, type Db, integer, nullable, type RowOf, smallint, statement, text } from '@passage/database';
import { ALL, type ChosenList } from './choose-list.ts';
import { GROUP, GROUP_VALUES, GROUPS, groupOf, groupValues, whole } from './intersect-lists.ts';
import { SCOPE } from './list-products.queries.ts';

export type OptionRow = RowOf<typeof options>;

const OPTION_VALUES = [...GROUP_VALUES, text.as<Language>()('language'), array(integer)('excluded')] as const;

/** Nothing is left out. */
const NONE = 0;

/** Choices made already are offered even when they leave nothing. */
const OFFERED = `(counted.count > 0 or exists (
     select from unnest($2::smallint[], $3::int[]) as chosen (scope, scope_id)
     where chosen.scope = counted.scope and chosen.scope_id = counted.id
   ))`;

// The bits are counted before they are grouped, so that no sort carries them.
const options = statement({
  name: 'catalogue-options',
  params: OPTION_VALUES,
  columns: {
    scope: smallint,
    id: integer,
    /** In the reader's language; empty for categories. */
    name: text,
    /** Of a designer. */
    desno: nullable(text),
    /** Of a property's value. */
    property_id: nullable(integer),
    property_name: nullable(text),
    count: integer,
    place: integer,
    value_place: integer,
  },
  text: `with ${GROUPS},
   mask as materialized (
     select excluded, chosen.chunk, bit_and(chosen.bits) as bits
     from unnest($7::int[]) as excluded join chosen on chosen.grouped <> excluded
     group by 1, 2
     having count(*) = case when excluded = ${NONE} then $4 else $4 - 1 end
   ),
   filtered as materialized (
     select id, property_id from property_value where property_id = any ($7::int[])
   ),
   counted as materialized (
     select scope, id, sum(part)::int as count
     from (
       select option.scope, option.scope_id as id, bit_count(${whole('option.bits')} & mask.bits) as part
       from (
         select scope, scope_id, chunk, bits, case scope
           when ${SCOPE.category} then ${GROUP.category} when ${SCOPE.brand} then ${GROUP.brand}
           when ${SCOPE.designer} then ${GROUP.designer} else coalesce(filtered.property_id, ${NONE})
         end as grouped
         from listing_bits left join filtered on scope = ${SCOPE.value} and filtered.id = scope_id
         where scope in (${SCOPE.category}, ${SCOPE.brand}, ${SCOPE.designer}, ${SCOPE.value})
       ) as option
       -- A filter's own choice must not narrow what else it offers.
       join mask on mask.chunk = option.chunk
         and mask.excluded = case when option.grouped = any ($7::int[]) then option.grouped else ${NONE} end
       offset 0
     ) as parts
     group by 1, 2
   )
   select scope, id, '' as name, null as desno, null::int as property_id, null as property_name, count, 0 as place, 0 as value_place
   from counted where scope = ${SCOPE.category} and count > 0
   union all
   select scope, id, brand.name, null, null, null, count, 0, 0
   from counted join brand using (id) where scope = ${SCOPE.brand} and ${OFFERED}
   union all
   select scope, id, designer.name, designer.desno, null, null, count, 0, 0
   from counted join designer using (id) where scope = ${SCOPE.designer} and ${OFFERED}
   union all
   select scope, counted.id, coalesce(value.name->>$6, value.name->>'en', ''), null,
     property.id, coalesce(property.name->>$6, property.name->>'en', ''), count, property.position, value.position
   from counted
   join property_value as value on value.id = counted.id
   join property on property.id = value.property_id
   where scope = ${SCOPE.value} and ${OFFERED}
   order by scope, place, property_id, value_place, name, id`,
});

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
