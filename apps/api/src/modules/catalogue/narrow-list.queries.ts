import { array, bigint, type Columns, type Db, integer, type RowOf, smallint } from '@passage/database';
import type { ChosenList } from './choose-list.ts';
import { CHUNK, GROUP_VALUES, groupValues, INTERSECTION } from './intersect-lists.ts';
import { type Place, perSort, SCOPE, type Sort } from './list-products.queries.ts';

/** Ids of a page with how many the whole list has. */
const IDS_PAGE_ROW = { total: integer, ids: array(integer) } satisfies Columns;
export type IdsPage = RowOf<typeof IDS_PAGE_ROW>;

interface Window {
  readonly pageSize: number;
  readonly offset: number;
}

/** Up to so many products are sorted; of more, the read model is walked in its order until the page is full. */
const FEW = 200;

const NARROWED_VALUES = [
  ...GROUP_VALUES,
  bigint('limit'),
  bigint('offset'),
  smallint('scope'),
  integer('scopeId'),
] as const;

const narrowed = perSort(
  { name: 'narrowed', params: NARROWED_VALUES, columns: IDS_PAGE_ROW },
  (order) => `
  with ${INTERSECTION},
  counted as materialized (
    select coalesce(sum(bit_count(bits)), 0)::int as total, min(chunk) * ${CHUNK} as first, (max(chunk) + 1) * ${CHUNK} as beyond
    from shared
  ), joined as materialized (
    select passage.join_bits(coalesce(shared.bits, 0::bit(${CHUNK})) order by chunk) as bits
    from counted, generate_series(counted.first / ${CHUNK}, counted.beyond / ${CHUNK} - 1) as chunk left join shared using (chunk)
  ), few as materialized (
    select shared.chunk * ${CHUNK} + part.number * 64 + position as ordinal
    from shared
    cross join lateral (
      select number, substring(shared.bits from number * 64 + 1 for 64) as bits from generate_series(0, ${CHUNK / 64 - 1}) as number
    ) as part
    cross join generate_series(0, 63) as position
    where (select total from counted) <= ${FEW} and bit_count(part.bits) > 0 and get_bit(part.bits, position) = 1
  ), page as (
    (
      select spu_id, price, rank, created_at from listing
      where scope = $8 and scope_id = $9 and (select total from counted) > ${FEW}
        and case when ordinal >= (select first from counted) and ordinal < (select beyond from counted)
          then get_bit((select bits from joined), ordinal - (select first from counted)) else 0 end = 1
      order by ${order} limit $6 offset $7
    ) union all (
      select listed.* from few
      cross join lateral (
        select spu_id, price, rank, created_at from listing where scope = $8 and scope_id = $9 and ordinal = few.ordinal
        -- Looked up one by one: how few they are cannot be known to the planner.
        offset 0
      ) as listed
      order by ${order} limit $6 offset $7
    )
  )
  select (select total from counted) as total, array(select spu_id from page order by ${order}) as ids`,
);

const FOUND_VALUES = [...GROUP_VALUES, bigint('limit'), bigint('offset')] as const;

const found = perSort(
  { name: 'found', params: FOUND_VALUES, columns: IDS_PAGE_ROW },
  (order, sort) => `
  with ${INTERSECTION},
  kept as materialized (
    select spu.id, spu.ordinal, found.place from unnest($5::int[]) with ordinality as found (spu_id, place)
    join spu on spu.id = found.spu_id
    join shared on shared.chunk = spu.ordinal / ${CHUNK} where get_bit(shared.bits, spu.ordinal % ${CHUNK}) = 1
  )
  select (select count(*)::int from kept) as total, array(
    ${
      sort === 0
        ? 'select id from kept order by place limit $6 offset $7'
        : `select spu_id from kept join listing using (ordinal) where scope = ${SCOPE.all} and scope_id = 0 order by ${order} limit $6 offset $7`
    }
  ) as ids`,
);

/** Scopes with rows in every order, those first whose lists are likely the shortest. */
const WALKED: readonly number[] = [
  SCOPE.designer,
  SCOPE.brand,
  SCOPE.shop,
  SCOPE.category,
  SCOPE.population,
  SCOPE.all,
];

function placeToWalk({ conditions }: ChosenList): Place {
  const [best] = conditions
    .flatMap(({ scope, scopeIds: [scopeId, ...more] }) =>
      scopeId !== undefined && more.length === 0 && WALKED.includes(scope) ? [{ scope, scopeId }] : [],
    )
    .sort((a, b) => WALKED.indexOf(a.scope) - WALKED.indexOf(b.scope));
  return best ?? { scope: SCOPE.all, scopeId: 0 };
}

/**
 * A page of a list of several conditions.
 *
 * @param foundIds what a search found, best first; the list keeps that order unless it is sorted
 */
export async function narrowList(
  db: Db,
  list: ChosenList,
  foundIds: readonly number[] | undefined,
  sort: Sort,
  { pageSize, offset }: Window,
): Promise<IdsPage> {
  const values = groupValues(list, foundIds);
  const { scope, scopeId } = placeToWalk(list);
  const page = foundIds
    ? await db.sql.row(found[sort], [...values, pageSize, offset])
    : await db.sql.row(narrowed[sort], [...values, pageSize, offset, scope, scopeId]);
  return page ?? { total: 0, ids: [] };
}
