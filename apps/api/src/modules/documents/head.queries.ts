import type { Language } from '@passage/contract';
import {
  array,
  bigint,
  type Columns,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
} from '@passage/database';

export type ProductRow = RowOf<typeof product>;

const product = statement({
  name: 'documents-product',
  params: [integer('id'), nullable(integer)('shopId'), text.as<Language>()('language')],
  columns: {
    id: integer,
    shop_id: integer,
    name: text,
    brand: text,
    shop: text,
    category_id: integer,
    /** HTML as stored. */
    description: text,
    price: bigint,
    spu_status: smallint,
    shop_status: smallint,
    stock: integer,
    files: array(text),
  },
  text: `select spu.id, spu.shop_id, coalesce(spu.name->>$3, spu.name->>'en', '') as name, brand.name as brand, shop.name as shop,
     spu.category_id, coalesce(spu.description->>$3, spu.description->>'en', '') as description, spu.price,
     spu.status as spu_status, shop.status as shop_status,
     (select least(coalesce(sum(stock), 0), 2147483647)::int from sku where sku.spu_id = spu.id and sku.status = 1) as stock,
     array(select file from spu_picture where spu_picture.spu_id = spu.id order by position limit 4) as files
   from spu join brand on brand.id = spu.brand_id join shop on shop.id = spu.shop_id
   where spu.id = $1 and ($2::int is null or spu.shop_id = $2)`,
});

/** @param shopId must be the product's shop when given */
export const productOf = (
  db: Db,
  id: number,
  shopId: number | undefined,
  language: Language,
): Promise<ProductRow | undefined> => db.sql.row(product, [id, shopId ?? null, language]);

const HOUSE_ROW = { id: integer, name: text, story: text, logo: nullable(text) } satisfies Columns;
type HouseRow = RowOf<typeof HOUSE_ROW>;

const brand = statement({
  name: 'documents-brand',
  params: [integer('id'), text.as<Language>()('language')],
  columns: HOUSE_ROW,
  text: `select id, name, coalesce(story->>$2, story->>'en', '') as story, logo from brand where id = $1`,
});
const designer = statement({
  name: 'documents-designer',
  params: [text('desno'), text.as<Language>()('language')],
  columns: HOUSE_ROW,
  text: `select id, name, coalesce(story->>$2, story->>'en', '') as story, logo from designer where desno = $1`,
});

/** What the head of a brand's page tells; undefined for an unknown brand. */
export const brandOf = (db: Db, id: number, language: Language): Promise<HouseRow | undefined> =>
  db.sql.row(brand, [id, language]);

/** What the head of a designer's page tells; undefined for an unknown designer. */
export const designerOf = (db: Db, desno: string, language: Language): Promise<HouseRow | undefined> =>
  db.sql.row(designer, [desno, language]);

const firstPicture = statement({
  name: 'documents-first-picture',
  params: [smallint('scope'), integer('scopeId')],
  columns: { file: text },
  text: `select spu_picture.file
   from (
     select spu_id from listing where scope = $1 and scope_id = $2 order by rank desc, created_at desc, spu_id desc limit 1
   ) as first
   join spu_picture on spu_picture.spu_id = first.spu_id
   order by spu_picture.position limit 1`,
});

/** The picture that a list shows first: a path below /files/. */
export const firstPictureOf = async (db: Db, scope: number, scopeId: number): Promise<string | undefined> =>
  (await db.sql.row(firstPicture, [scope, scopeId]))?.file;
