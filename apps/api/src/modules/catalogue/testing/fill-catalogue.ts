/** Many products at once, for tests and measurements of the hot reads. */

/** What runs SQL as the database's owner; all statements on one connection. */
export type RunSql = (sql: string, values?: readonly unknown[]) => Promise<unknown>;

const BRANDS = 40;
const SHOPS = 15;
const DESIGNERS = 20;
/** Leaves of the category trees, three levels deep. */
const CATEGORIES = 60;
const SKUS_PER_PRODUCT = 4;
const BATCH = 5_000;

/**
 * Fills a tenant that has no products yet: brands, shops, designers, three-level category trees, and products of four
 * SKUs, two pictures and two properties each. Equal on every run. Ids start at 1; the first product stands in the first
 * leaf category.
 */
export async function fillCatalogue(run: RunSql, products: number, tenantId = 1): Promise<{ leafCategoryId: number }> {
  await run(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  const text = (english: string, chinese: string) => `jsonb_build_object('en', ${english}, 'zh', ${chinese})`;
  const series = (count: number) => `generate_series(1, ${count}) as i`;

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
    `insert into property (id, key, name, position) values (1, 'colour', '{"en":"Colour","zh":"颜色"}', 0), (2, 'size', '{"en":"Size","zh":"尺码"}', 1)`,
  );
  await run(
    `insert into property_value (id, property_id, key, name, position)
     select i, 1, 'c' || i, ${text(`'Colour ' || i`, `'色 ' || i`)}, i from ${series(24)}
     union all select 100 + i, 2, 's' || i, ${text(`'Size ' || i`, `'码 ' || i`)}, i from ${series(12)}`,
  );

  for (let from = 1; from <= products; from += BATCH) {
    const batch = `generate_series(${from}, ${Math.min(products, from + BATCH - 1)}) as i`;
    await run(
      `insert into spu (id, shop_id, brand_id, designer_id, category_id, population, name, description, popularity, created_at)
       select i, 1 + i % ${SHOPS}, 1 + (i * 7) % ${BRANDS}, case when i % 3 = 0 then 1 + i % ${DESIGNERS} end,
         15 + 1 + i % ${CATEGORIES}, 1 + (1 + i % ${CATEGORIES}) % 3,
         ${text(`'Coat number ' || i`, `'大衣 ' || i`)},
         ${text(`'<p>Cut long from double-faced wool, number ' || i || '.</p><ul><li>Lined</li><li>Two pockets</li></ul>'`, `'<p>双面羊毛，第 ' || i || ' 号。</p>'`)},
         (i * 7919) % 1000, timestamptz '2026-01-01' + (i * 37 % 500000) * interval '1 minute'
       from ${batch}`,
    );
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
         lateral (values (1 + (i + (n - 1) / 2) % 24, 0), (101 + (i + n % 2) % 12, 1)) as part (value, position)`,
    );
    if (from === 1) await run('analyze');
    await run(`select passage.refresh_listings(array(select i from ${batch}))`);
  }
  for (const table of ['brand', 'shop', 'designer', 'category', 'property', 'property_value', 'spu', 'sku'])
    await run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  await run('analyze');
  return { leafCategoryId: 17 };
}
