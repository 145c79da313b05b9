import type { Language } from '@passage/contract';
import {
  array,
  bigint,
  boolean,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import type { ByTime, Walk } from '../../http/walk.ts';

export type ShopRow = RowOf<typeof shop>;

type Counted = RowOf<typeof shopsPage>;
const READER_VALUES = [nullable(integer)('memberId'), text.as<Language>()('language')] as const;

const SHOP = `shop.id, shop.name, shop.logo, coalesce(shop.description->>$2, shop.description->>'en', '') as description,
  shop.favorite_count, shop.review_count, shop.score_sum, shop.owner_id, shop.address, shop.url, shop.status,
  exists (select from favorite_shop where favorite_shop.member_id = $1 and favorite_shop.shop_id = shop.id) as is_favorite`;

const shop = statement({
  name: 'shops-by-id',
  params: [...READER_VALUES, integer('id')],
  columns: {
    id: integer,
    name: text,
    logo: nullable(text),
    description: text,
    favorite_count: integer,
    /** Tenths of a point. */
    review_count: integer,
    score_sum: bigint,
    owner_id: nullable(integer),
    address: text,
    url: text,
    status: smallint,
    is_favorite: boolean,
  },
  text: `select ${SHOP} from shop where shop.id = $3`,
});

const ACCENTS = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinoooooouuuuyy';
const bare = (text: string): string => `translate(lower(${text}), '${ACCENTS}', '${PLAIN}')`;

// strpos and not like: what is typed is text, its % and _ too.
const shopsPage = statement({
  name: 'shops-page',
  params: [...READER_VALUES, text('part'), bigint('limit'), bigint('offset'), array(integer)('found')],
  columns: {
    total: integer,
    row: nullable(bigint),
    id: nullable(integer),
    name: nullable(text),
    logo: nullable(text),
    description: nullable(text),
    favorite_count: nullable(integer),
    /** Tenths of a point. */
    review_count: nullable(integer),
    score_sum: nullable(bigint),
    owner_id: nullable(integer),
    address: nullable(text),
    url: nullable(text),
    status: nullable(smallint),
    is_favorite: nullable(boolean),
  },
  text: `with matched as materialized (
     select id, (not is_named)::int || lower(name) as sorted
     from (select id, name, $3 = '' or strpos(${bare('name')}, ${bare('$3')}) > 0 as is_named from shop where status = 1) as shop
     where is_named or id = any ($6::int[])
   )
   select counted.total, shown.*
   from (select count(*)::int as total from matched) as counted
   left join (
     select place.row, ${SHOP}
     from (
       select id, row_number() over (order by sorted, id) as row from matched order by sorted, id limit $4 offset $5
     ) as place
     join shop on shop.id = place.id
   ) as shown on true
   order by shown.row`,
});

/** The shop that a member owns. */
export type OwnShop = RowOf<typeof ownShop>;

const ownShop = statement({
  name: 'shops-own',
  params: [integer('memberId')],
  columns: { id: integer, name: text, url: text, address: text },
  text: 'select id, name, url, address from shop where owner_id = $1',
});

type FavoriteRow = RowOf<typeof favoritesPage>;

const favoritesPage = statement({
  name: 'shops-favorites',
  params: [
    integer('memberId'),
    text.as<Language>()('language'),
    bigint('limit'),
    bigint('offset'),
    nullable(timestamptz)('afterTime'),
    nullable(integer)('afterId'),
  ],
  columns: {
    id: integer,
    name: text,
    logo: nullable(text),
    description: text,
    status: smallint,
    /** When it was marked, as PostgreSQL writes it. */
    marked_at: text,
  },
  text: `select shop.id, shop.name, shop.logo, coalesce(shop.description->>$2, shop.description->>'en', '') as description, shop.status,
     favorite.created_at::text as marked_at
   from (
     select shop_id, created_at from favorite_shop where member_id = $1
       and (created_at, shop_id) < (coalesce($5::timestamptz, 'infinity'), coalesce($6::int, 0))
     order by created_at desc, shop_id desc limit $3 offset $4
   ) as favorite
   join shop on shop.id = favorite.shop_id
   order by favorite.created_at desc, favorite.shop_id desc`,
});
const favoritesCount = statement({
  name: 'shops-favorites-count',
  params: [integer('memberId')],
  columns: { count: integer },
  text: 'select count(*)::int as count from favorite_shop where member_id = $1',
});

/**
 * A shop as its page shows it, closed ones included.
 *
 * @param memberId whose mark on it is told; undefined for a visitor
 */
export const shopById = (
  db: Db,
  id: number,
  memberId: number | undefined,
  language: Language,
): Promise<ShopRow | undefined> => db.sql.row(shop, [memberId ?? null, language, id]);

export interface ShopsPage {
  readonly memberId: number | undefined;
  readonly language: Language;
  readonly pageSize: number;
  readonly offset: number;
}

/**
 * Open shops whose name holds the part, whatever its case and accents, in the order of their names; then the others that
 * a search found, such as by a mistyped word.
 */
export async function shopsNamed(
  db: Db,
  part: string,
  foundIds: readonly number[],
  { memberId, language, pageSize, offset }: ShopsPage,
): Promise<{ total: number; rows: ShopRow[] }> {
  const isShop = (row: Counted): row is Counted & ShopRow => row.id !== null;
  const rows = await db.sql.rows(shopsPage, [memberId ?? null, language, part, pageSize, offset, foundIds]);
  return { total: rows[0]?.total ?? 0, rows: rows.filter(isShop) };
}

/** The shop that a member owns, open or closed; undefined for who owns none. */
export const shopOfMember = (db: Db, memberId: number): Promise<OwnShop | undefined> => db.sql.row(ownShop, [memberId]);

/** A page of the shops that a member marked, the latest first, with how many they are. */
export async function favoriteShops(
  db: Db,
  memberId: number,
  language: Language,
  walk: Walk<ByTime>,
): Promise<{ total: number; rows: FavoriteRow[] }> {
  const total = (await db.sql.row(favoritesCount, [memberId]))?.count ?? 0;
  const [time, id] = walk.after ?? [];
  return { total, rows: await db.sql.rows(favoritesPage, [memberId, language, walk.limit, walk.offset, time, id]) };
}
