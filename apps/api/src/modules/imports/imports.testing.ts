import type { TestApi } from '../../testing/api.ts';
import { newMerchant, type TestMerchant } from '../products/products.testing.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { RUN_IMPORT, runImportJob } from './run-import.job.ts';

const HEADING =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';

/** Lines of a file, under the heading of an export cut down to what matters. */
export const fileOf = (...lines: string[]): string => [HEADING, ...lines, ''].join('\n');

export interface ReportRow {
  readonly row: number;
  readonly line: number;
  readonly handle: string;
  readonly outcome: string;
  readonly productId: number | null;
  readonly problems: readonly { readonly code: string; readonly detail: string; readonly message: string }[];
}

export const unreachable: FetchPicture = () => Promise.reject(new Error('unreachable'));

/** Imports files of merchants, without waiting for a worker. */
export function importsOf(api: TestApi, { tenantId = 1, runMs }: { tenantId?: number; runMs?: number } = {}) {
  const { world, platform } = api;
  const db = platform.database.forTenant(tenantId).writable;
  const start = ({ call }: Pick<TestMerchant, 'call'>, file: string | Buffer, fields: object = {}) =>
    call.upload('/admin-api/products/import', Buffer.from(file), { name: 'products.csv', type: 'text/csv', fields });
  /** Runs the job of an import, and those that go on where it stopped. @returns how many there were */
  const work = async (importId: number, fetchPicture = unreachable): Promise<number> => {
    const { handle } = runImportJob(fetchPicture, runMs === undefined ? {} : { runMs });
    for (let run = 1; ; run++) {
      await handle({ platform, tenantId, db }, { importId });
      const waiting = await world.query(
        `update outbox set status = 2 where tenant_id = $1 and job = $2 and status = 0 and payload = $3 returning id`,
        [tenantId, RUN_IMPORT, { importId }],
      );
      const [over] = await world.query(
        'select id from product_import where tenant_id = $1 and id = $2 and status in (2, 3)',
        [tenantId, importId],
      );
      if (over || waiting.length === 0) return run;
    }
  };
  const look = async ({ call }: Pick<TestMerchant, 'call'>, id: number) => {
    const { data: state } = await call.get(`/admin-api/products/import/${id}`);
    const { data } = await call.get(`/admin-api/products/import/${id}/report`, { pageSize: 200 });
    const rows: ReportRow[] = data.list;
    return { state, rows };
  };
  let known: ReturnType<typeof addCategories> | undefined;
  const addCategories = async () => {
    const women = await world.category({ tenantId, name: { en: 'Clothing' } });
    const men = await world.category({ tenantId, population: 1, name: { en: 'Clothing' } });
    return {
      women,
      men,
      tops: await world.category({ tenantId, parentId: women, name: { en: 'Tops', zh: '上衣' } }),
      jackets: await world.category({ tenantId, parentId: women, name: { en: 'Jackets' } }),
      shirts: await world.category({ tenantId, population: 1, parentId: men, name: { en: 'Shirts' } }),
    };
  };
  const categories = () => {
    known ??= addCategories();
    return known;
  };
  return {
    start,
    work,
    look,
    run: async (
      merchant: Pick<TestMerchant, 'call'>,
      file: string | Buffer,
      fields: object = {},
      fetch = unreachable,
    ) => {
      const { code, data, text } = await start(merchant, file, fields);
      if (code !== 0) throw new Error(`not started: ${text}`);
      await work(data.id, fetch);
      return { id: Number(data.id), ...(await look(merchant, data.id)) };
    },
    /** A merchant of a store that has a few categories. */
    merchant: async () => ({ ...(await newMerchant(api, tenantId)), ids: await categories() }),
    /** The products of a shop as its owner reads them, by their English names. */
    products: async ({ call }: Pick<TestMerchant, 'call'>) => {
      const { list } = (await call.get('/admin-api/products', { pageSize: 200 })).data;
      const details = new Map<string, Awaited<ReturnType<typeof call.get>>['data']>();
      for (const { id, name } of list) details.set(name.en, (await call.get(`/admin-api/products/${id}`)).data);
      return details;
    },
  };
}
