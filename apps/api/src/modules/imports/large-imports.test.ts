import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { startWorker } from '../../worker.ts';
import { fileOf, importsOf } from './imports.testing.ts';

const PRODUCTS = 1000;
const VARIANTS = 50;

/** 50,000 rows. */
const largeFile = (): string =>
  fileOf(
    ...Array.from({ length: PRODUCTS }, (_, product) =>
      Array.from({ length: VARIANTS }, (_, variant) =>
        variant === 0
          ? `coat-${product},Coat ${product},<p>Warm.</p>,Large house,,"women, Tops",true,Size,S0,,,3,${product + 10},,`
          : `coat-${product},,,,,,,,S${variant},,,3,${product + 10},,`,
      ).join('\n'),
    ),
  );

describe('an import of 50,000 rows', async () => {
  const api = await startApi();
  const { world, platform } = api;

  it('import-09 takes them in from a little of the file at a time, shows how far it is, and goes on where it stopped', async () => {
    let furthestAhead = 0;
    const { read } = platform.storage;
    async function* watched(key: string, start: number): AsyncGenerator<Buffer> {
      let place = start;
      for await (const chunk of read(key, start)) {
        const [row] = await world.query<{ bytes_done: number }>(
          'select max(bytes_done) as bytes_done from product_import',
        );
        place += chunk.length;
        furthestAhead = Math.max(furthestAhead, place - (row?.bytes_done ?? 0));
        yield chunk;
      }
    }
    const imports = importsOf(
      { ...api, platform: { ...platform, storage: { ...platform.storage, read: watched } } },
      { runMs: 1500 },
    );
    const merchant = await imports.merchant();
    const file = largeFile();
    const { data } = await imports.start(merchant, file);
    const seen: { status: string; percent: number; rows: number }[] = [];
    const looking = setInterval(() => {
      void merchant.call.get(`/admin-api/products/import/${data.id}`).then(({ data: state }) => seen.push(state));
    }, 250);
    const runs = await imports.work(data.id);
    clearInterval(looking);
    const { state, rows } = await imports.look(merchant, data.id);
    expect(state).toMatchObject({
      status: 'done',
      percent: 100,
      rows: PRODUCTS * VARIANTS,
      created: PRODUCTS,
      refused: 0,
    });
    expect(rows).toHaveLength(200);
    // Never more than a batch of rows and what a stream reads at once lies between the file and the store.
    expect(file.length).toBeGreaterThan(1_500_000);
    expect(furthestAhead).toBeLessThan(400_000);
    expect(runs).toBeGreaterThan(1);
    const percents = seen.filter(({ status }) => status === 'running').map(({ percent }) => percent);
    expect(percents.length).toBeGreaterThan(2);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(new Set(percents).size).toBeGreaterThan(2);
    const [stored] = await world.query(
      `select (select count(*)::int from sku) as skus, (select count(*)::int from spu) as spus,
         (select count(*)::int from import_line) as lines`,
    );
    expect(stored).toEqual({ skus: PRODUCTS * VARIANTS, spus: PRODUCTS, lines: PRODUCTS * VARIANTS });
  }, 120_000);

  it('import-09 a worker takes it up by itself', async () => {
    const imports = importsOf(api);
    const merchant = await imports.merchant();
    const worker = await startWorker(platform);
    const { data } = await imports.start(merchant, fileOf('one,One top,,,,"women, Tops",true,,,,,1,10,,'));
    try {
      await expect
        .poll(async () => (await imports.look(merchant, data.id)).state.status, { timeout: 15_000 })
        .toBe('done');
    } finally {
      await worker.stop();
    }
    expect((await imports.products(merchant)).has('One top')).toBe(true);
  });
});
