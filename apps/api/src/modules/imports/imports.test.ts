import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { newMerchant } from '../products/products.testing.ts';
import { fileOf, importsOf } from './imports.testing.ts';
import { runImportJob } from './run-import.job.ts';

const sample = await readFile(new URL('./testing/shopify-apparel.csv', import.meta.url));

describe('imports of products', async () => {
  const api = await startApi();
  const { world, call } = api;
  const imports = importsOf(api);
  const coat = 'cape,Cape,<p>Warm</p>,Maison,Coats,"women, Tops",true,Size,S,Colour,Black,4,80.00,100.00,';

  it('import-01 the sample is imported whole, and what it holds is in the store', async () => {
    const merchant = await imports.merchant();
    const { state, rows } = await imports.run(merchant, sample);
    expect(state).toMatchObject({
      status: 'done',
      percent: 100,
      rows: 22,
      created: 20,
      refused: 0,
      isDryRun: false,
      finishTime: expect.any(Number),
    });
    expect(rows).toHaveLength(22);
    expect(rows.every(({ outcome, productId }) => outcome === 'created' && productId !== null)).toBe(true);
    const { data } = await call.post('product/spuFirst/page', { shopId: merchant.shopId, pageSize: 200 });
    expect(data.total).toBe(20);
    const found = await call.post('product/spuFirst/page', { shopId: merchant.shopId, searchparam: 'ocean blue' });
    expect(found.data.list).toMatchObject([
      { producctName: 'Ocean Blue Shirt', brandName: 'partners-demo', price: 50 },
    ]);
  });

  it('import-02 variants and options become SKUs with properties, price and compare-at price price and market price', async () => {
    const merchant = await imports.merchant();
    await imports.run(
      merchant,
      fileOf(
        coat,
        'cape,,,,,,,,M,,Black,0,80,,',
        'cape,,,,,,,,M,,Camel,7,90.50,60,',
        'plain,Plain top,,,,women,true,Title,Default Title,,,3,20,0,',
      ),
    );
    const products = await imports.products(merchant);
    expect(products.get('Cape')).toMatchObject({
      brandName: 'Maison',
      stock: 11,
      skus: [
        {
          properties: [
            { name: { en: 'Size' }, value: { en: 'S' } },
            { name: { en: 'Colour' }, value: { en: 'Black' } },
          ],
          price: 80,
          marketPrice: 100,
          stock: 4,
        },
        { properties: [{ value: { en: 'M' } }, { value: { en: 'Black' } }], price: 80, marketPrice: 80, stock: 0 },
        { properties: [{ value: { en: 'M' } }, { value: { en: 'Camel' } }], price: 90.5, marketPrice: 90.5, stock: 7 },
      ],
    });
    expect(products.get('Plain top')).toMatchObject({
      skus: [{ properties: [], price: 20, marketPrice: 20, stock: 3 }],
    });
    // Without a vendor the shop itself is the brand.
    const { data: shop } = await merchant.call.get('/admin-api/shop');
    expect(products.get('Plain top').brandName).toBe(shop.shopname);
    // Such a product is one that can be bought.
    const { id, skus } = products.get('Plain top');
    const product = { tenantId: 1, shopId: merchant.shopId, spuId: id, skuIds: [skus[0].id], skuId: skus[0].id };
    expect((await placeOrder(api, await world.member(), product)).totalPrice).toBe(3200);
  });

  it('import-03 tags tell population and category, and what no tag places is told', async () => {
    const merchant = await imports.merchant();
    const { ids } = merchant;
    const row = (handle: string, title: string, type: string, tags: string) =>
      `${handle},${title},,,${type},"${tags}",true,,,,,1,10,,`;
    const file = fileOf(
      row('a', 'Alpha', '', 'Women, jacket, sale'),
      row('b', 'Beta', '', 'men'),
      row('c', 'Linen shirt', '', "men's"),
      row('d', 'Delta', 'Women > Tops', ''),
      row('e', 'Epsilon', '', '上衣'),
      row('f', 'Phi', '', 'sale'),
      row('g', 'Gamma', '', 'kids'),
    );
    const { rows } = await imports.run(merchant, file);
    const products = await imports.products(merchant);
    const placed = [...products].map(([name, { categoryId }]) => [name, categoryId]).sort();
    expect(placed).toEqual([
      ['Alpha', ids.jackets],
      ['Beta', ids.men],
      ['Delta', ids.tops],
      ['Epsilon', ids.tops],
      ['Linen shirt', ids.shirts],
    ]);
    const problems = rows.map(({ handle, problems }) => [handle, problems.map(({ code }) => code)]);
    expect(problems).toEqual([
      ['a', []],
      ['b', ['categoryGuessed']],
      ['c', []],
      ['d', []],
      ['e', []],
      ['f', ['categoryMissing']],
      ['g', ['categoryMissing']],
    ]);
    // A category of the import's own takes what no tag places.
    const again = await imports.run(merchant, fileOf(row('f', 'Phi', '', 'sale')), { categoryId: ids.tops });
    expect(again.rows).toMatchObject([{ outcome: 'created', problems: [{ code: 'categoryGuessed' }] }]);
    expect((await imports.products(merchant)).get('Phi')).toMatchObject({ categoryId: ids.tops });
  });

  it('import-04 descriptions keep their formatting and lose all that could run or load', async () => {
    const merchant = await imports.merchant();
    const html = `<p style=""color:red"" onclick=""x()"">Soft <b>wool</b>.</p><script>alert(1)</script><img src=x onerror=alert(1)><a href=""javascript:alert(1)"">link</a><iframe src=""https://x.test""></iframe>`;
    await imports.run(merchant, fileOf(`wool,Wool top,"${html}",,,women,true,,,,,1,10,,`));
    const product = (await imports.products(merchant)).get('Wool top');
    expect(product.description.en).toBe('<p>Soft <b>wool</b>.</p><a rel="nofollow noopener">link</a>');
  });

  it('import-05 pictures are taken over; one that cannot be reached is reported and replaced by a drawn one', async () => {
    const merchant = await imports.merchant();
    const jpeg = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const asked: string[] = [];
    const fetchPicture = async (address: string) => {
      asked.push(address);
      if (address.includes('good')) return jpeg;
      if (address.includes('page')) return Buffer.from('<html>');
      throw new Error('no answer');
    };
    const file = fileOf(
      'duo,Leather jacket,,,,"women, Clothing",true,Size,S,,,1,10,,https://a.test/good.jpg',
      'duo,,,,,,,,,,,,,,https://b.test/gone.jpg',
      'page,Red tee,,,,"women, Clothing",true,,,,,1,10,,https://a.test/page.html',
      'none,Denim jeans,,,,"women, Clothing",true,,,,,1,10,,',
    );
    const { state, rows } = await imports.run(merchant, file, {}, fetchPicture);
    expect(asked.sort()).toEqual(['https://a.test/good.jpg', 'https://a.test/page.html', 'https://b.test/gone.jpg']);
    expect(state).toMatchObject({ status: 'done', created: 3, drawn: 2 });
    expect(rows.map(({ problems }) => problems.map(({ code, detail }) => [code, detail]))).toEqual([
      [],
      [['pictureDrawn', 'https://b.test/gone.jpg']],
      [['pictureDrawn', 'https://a.test/page.html']],
      [],
    ]);
    const products = await imports.products(merchant);
    const [taken, drawn] = products.get('Leather jacket').pictures;
    expect(taken).toMatch(/^\/files\/u\/[\w-]+\.jpg$/);
    for (const picture of [drawn, products.get('Red tee').picUrl, products.get('Denim jeans').picUrl])
      expect(picture).toMatch(/^\/files\/art\/[\w.-]+\/front\.svg$/);
    expect(products.get('Denim jeans').picUrl).toContain('/jeans.');
    for (const address of [taken, drawn]) expect((await fetch(new URL(address, api.origin))).status).toBe(200);
    // Asked for once: the next import knows that they are the same.
    await imports.run(merchant, file.replace('Red tee', 'Blue tee'), {}, fetchPicture);
    expect(asked).toHaveLength(3);
  });

  it('an import whose pixels of the hour are used up waits for the next hour and loses no picture', async () => {
    const merchant = await imports.merchant();
    const jpeg = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#543' } })
      .jpeg()
      .toBuffer();
    const hourBegan = api.clock.now();
    await world.query(
      `insert into attempt_counter (tenant_id, scope, subject, window_start, count) values (1, 'files:import-pixels', $1, $2, 20000000)`,
      [String(merchant.owner.id), hourBegan],
    );
    const file = fileOf('later,Linen shirt,,,,"women, Clothing",true,,,,,1,10,,https://a.test/later.jpg');
    const { data } = await imports.start(merchant, file);
    const { handle } = runImportJob(async () => jpeg);
    const context = { platform: api.platform, tenantId: 1, db: api.platform.database.forTenant(1).writable };
    await handle(context, { importId: data.id });
    expect((await imports.look(merchant, data.id)).state).toMatchObject({ status: 'waiting', created: 0, drawn: 0 });
    const [waiting] = await world.query<{ run_at: Date }>(
      `select run_at from outbox where job = 'run-import' and key like $1`,
      [`run-import:${data.id}:later:%`],
    );
    const waitsMs = (waiting?.run_at.getTime() ?? 0) - hourBegan.getTime();
    expect(waitsMs).toBeGreaterThanOrEqual(3_600_000);
    expect(waitsMs).toBeLessThan(3_660_000);
    api.clock.advanceMs(3_600_000);
    await handle(context, { importId: data.id });
    expect((await imports.look(merchant, data.id)).state).toMatchObject({ status: 'done', created: 1, drawn: 0 });
    expect((await imports.products(merchant)).get('Linen shirt').picUrl).toMatch(/^\/files\/u\/[\w-]+\.jpg$/);
  });

  it('import-06 a dry run reports what an import would and changes nothing', async () => {
    const merchant = await imports.merchant();
    await imports.run(merchant, fileOf(coat));
    const tables = 'spu sku property property_value brand stored_file imported_product listing stock_movement'.split(
      ' ',
    );
    const count = () =>
      world.query(
        `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}, (select max(price) from sku) as price`,
      );
    const before = await count();
    const file = fileOf(
      coat.replace('80.00', '75.00'),
      'new,New top,,Novel brand,,women,true,Fit,Wide,,,1,10,,https://a.test/x.jpg',
      'bad,Bad top,,,,women,true,,,,,1,free,,',
    );
    const dry = await imports.run(merchant, file, { dryRun: 'true' });
    expect(await count()).toEqual(before);
    expect(dry.state).toMatchObject({ isDryRun: true, created: 1, changed: 1, refused: 1, drawn: 1 });
    const real = await imports.run(merchant, file);
    const told = (rows: typeof dry.rows) =>
      rows.map(({ handle, outcome, problems }) => [handle, outcome, problems.map(({ code }) => code)]);
    expect(told(dry.rows)).toEqual(told(real.rows));
    expect((await imports.products(merchant)).get('Cape').price).toBe(75);
  });

  it('import-07 the report tells of each row what became of it, in the reader’s language', async () => {
    const merchant = await imports.merchant();
    await imports.run(merchant, fileOf(coat));
    const { id, rows } = await imports.run(
      merchant,
      fileOf(
        coat,
        'new,New top,,,,women,true,Size,S,,,1,10,,',
        'new,,,,,,,,M,,,1,10,,',
        'twice,Twice,,,,women,true,Size,S,,,1,ten,5.5.5,',
        'twice,,,,,,,,S,,,some,10,,',
        'gift,Gift,,,,women,true,,,,,1,,,',
      ),
    );
    expect(
      rows.map(({ row, handle, outcome, problems }) => [row, handle, outcome, problems.map(({ code }) => code)]),
    ).toEqual([
      [2, 'cape', 'unchanged', []],
      [3, 'new', 'created', []],
      [4, 'new', 'created', []],
      [5, 'twice', 'refused', ['priceInvalid', 'comparePriceInvalid']],
      [6, 'twice', 'refused', ['quantityInvalid']],
      [7, 'gift', 'refused', ['priceInvalid']],
    ]);
    const read = async (language: string) =>
      (
        await merchant.call
          .with({ language })
          .get(`/admin-api/products/import/${id}/report`, { outcome: 4, pageSize: 1 })
      ).data;
    expect(await read('en')).toMatchObject({
      total: 3,
      list: [{ row: 5, productId: null, problems: [{ message: 'This is no price: ten' }, {}] }],
    });
    expect((await read('fr')).list[0].problems[0].message).toBe('Ce n’est pas un prix : ten');
    expect((await merchant.call.get('/admin-api/products/imports')).data).toMatchObject({
      total: 2,
      list: [{ id }, {}],
    });
  });

  it('import-08 the same file again creates and changes nothing, whatever was sold or done by hand since', async () => {
    const merchant = await imports.merchant();
    const file = fileOf(coat, 'cape,,,,,,,,M,,Black,5,80,,');
    await imports.run(merchant, file);
    const before = (await imports.products(merchant)).get('Cape');
    const [sku] = before.skus;
    const product = { tenantId: 1, shopId: merchant.shopId, spuId: before.id, skuIds: [sku.id], skuId: sku.id };
    await placeOrder(api, await world.member(), product, 3);
    await merchant.call.put('/admin-api/skus', { list: [{ id: sku.id, price: 70 }] });
    const { state, rows } = await imports.run(merchant, file);
    expect(state).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(rows.map(({ outcome, productId }) => [outcome, productId])).toEqual([
      ['unchanged', before.id],
      ['unchanged', before.id],
    ]);
    const after = (await imports.products(merchant)).get('Cape');
    expect(after.skus).toMatchObject([{ id: sku.id, stock: 1, price: 70 }, { stock: 5 }]);
    // Another file sets what it says; stock by what differs from the file before, so that what was sold stays sold.
    const next = await imports.run(
      merchant,
      file.replace('Black,4,80.00', 'Black,6,85.00').replace('Cape,<p>', 'Cloak,<p>'),
    );
    expect(next.state).toMatchObject({ changed: 1, created: 0 });
    const cloak = (await imports.products(merchant)).get('Cloak');
    expect(cloak).toMatchObject({
      id: before.id,
      skus: [{ id: sku.id, price: 85, marketPrice: 100, stock: 3 }, { stock: 5 }],
    });
    // What was deleted is new to the next file.
    await merchant.call.delete(`/admin-api/products/${before.id}`);
    expect((await imports.run(merchant, file)).state).toMatchObject({ created: 1 });
  });

  it('merchant-08 another shop’s imports and products of the same handle are out of reach', async () => {
    const [mine, theirs] = [await imports.merchant(), await newMerchant(api)];
    const { id } = await imports.run(theirs, fileOf(coat));
    for (const path of [`import/${id}`, `import/${id}/report`])
      expect((await mine.call.get(`/admin-api/products/${path}`)).code).toBe(404);
    expect((await mine.call.get('/admin-api/products/imports')).data).toEqual({ list: [], total: 0 });
    const own = await imports.run(mine, fileOf(coat.replace('80.00', '1.00')), { shopId: theirs.shopId });
    expect(own.state).toMatchObject({ shopId: mine.shopId, created: 1 });
    expect((await imports.products(theirs)).get('Cape').price).toBe(80);
  });

  it('one import of a shop is under way at a time', async () => {
    const merchant = await imports.merchant();
    const started = await Promise.all([1, 2, 3].map(() => imports.start(merchant, fileOf(coat))));
    expect(started.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
    const id = started.find(({ code }) => code === 0)?.data.id;
    // Two workers that take the same work do it once.
    await Promise.all([imports.work(id), imports.work(id)]);
    expect((await imports.look(merchant, id)).state).toMatchObject({ status: 'done', created: 1, rows: 1 });
    expect((await imports.products(merchant)).size).toBe(1);
    // What was written is on record, and the file is gone.
    const [audit] = await world.query(`select actor_id from audit where action = 'imports.write' and subject = $1`, [
      `import:${id}`,
    ]);
    expect(audit).toEqual({ actor_id: merchant.owner.id });
    const [file] = await world.query<{ file_key: string }>('select file_key from product_import where id = $1', [id]);
    expect(await api.platform.storage.get(file?.file_key ?? '')).toBeUndefined();
  });
});
