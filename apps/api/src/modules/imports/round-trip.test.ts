import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMerchant } from '../products/products.testing.ts';
import { fileOf, importsOf } from './imports.testing.ts';

describe('exports of products', async () => {
  const api = await startApi();
  const [here, there] = [importsOf(api), importsOf(api, { tenantId: 2 })];
  const exported = async ({ call }: Pick<TestMerchant, 'call'>): Promise<string> => {
    let csv = '';
    for (let after: number | undefined; ; ) {
      const { data } = await call.get('/admin-api/products/export', after === undefined ? {} : { after });
      csv += data.csv;
      if (data.next === null) return csv;
      after = data.next;
    }
  };

  it('fault:import-02 what one store exports another imports, and exports again alike', async () => {
    const [first, second] = [await here.merchant(), await there.merchant()];
    const names = ['=cmd|calc', '+1', '-2', '@sum', "'=quoted", "Women's top", 'A, "b"; c', '上衣 👒'];
    await here.run(
      first,
      fileOf(
        ...names.map(
          (name, index) =>
            `top-${index},"${name.replaceAll('"', '""').replace(/^(?='*[=+\-@])/, "'")}","<p>One.</p>\n<p>Two, ""three"".</p>",House,,"women, Tops",${index !== 3},Size,S,Color,Black,${index},10.50,${index === 0 ? 20 : ''},`,
        ),
        'top-7,,,,,,,,M,,=Red,2,11,,',
        'plain,Plain shirt,,,,men,true,Title,Default Title,,,1,10,,',
      ),
    );
    const file = await exported(first);
    // Nothing that a spreadsheet would calculate stands at the beginning of a cell.
    expect(file).not.toMatch(/(?:^|,)"?[=+\-@]/m);
    const { state } = await there.run(second, file);
    expect(state).toMatchObject({ status: 'done', created: 9, refused: 0, drawn: 0 });
    expect(await exported(second)).toBe(file);
    expect([...(await there.products(second)).keys()].sort()).toEqual([...names, 'Plain shirt'].sort());
    expect((await there.run(second, file)).state).toMatchObject({ unchanged: 9, created: 0 });
  });

  it('fault:import-02 more than fit at once come part by part', async () => {
    const merchant = await here.merchant();
    const rows = Array.from({ length: 60 }, (_, index) => `many-${index},Many ${index},,,,women,true,,,,,1,10,,`);
    await here.run(merchant, fileOf(...rows));
    const lines = (await exported(merchant)).trim().split('\n');
    expect(lines).toHaveLength(61);
    expect(lines.filter((line) => line.startsWith('Handle'))).toHaveLength(1);
  });

  it('merchant-08 another shop’s products are exported to nobody else', async () => {
    const [mine, theirs] = [await here.merchant(), await here.merchant()];
    await here.run(theirs, fileOf('secret,Secret top,,,,women,true,,,,,1,10,,'));
    const { data } = await mine.call.get('/admin-api/products/export', { shopId: theirs.shopId });
    expect(data).toEqual({ csv: expect.stringMatching(/^Handle,[^\n]+\n$/), next: null });
  });
});
