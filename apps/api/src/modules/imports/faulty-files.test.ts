import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { fileOf, importsOf } from './imports.testing.ts';

describe('files that are not as they should be', async () => {
  const api = await startApi();
  const { world } = api;
  const imports = importsOf(api);
  const coat = 'cape,Cape,<p>Warm</p>,Maison,Coats,"women, Tops",true,Size,S,Colour,Black,4,80.00,100.00,';

  it('import-10 a malformed row is named, and neither the other rows nor what was there before is lost', async () => {
    const merchant = await imports.merchant();
    await imports.run(merchant, fileOf(coat));
    const { state, rows } = await imports.run(
      merchant,
      fileOf(
        'one,One top,"two\nlines, <b>""quoted""</b>",,,women,true,,,,,1,10,,',
        'open,Open top,"never closed,,,women,true,,,,,1,10,,',
        'two,Two top,fine,,,women,true,,,,,1,10,,',
        'few,Few top,women',
        'three,Three top,"fine, too",,,women,true,,,,,1,10,,',
        ',Nameless,,,,women,true,,,,,1,10,,',
        'part,Part top,,,,women,true,Size,S,,,1,10,,',
        'part,,,,,,,,M,1,10,,',
        'four,Four" top,,,,women,true,,,,,1,10,,',
        'two,Two again,,,,women,true,,,,,1,10,,',
        'five,Five top,,,,women,true,,,,,1,10,,',
      ),
    );
    expect(
      rows.map(({ row, line, handle, outcome, problems }) => [row, line, handle, outcome, problems[0]?.code]),
    ).toEqual([
      [2, 2, 'one', 'created', undefined],
      [3, 4, 'open', 'refused', 'unreadable'],
      [4, 5, 'two', 'created', undefined],
      [5, 6, 'few', 'refused', 'columnCount'],
      [6, 7, 'three', 'created', undefined],
      [7, 8, '', 'refused', 'handleMissing'],
      [8, 9, 'part', 'refused', 'otherRow'],
      [9, 10, 'part', 'refused', 'columnCount'],
      [10, 11, 'four', 'refused', 'unreadable'],
      [11, 12, 'two', 'refused', 'handleScattered'],
      [12, 13, 'five', 'created', undefined],
    ]);
    expect(rows[6]?.problems[0]?.detail).toBe('9');
    expect(state).toMatchObject({ status: 'done', created: 4, refused: 6 });
    const products = await imports.products(merchant);
    expect([...products.keys()].sort()).toEqual(['Cape', 'Five top', 'One top', 'Three top', 'Two top']);
    expect(products.get('One top').description.en).toBe('two\nlines, <b>"quoted"</b>');
  });

  it('import-10 a file without the columns that matter fails with their names and changes nothing', async () => {
    const merchant = await imports.merchant();
    const { state, rows } = await imports.run(merchant, 'Name,Price\nCape,10\n');
    expect(state).toMatchObject({ status: 'failed', created: 0 });
    expect(rows).toMatchObject([
      { row: 1, outcome: 'refused', problems: [{ code: 'columnMissing', detail: 'Handle, Title, Variant Price' }] },
    ]);
    // The next import may begin.
    expect((await imports.run(merchant, fileOf(coat))).state.status).toBe('done');
  });

  it('fault:import-01 byte order marks, Windows line ends, semicolons and other encodings are read, or refused with a hint', async () => {
    const excel = fileOf(coat, 'hat,Hut für Ärzte 👒,,,,women,true,,,,,1,12.50,,')
      .replaceAll('"women, Tops"', 'women')
      .replaceAll('.', '§')
      .replaceAll(',', ';')
      .replaceAll('§', ',')
      .replaceAll('\n', '\r\n');
    const merchant = await imports.merchant();
    const marked = await imports.run(merchant, `\uFEFF${excel}`);
    expect(marked.state).toMatchObject({ created: 2, refused: 0 });
    const products = await imports.products(merchant);
    expect(products.get('Hut für Ärzte 👒')).toMatchObject({ price: 12.5 });
    expect(products.get('Cape')).toMatchObject({ price: 80, marketPrice: 100 });

    const wide = Buffer.from(`\uFEFF${excel.replaceAll('hat;', 'cap;').replace('Hut', 'Kappe')}`, 'utf16le');
    expect((await imports.run(merchant, wide)).state).toMatchObject({ created: 1, unchanged: 1 });

    // 羊毛 in GBK, 服 in Shift JIS, 옷 in EUC-KR.
    for (const [encoding, bytes, name] of [
      ['gbk', [0xd1, 0xf2, 0xc3, 0xab], '羊毛'],
      ['shift_jis', [0x95, 0x9e], '服'],
      ['euc-kr', [0xbf, 0xca], '옷'],
    ] as const) {
      const [before = '', after = ''] = fileOf(`${encoding},NAME,,,,women,true,,,,,1,10,,`).split('NAME');
      const file = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      const refused = await imports.start(merchant, file);
      expect(refused).toMatchObject({ code: 400, data: { issues: [{ path: 'encoding' }] } });
      expect(refused.data.issues[0].message).toContain('encoding');
      await imports.run(merchant, file, { encoding });
      expect((await imports.products(merchant)).has(name)).toBe(true);
    }
    expect((await imports.start(merchant, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).code).toBe(400);
    expect((await imports.start(merchant, '')).code).toBe(400);
  });

  it('an import whose work was given up ends as failed when the next one begins, and keeps none from its turn', async () => {
    const merchant = await imports.merchant();
    const lost = await imports.start(merchant, fileOf(coat));
    expect((await imports.start(merchant, fileOf(coat))).code).toBe(409);
    await world.query(`update outbox set status = 3 where job = 'run-import' and payload = $1`, [
      { importId: lost.data.id },
    ]);
    expect((await imports.run(merchant, fileOf(coat))).state).toMatchObject({ status: 'done', created: 1 });
    expect((await imports.look(merchant, lost.data.id)).state.status).toBe('failed');
  });

  it('import-10 a product that the database refuses is refused alone, and the import goes on', async () => {
    await world.query(`create function refuse_poison() returns trigger language plpgsql as $$
      begin
        if new.name->>'en' = 'Poison' then raise exception 'poison'; end if;
        return new;
      end $$`);
    await world.query('create trigger poison before insert on spu for each row execute function refuse_poison()');
    const merchant = await imports.merchant();
    const row = (handle: string, title: string) => `${handle},${title},,,,"women, Tops",true,,,,,1,10,,`;
    const { state, rows } = await imports.run(
      merchant,
      fileOf(row('one', 'One top'), row('bad', 'Poison'), row('two', 'Two top')),
    );
    expect(state).toMatchObject({ status: 'done', created: 2, refused: 1, rows: 3 });
    expect(rows.map(({ handle, outcome, problems }) => [handle, outcome, problems.map(({ code }) => code)])).toEqual([
      ['one', 'created', []],
      ['bad', 'refused', ['unexpected']],
      ['two', 'created', []],
    ]);
  });
});
