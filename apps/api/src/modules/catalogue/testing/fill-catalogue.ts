/** Many products at once, for tests and measurements of the hot reads. */
import type { Sql, Statement } from '@passage/database';
import { refreshListings } from '../refresh-listings.ts';

/** What runs SQL as the database's owner; all statements on one connection. */
export type RunSql = (sql: string, values?: readonly unknown[]) => Promise<{ readonly rows: object[] }>;

const BRANDS = 40;
const SHOPS = 15;
const DESIGNERS = 20;
/** Leaves of the category trees, three levels deep. */
const CATEGORIES = 60;
const SKUS_PER_PRODUCT = 4;
const BATCH = 5_000;
const REFRESHED = 1_000;
const MODELS =
  'Alba Anouk Basile Clara Delphine Edda Elio Fabien Greta Hedda Ida Ines Jonas Jules Karin Livia Lou Mado Margot Mina Nadia Nora Odile Oskar Paloma Rosa Sacha Selma Simone Solene Suzanne Tess Thea Ulla Vera Willa Yuna Zelie Asa Bruno';
const MATERIALS =
  'Wool Linen Silk Cotton Cashmere Denim Leather Suede Velvet Nylon Merino Alpaca Satin Viscose Corduroy Canvas Mesh Jersey Twill Poplin';
const CHINESE_MATERIALS =
  '羊毛 亚麻 真丝 纯棉 羊绒 丹宁 牛皮 麂皮 丝绒 尼龙 美利奴 羊驼 缎面 粘胶 灯芯绒 帆布 网面 针织 斜纹 府绸';
const GARMENTS =
  'Coat Jacket Shirt Blouse Dress Skirt Trousers Jeans Cardigan Sweater Vest Blazer Parka Anorak Tunic Shorts Jumpsuit Cape Scarf Beanie Belt Tote Backpack Loafer Sneaker Boot Sandal Pump Mule Glove';
const CHINESE_GARMENTS =
  '大衣 夹克 衬衫 罩衫 连衣裙 半裙 长裤 牛仔裤 开衫 毛衣 马甲 西装 派克 风衣 束腰 短裤 连体裤 斗篷 围巾 毛线帽 腰带 托特包 背包 乐福鞋 运动鞋 靴子 凉鞋 高跟鞋 穆勒鞋 手套';

/**
 * Fills a tenant that has no products yet: brands, shops, designers, three-level category trees, and products of four
 * SKUs, two pictures and three properties each. Equal on every run. Ids start at 1; the first product stands in the first
 * leaf category.
 */
