import {
  array,
  bigint,
  type Db,
  integer,
  json,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
} from '@passage/database';
import { cents, dollarText } from '@passage/money';
import { cutText } from '../../platform/cut-text.ts';
import type { Localized } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { COLUMNS, type Column, toCell } from './columns.ts';

type ProductRow = RowOf<typeof productRows>;

const MOST = 50;

const productRows = statement({
  name: 'imports-export',
  params: [nullable(integer)('shopId'), integer('after'), bigint('limit')],
  columns: {
    id: integer,
    name: jsonb.as<Localized>(),
    description: jsonb.as<Localized>(),
    brand: text,
    population: smallint,
    status: smallint,
    handle: nullable(text),
    /** Names from the root to its category. */
    path: array(jsonb.as<Localized>()),
    files: array(text),
    skus: json.as<
      {
        price: string;
        marketPrice: string;
        stock: number;
        file: string;
        values: { name: Localized; value: Localized }[];
      }[]
    >(),
  },
  text: `with recursive shown as (
     select * from spu where ($1::int is null or shop_id = $1) and id > $2 and deleted_at is null order by id limit $3
   ), path as (
     select distinct category_id as leaf_id, category_id as id, 0 as height from shown
     union all
     select path.leaf_id, category.parent_id, height + 1 from path join category on category.id = path.id
     where category.parent_id is not null
   )
   select shown.id, shown.name, shown.description, brand.name as brand, shown.population, shown.status,
     (select handle from imported_product where imported_product.shop_id = shown.shop_id and spu_id = shown.id limit 1) as handle,
     array(
       select category.name from path join category on category.id = path.id where leaf_id = shown.category_id order by height desc
     ) as path,
     array(select file from spu_picture where spu_picture.spu_id = shown.id order by position) as files,
     coalesce((
       select json_agg(json_build_object(
         'price', sku.price::text, 'marketPrice', sku.market_price::text, 'stock', sku.stock, 'file', sku.file,
         'values', coalesce((
           select json_agg(json_build_object('name', property.name, 'value', property_value.name) order by sku_value.position)
           from sku_value
           join property_value on property_value.id = sku_value.value_id
           join property on property.id = property_value.property_id
           where sku_value.sku_id = sku.id
         ), '[]')
       ) order by sku.id) from sku where sku.spu_id = shown.id and sku.status = 1
     ), '[]') as skus
   from shown join brand on brand.id = shown.brand_id order by shown.id`,
});

const NAMES: readonly Column[] = ['name1', 'name2', 'name3'];
const VALUES: readonly Column[] = ['value1', 'value2', 'value3'];
const POPULATION: Readonly<Record<number, string>> = { 1: 'men', 2: 'women', 3: 'kids' };

const columns = Object.keys(COLUMNS).filter((name): name is Column => name in COLUMNS);
const english = (text: Localized | undefined): string => text?.en ?? Object.values(text ?? {})[0] ?? '';
const line = (cells: Partial<Record<Column, string>>): string =>
  columns.map((column) => toCell(cells[column] ?? '')).join(',');

const handleOf = ({ id, handle, name }: ProductRow): string =>
  handle ??
  `${cutText(
    english(name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
    100,
  )}-${id}`;

/**
 * Products of a shop, or of all, from one on, as lines of a file; the first part begins with the heading.
 *
 * @param host under which pictures are found
 */
export async function exportProducts(
  db: Db,
  { shopId, after, host }: { shopId: number | null; after: number | undefined; host: string },
): Promise<{ csv: string; next: number | null }> {
  const rows = await db.sql.rows(productRows, [shopId, after ?? 0, MOST]);
  const heading = columns.map((column) => toCell(COLUMNS[column])).join(',');
  const lines = rows.flatMap((row) => linesOf(row, host));
  const csv = [...(after === undefined ? [heading] : []), ...lines].map((text) => `${text}\n`).join('');
  return { csv, next: rows.length < MOST ? null : (rows.at(-1)?.id ?? null) };
}

function linesOf(row: ProductRow, host: string): string[] {
  const handle = handleOf(row);
  const address = (file: string | undefined) => (file ? `https://${host}${fileUrl(file)}` : '');
  return Array.from({ length: Math.max(1, row.skus.length, row.files.length) }, (_, index) => {
    const sku = row.skus[index];
    const cells: Partial<Record<Column, string>> = { handle, picture: address(row.files[index]) };
    if (index === 0) Object.assign(cells, headOf(row));
    if (sku) {
      const options = sku.values.length > 0 ? sku.values : [{ name: { en: 'Title' }, value: { en: 'Default Title' } }];
      for (const [place, { name, value }] of options.slice(0, VALUES.length).entries()) {
        const [nameColumn, valueColumn] = [NAMES[place], VALUES[place]];
        if (nameColumn && index === 0) cells[nameColumn] = english(name);
        if (valueColumn) cells[valueColumn] = english(value);
      }
      cells.quantity = String(sku.stock);
      cells.price = dollarText(cents(BigInt(sku.price)));
      cells.comparePrice = sku.marketPrice === sku.price ? '' : dollarText(cents(BigInt(sku.marketPrice)));
      cells.variantPicture = sku.file === row.files[0] ? '' : address(sku.file);
    }
    return line(cells);
  });
}

const headOf = (row: ProductRow): Partial<Record<Column, string>> => ({
  title: english(row.name),
  html: english(row.description),
  vendor: row.brand,
  type: row.path.map(english).join(' > '),
  tags: POPULATION[row.population] ?? '',
  published: row.status === 1 ? 'true' : 'false',
});
