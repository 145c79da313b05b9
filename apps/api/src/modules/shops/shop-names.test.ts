/** Whose a name is, however it is spelled, while a shop has it and for 90 days after. */
import { ERRORS } from '@passage/contract';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { applicationForm, apply, handInApplication, inviteCode } from '../applications/applications.testing.ts';
import { newMerchant } from '../products/products.testing.ts';
import { deskOf } from '../review/review.testing.ts';

/** One name in the spellings that pass for it: what is other about each of them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'the same': 'Café Aurore',
  'other case': 'CAFÉ aurore',
  'no accent': 'Cafe Aurore',
  'an accent of its own': 'Cafe\u0301 Aurore',
  'other accents': 'Çàfè Äürőŕę',
  'full width': 'Ｃａｆｅ Ａｕｒｏｒｅ',
  'mathematical letters': '𝐂𝐚𝐟𝐞 𝒜𝓊𝓇ℴ𝓇ℯ',
  'zero-width signs': 'Ca\u200bfé\u2060 Au\u200drore\ufeff',
  'soft hyphen and direction marks': 'Café Au\u00adro\u202ere',
  'Cyrillic letters': 'Сафé Аurоrе'.replace('ф', 'f'),
  'Greek letters': 'Café Αurοre',
  'a lunate sigma': 'Ϲafé Aurore',
  'other spaces': 'Café\u00a0\u2003Aurore',
  'letters with strokes': 'Café Aurøre',
};

describe('the name of a shop', async () => {
  const api = await startApi();
  const { world, call, clock } = api;
  const rename = (merchant: Awaited<ReturnType<typeof newMerchant>>, shopname: string) =>
    merchant.call.put('/admin-api/shop', { shopname });
  /** The same, signed in anew: no session lasts as long as a name is held. */
  const backAgain = async <Merchant extends { readonly owner: TestMember }>(merchant: Merchant) => ({
    ...merchant,
    call: call.as(await world.signIn(merchant.owner)),
  });
  const reviewer = async () => deskOf(api, await world.member({ role: 1 }));
  const infoOf = async (shopId: number) => (await call.get('system/shop/getShopInfoByShopId', { shopId })).data;
  const applyAs = async (shopName: string) => {
    const member = await world.member();
    return apply(api, member, await applicationForm(api, member, { inviteCode: await inviteCode(api), shopName }));
  };

  it('fault:security-56 no shop is called as the store itself is, nor as it looks', async () => {
    const shop = await newMerchant(api);
    const [store] = await world.query<{ name: string }>('select name from tenant where id = 1');
    const name = store?.name ?? '';
    expect(name).toMatch(/a/);
    for (const taken of [name, name.toUpperCase(), name.replace('a', 'а')]) {
      expect([taken, (await rename(shop, taken)).code]).toEqual([taken, 1033]);
      expect([taken, (await applyAs(taken)).code]).toEqual([taken, 1033]);
    }
    const [other] = await world.query<{ name: string }>('select name from tenant where id = 2');
    expect((await rename(shop, other?.name ?? '')).code).toBe(0);
  });

  it('fault:security-56 a name that a shop gave up is SHOP_NAME_TAKEN for everybody else at submission, at approval and at a rename, in whatever spelling, for 90 days', async () => {
    const [shop, other] = [await newMerchant(api), await newMerchant(api)];
    expect((await rename(shop, 'Café Aurore')).code).toBe(0);
    // An application that waits while the name is free, to be approved when it is not.
    expect((await rename(shop, 'Before')).code).toBe(0);
    await world.query(`delete from shop_name where shop_id = $1 and held_until is not null`, [shop.shopId]);
    const waiting = await handInApplication(api, await world.member(), { shopName: 'Café Aurorе' });
    expect((await rename(shop, 'Café Aurore')).code).toBe(0);
    expect((await rename(shop, 'Maison Nouvelle')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['Café Aurore', 'Before']);
    for (const [what, spelling] of Object.entries(SPELLINGS)) {
      expect([what, (await applyAs(spelling)).code]).toEqual([what, 1033]);
      expect([what, (await rename(other, spelling)).code]).toEqual([what, 1033]);
    }
    expect((await (await reviewer()).act('shop-applications', waiting.itemId, 'approve')).code).toBe(1033);
    expect(ERRORS.SHOP_NAME_TAKEN).toBe(1033);
    // What the shop is called, too.
    expect((await applyAs('Mаison Nouvelle')).code).toBe(1033);
    // Other names are other names.
    expect((await applyAs('Café Auror')).code).toBe(0);
    expect((await rename(other, 'Café Aurora')).code).toBe(0);
    clock.advanceMs(90 * DAY_MS - 60_000);
    expect((await applyAs('Cafe Aurore')).code).toBe(1033);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['Café Aurore', 'Before']);
    clock.advanceMs(120_000);
    expect((await infoOf(shop.shopId)).formerNames).toEqual([]);
    const taker = await newMerchant(api);
    expect((await rename(taker, 'CAFE AURORE')).code).toBe(0);
    expect((await (await reviewer()).act('shop-applications', waiting.itemId, 'approve')).code).toBe(1033);
    expect((await rename(await backAgain(shop), 'Café Aurore')).code).toBe(1033);
  });

  it('fault:security-56 the owner takes the old name back, and the shop’s page tells the names that were given up', async () => {
    const shop = await newMerchant(api);
    expect((await rename(shop, 'Northlight')).code).toBe(0);
    const [first] = (await infoOf(shop.shopId)).formerNames;
    expect(first).toMatch(/^Shop /);
    expect((await rename(shop, 'Southlight')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['Northlight', first]);
    expect((await rename(shop, 'Northlight')).data.shopname).toBe('Northlight');
    expect(await infoOf(shop.shopId)).toMatchObject({ shopname: 'Northlight', formerNames: ['Southlight', first] });
    // Another spelling is no other name.
    expect((await rename(shop, 'NORTHLIGHT')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['Southlight', first]);
    // The name is one tenant's affair.
    const elsewhere = await newMerchant(api, 2);
    expect((await rename(elsewhere, 'Northlight')).code).toBe(0);
  });

  it('fault:security-56 of many shops that take one name at once, each in its own spelling, one has it', async () => {
    const names = ['Quai Sud', 'QUAI SUD', 'Quаi Sud', 'Ｑｕａｉ Sud', 'Quai\u200b Sud', 'Quai Süd'];
    const shops = await Promise.all(names.map(() => newMerchant(api)));
    const answers = await Promise.all(shops.map((shop, index) => rename(shop, names[index] ?? '')));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1033, 1033, 1033, 1033, 1033]);
    const waiting = [];
    for (const shopName of ['Quai Nord', 'Quаi Nord', 'quai nord'])
      waiting.push(await handInApplication(api, await world.member(), { shopName }));
    const desk = await reviewer();
    const decided = await Promise.all(waiting.map(({ itemId }) => desk.act('shop-applications', itemId, 'approve')));
    expect(decided.map(({ code }) => code).sort()).toEqual([0, 1033, 1033]);
    const held = await world.query(`select name from shop_name where tenant_id = 1 and key like 'quai %'`);
    expect(held).toHaveLength(2);
  });

  it('fault:security-56 five former names are held for a shop at most, a further one is refused in the caller’s language', async () => {
    const shop = await newMerchant(api);
    for (let count = 1; count <= 5; count++) expect((await rename(shop, `Pavillon ${count}`)).code).toBe(0);
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const answer = await shop.call.with({ language }).put('/admin-api/shop', { shopname: 'Pavillon 6' });
      expect(answer.code).toBe(1083);
      texts.add(answer.msg);
    }
    expect([ERRORS.TOO_MANY_SHOP_NAMES, texts.size]).toEqual([1083, 7]);
    expect((await rename(shop, 'Pavillon 2')).code).toBe(0);
    expect((await rename(shop, 'Pavillon 5')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toHaveLength(5);
    clock.advanceMs(91 * DAY_MS);
    expect((await rename(await backAgain(shop), 'Pavillon 6')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['Pavillon 5']);
  });

  it('fault:security-56 a Greek name is its shop’s in both cases, and so is what passes for either, at submission and at a rename', async () => {
    const [shop, other] = [await newMerchant(api), await newMerchant(api)];
    expect((await rename(shop, 'Νύξη Ήρας')).code).toBe(0);
    const spellings = {
      'small letters': 'νυξη ηρας',
      capitals: 'ΝΥΞΗ ΗΡΑΣ',
      'one capital': 'Νυξη ηρας',
      'small Latin letters': 'vuξn npaς',
      'Latin capitals': 'NYΞH HPAΣ',
      'Latin letters of each case': 'Nuξn Hpaς',
      'Cyrillic capitals': 'NYΞН НРАΣ',
      'Armenian small letters': 'νսξո ոραօ',
    };
    for (const refused of ['while it has the name', 'once it gave the name up']) {
      for (const [what, spelling] of Object.entries(spellings)) {
        expect([refused, what, (await applyAs(spelling)).code]).toEqual([refused, what, 1033]);
        expect([refused, what, (await rename(other, spelling)).code]).toEqual([refused, what, 1033]);
      }
      expect((await rename(shop, 'Nyx')).code).toBe(0);
    }
    // Its first word alone is another name.
    expect((await rename(other, 'Νύξη')).code).toBe(0);
    clock.advanceMs(91 * DAY_MS);
    expect((await rename(await newMerchant(api), 'NYΞH HPAΣ')).code).toBe(0);
    // In capitals the name passes for that spelling.
    expect((await applyAs('Νύξη Ήρας')).code).toBe(1033);
  });

  it('fault:security-56 a spelling that keeps a part of what a name passes for frees the rest after 90 days, and is taken back whole', async () => {
    const [shop, other] = [await newMerchant(api), await newMerchant(api)];
    // The Greek letter passes for an N as a capital and for a v as a small one.
    const greek = 'Νelle';
    expect((await rename(shop, greek)).code).toBe(0);
    const [first] = (await infoOf(shop.shopId)).formerNames;
    const taken = async () =>
      Promise.all(['Nelle', 'velle', 'Νelle', 'Nella'].map(async (name) => (await applyAs(name)).code));
    expect(await taken()).toEqual([1033, 1033, 1033, 0]);
    expect((await rename(shop, 'ΝELLE')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual([first]);
    expect((await rename(shop, 'Velle')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['ΝELLE', first]);
    expect(await taken()).toEqual([1033, 1033, 1033, 0]);
    expect((await rename(shop, greek)).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual([first]);
    clock.advanceMs(60 * DAY_MS);
    const back = await backAgain(shop);
    expect((await rename(back, 'Velle')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual([greek, first]);
    clock.advanceMs(90 * DAY_MS - 60_000);
    expect(await taken()).toEqual([1033, 1033, 1033, 0]);
    expect((await infoOf(shop.shopId)).formerNames).toEqual([greek]);
    clock.advanceMs(120_000);
    expect(await taken()).toEqual([0, 1033, 1033, 0]);
    expect((await infoOf(shop.shopId)).formerNames).toEqual([]);
    const taker = await backAgain(other);
    expect((await rename(taker, 'Nelle')).code).toBe(0);
    expect((await rename(await backAgain(shop), greek)).code).toBe(1033);
    expect((await infoOf(shop.shopId)).shopname).toBe('Velle');
  });

  it('fault:security-56 former names are counted and told, not what they pass for; a spelling that passes for more counts as new', async () => {
    const shop = await newMerchant(api);
    const greek = ['Νη', 'Υη', 'Γη', 'Νω', 'Ηυ'].map((name) => `${name} Μοδα`);
    for (const name of greek) expect((await rename(shop, name)).code).toBe(0);
    const keys = await world.query('select key from shop_name where shop_id = $1', [shop.shopId]);
    expect(keys.length).toBeGreaterThan(10);
    const first = (await infoOf(shop.shopId)).formerNames[4];
    expect((await infoOf(shop.shopId)).formerNames).toEqual([...greek.slice(0, 4).reverse(), first]);
    expect((await rename(shop, 'Ζη Μοδα')).code).toBe(1083);
    expect((await rename(shop, 'nυ Μοδα')).code).toBe(1083);
    expect((await rename(shop, 'ΗΥ ΜΟΔΑ')).code).toBe(0);
    expect((await rename(shop, 'Γη Μοδα')).code).toBe(0);
    expect((await infoOf(shop.shopId)).formerNames).toEqual(['ΗΥ ΜΟΔΑ', 'Νω Μοδα', 'Υη Μοδα', 'Νη Μοδα', first]);
  });

  it('fault:security-56 of shops that take one another’s names and such as share what they pass for, all at once, no two end with the same', async () => {
    const names = ['Ηνυ', 'ηΝΥ', 'ηνΥ', 'ΗνΥ', 'Hνy', 'vηu', 'hnυ', 'nvy'];
    const shops = await Promise.all(names.map(() => newMerchant(api)));
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        shops.map((shop, at) => rename(shop, `${names[(at * 3 + round) % names.length]} ${round}`)),
      );
      expect(answers.filter(({ code }) => code !== 0 && code !== 1033 && code !== 1083)).toEqual([]);
      expect(answers.some(({ code }) => code === 0)).toBe(true);
      const shared = await world.query(
        `select one.id from shop as one join shop as other
           on one.tenant_id = other.tenant_id and one.id < other.id
             and passage.shop_name_keys(one.name) && passage.shop_name_keys(other.name)
         where one.id = any($1) and other.id = any($1)`,
        [shops.map(({ shopId }) => shopId)],
      );
      expect(shared).toEqual([]);
    }
  });

  it('fault:security-56 a rename takes what a name passes for in one order, with what is given up among it, so that no two wait for each other', async () => {
    const [shop, before] = [await newMerchant(api), await newMerchant(api)];
    expect((await rename(shop, 'Waited for')).code).toBe(0);
    // What was another's for a time is anybody's by now, and still there.
    expect((await rename(before, 'Νord')).code).toBe(0);
    expect((await rename(before, 'Elsewhere')).code).toBe(0);
    await world.query(`update shop_name set held_until = $2 where shop_id = $1 and name = 'Νord'`, [
      before.shopId,
      clock.now(),
    ]);
    const [first, renaming] = [0, 1].map(() => new Client({ connectionString: api.databaseUrl }));
    if (!first || !renaming) throw new Error('no connections');
    await Promise.all([first.connect(), renaming.connect()]);
    try {
      await first.query('begin');
      await first.query(`select from shop_name where key = 'nord' for update`);
      const renamed = renaming.query(
        `update shop set name = 'Νord', named_at = $2::timestamptz + interval '1 second' where id = $1`,
        [shop.shopId, clock.now()],
      );
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await world.query(waiting)).length, { timeout: 5_000 }).toBe(1);
      // Of the later ones it holds none yet.
      const later = await first.query(
        `select key from shop_name where key in ('vord', 'waited for') order by key for update nowait`,
      );
      expect(later.rows).toEqual([{ key: 'vord' }, { key: 'waited for' }]);
      await first.query('commit');
      await renamed;
    } finally {
      await Promise.all([first.end(), renaming.end()]);
    }
    const held = await world.query(
      'select key, name from shop_name where shop_id = $1 and held_until is null order by key',
      [shop.shopId],
    );
    expect(held).toEqual([
      { key: 'nord', name: 'Νord' },
      { key: 'vord', name: 'Νord' },
    ]);
  });
});