export async function fillCatalogue(run: RunSql, products: number, tenantId = 1): Promise<{ leafCategoryId: number }> {
  await run(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  const text = (english: string, chinese: string) => `jsonb_build_object('en', ${english}, 'zh', ${chinese})`;
  const oneOf = (words: string, number: string) => {
    const list = words.split(' ');
    return `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (${number}) % ${list.length}]`;
  };
  const series = (count: number) => `generate_series(1, ${count}) as i`;

  const rows: Sql['rows'] = async <Row, Values extends readonly unknown[]>(
    { text: sql }: Statement<Row, Values>,
    values: Values,
  ) => (await run(sql, values)).rows as Row[];
  const sql: Sql = { rows, row: async (what, values) => (await rows(what, values))[0] };

  await run(`insert into brand (id, name) select i, 'Maison ' || i from ${series(BRANDS)}`);
  await run(`insert into shop (id, name) select i, 'Atelier ' || i from ${series(SHOPS)}`);
  await run(`insert into designer (id, desno, name) select i, 'D' || i, 'Designer ' || i from ${series(DESIGNERS)}`);
  await run(
    `insert into category (id, parent_id, population, name, position)
     select i, null, i, ${text(`'Root ' || i`, `'根 ' || i`)}, i from ${series(3)}
     union all
     select 3 + i, 1 + i % 3, 1 + i % 3, ${text(`'Family ' || i`, `'族 ' || i`)}, i from ${series(12)}
     union all
     select 15 + i, 4 + (i + 11) % 12, 1 + i % 3, ${text(`'Leaf ' || i`, `'叶 ' || i`)}, i from ${series(CATEGORIES)}`,
  );
  await run(
    `insert into property (id, key, name, position) values
     (1, 'colour', '{"en":"Colour","zh":"颜色"}', 0), (2, 'size', '{"en":"Size","zh":"尺码"}', 1), (3, 'material', '{"en":"Material","zh":"材质"}', 2)`,
  );
  await run(
    `insert into property_value (id, property_id, key, name, position)
     select i, 1, 'c' || i, ${text(`'Colour ' || i`, `'色 ' || i`)}, i from ${series(24)}
     union all select 100 + i, 2, 's' || i, ${text(`'Size ' || i`, `'码 ' || i`)}, i from ${series(12)}
     union all select 200 + i, 3, 'm' || i, ${text(`${oneOf(MATERIALS, 'i - 1')}`, `${oneOf(CHINESE_MATERIALS, 'i - 1')}`)}, i from ${series(20)}`,
  );

  for (let from = 1; from <= products; from += BATCH) {
    const batch = `generate_series(${from}, ${Math.min(products, from + BATCH - 1)}) as i`;
    await run(
      `insert into spu (id, ordinal, shop_id, brand_id, designer_id, category_id, population, name, description, popularity, created_at, recommend_hot, recommend_new)
       select i, i - 1, 1 + i % ${SHOPS}, 1 + (i * 7) % ${BRANDS}, case when i % 3 = 0 then 1 + i % ${DESIGNERS} end,
         15 + 1 + i % ${CATEGORIES}, 1 + (1 + i % ${CATEGORIES}) % 3,
         ${text(
           `${oneOf(MODELS, 'i')} || ' ' || ${oneOf(MATERIALS, 'i / 7')} || ' ' || ${oneOf(GARMENTS, 'i / 13')}`,
           `${oneOf(CHINESE_MATERIALS, 'i / 7')} || ${oneOf(CHINESE_GARMENTS, 'i / 13')}`,
         )},
         ${text(`'<p>Cut long from double-faced wool, number ' || i || '.</p><ul><li>Lined</li><li>Two pockets</li></ul>'`, `'<p>双面羊毛，第 ' || i || ' 号。</p>'`)},
         (i * 7919) % 1000, timestamptz '2026-01-01' + (i * 37 % 500000) * interval '1 minute',
         case when i % 10 = 0 then 1 else 0 end, case when i % 14 = 0 then 1 else 0 end
       from ${batch}`,
    );
    await run(`insert into spu_value (spu_id, value_id) select i, 201 + i / 7 % 20 from ${batch}`);
    await run(
      `insert into spu_picture (spu_id, position, file)
       select i, view, 'art/coat.camel.' || i || '/' || (array['front', 'detail'])[1 + view] || '.svg'
       from ${batch}, generate_series(0, 1) as view`,
    );
    await run(
      `insert into sku (id, spu_id, price, market_price, stock, file)
       select (i - 1) * ${SKUS_PER_PRODUCT} + n, i, price, price * 5 / 4, (i + n) % 9, 'art/coat.camel.' || i || '/front.svg'
       from ${batch}, generate_series(1, ${SKUS_PER_PRODUCT}) as n,
         lateral (select 4900 + (i::bigint * 104729 + n * 500) % 95000 as price) as priced`,
    );
    await run(
      `insert into sku_value (sku_id, value_id, position)
       select (i - 1) * ${SKUS_PER_PRODUCT} + n, value, position
       from ${batch}, generate_series(1, ${SKUS_PER_PRODUCT}) as n,
         lateral (values (1 + (i / 5 + (n - 1) / 2) % 24, 0), (101 + (i / 11 + n % 2) % 12, 1)) as part (value, position)`,
    );
    await run('set role passage_app');
    for (let first = from; first < from + BATCH && first <= products; first += REFRESHED)
      await refreshListings(
        { tenantId, sql },
        Array.from({ length: Math.min(REFRESHED, products + 1 - first) }, (_, index) => first + index),
      );
    await run('reset role');
    // What autovacuum does meanwhile where it is on.
    await run('vacuum analyze');
  }
  for (const table of ['brand', 'shop', 'designer', 'category', 'property', 'property_value', 'spu', 'sku'])
    await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  return { leafCategoryId: 17 };
}
