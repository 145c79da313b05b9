/** Where the goods of a return go back to, and what is said with an approval: in the answer, the message and the mail. */
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { messageJobs } from '../messages/index.ts';
import { newMerchant } from '../products/products.testing.ts';
import { messagesOf } from '../review/review.testing.ts';
import { act, askFor, buyShipped, sendBack, statusOf, support } from './after-sales.testing.ts';

describe('the address of a return', async () => {
  const api = await startApi();
  const { world, call } = api;
  const staff = await support(api);
  const buyer = await world.member({ balance: 10_000_000 });
  const db = api.platform.database.forTenant(1).writable;

  /** A shop with its owner, and an order item of it that has been shipped. */
  const sold = async () => {
    const merchant = await newMerchant(api);
    const product = await world.product({ shopId: merchant.shopId, skus: [{ price: 5000, stock: 100 }] });
    return {
      ...merchant,
      product,
      ask: async (way: 10 | 20) => {
        const { itemId } = await buyShipped(api, buyer, product);
        return askFor(api, buyer, itemId, { way });
      },
    };
  };
  const detailOf = async (id: number) => (await call.as(buyer).get('afterSaleDetail', { afterSalesId: id })).data;
  /** The newest message of the buyer in a language, as it is read and as it is mailed. */
  const toldIn = async (language: string) => {
    const { data } = await call.as(buyer).with({ language }).post('message/getMyMessage');
    await world.query('update member set language = $2 where id = $1', [buyer.id, language]);
    await world.query('update system_message set mailed_at = null where id = $1', [data.list[0].id]);
    for (const job of messageJobs)
      await job.handle({ platform: api.platform, tenantId: 1, db }, { messageId: data.list[0].id });
    const [mail] = await world.query<{ text: string }>(
      'select text from stored_mail where recipient = $1 order by id desc limit 1',
      [buyer.email],
    );
    return [data.list[0].message, mail?.text ?? ''];
  };
  const steps = (seller: TestMember, id: number, remark?: string) =>
    act(api, seller, id, 'approve', remark === undefined ? {} : { remark });

  it('trust-70 fault:refund-52 the buyer of an approved return is told the shop’s return address, else its address, and the remark of the approval, in the answer, the message and the mail of all languages', async () => {
    const shop = await sold();
    await shop.call.put('/admin-api/shop', { address: '1 place Saint-Marc, Rouen' });
    const plain = await shop.ask(20);
    expect(await detailOf(plain)).toMatchObject({ returnAddress: '', approvalRemark: '', remark: '' });
    expect((await steps(shop.owner, plain)).data).toEqual({ id: plain, status: 20 });
    expect(await detailOf(plain)).toMatchObject({
      status: 20,
      returnAddress: '1 place Saint-Marc, Rouen',
      approvalRemark: '',
      remark: '',
    });
    for (const text of await toldIn('en')) {
      expect(text).toContain('Return address: 1 place Saint-Marc, Rouen');
      expect(text).not.toContain('Note from the shop');
    }
    const { data } = await shop.call.put('/admin-api/shop', { returnAddress: ' Returns, 4 rue du Dépôt, Rouen ' });
    expect(data).toMatchObject({
      address: '1 place Saint-Marc, Rouen',
      returnAddress: 'Returns, 4 rue du Dépôt, Rouen',
    });
    expect((await shop.call.get('/admin-api/shop')).data).toEqual(data);
    // Staff decide for a shop by the same rule.
    const remarked = await shop.ask(20);
    expect((await steps(staff, remarked, 'Send it to our workshop')).data).toEqual({ id: remarked, status: 20 });
    const told = {
      returnAddress: 'Returns, 4 rue du Dépôt, Rouen',
      approvalRemark: 'Send it to our workshop',
      remark: '',
    };
    expect(await detailOf(remarked)).toMatchObject(told);
    expect((await shop.call.get(`/admin-api/after-sales/${remarked}`)).data).toMatchObject(told);
    const labels: Record<string, readonly [address: string, note: string]> = {
      en: ['Return address: ', 'Note from the shop: '],
      fr: ['Adresse de retour : ', 'Note de la boutique : '],
      id: ['Alamat pengembalian: ', 'Catatan dari toko: '],
      jp: ['返送先：', 'ショップからの連絡：'],
      kor: ['반품 주소: ', '상점의 안내: '],
      zh: ['退货地址：', '店铺留言：'],
      zhTW: ['退貨地址：', '店鋪留言：'],
    };
    for (const language of LANGUAGES) {
      const [address, note] = labels[language] ?? [];
      for (const text of await toldIn(language)) {
        expect(text).toContain(`\n${address}Returns, 4 rue du Dépôt, Rouen\n${note}Send it to our workshop`);
      }
    }
    // What the buyer was told stays, whatever becomes of the shop's addresses and of the return.
    await shop.call.put('/admin-api/shop', { returnAddress: '', address: 'Somewhere else' });
    await sendBack(api, buyer, remarked);
    await act(api, shop.owner, remarked, 'refuse-goods', { remark: 'It was worn.' });
    expect(await detailOf(remarked)).toMatchObject({ ...told, status: 63, remark: 'It was worn.' });
    expect(await detailOf(plain)).toMatchObject({ returnAddress: '1 place Saint-Marc, Rouen' });
    const after = await shop.ask(20);
    await steps(shop.owner, after);
    expect(await detailOf(after)).toMatchObject({ returnAddress: 'Somewhere else' });
  });

  it('trust-70 the approval of a return to a shop without any address is refused with RETURN_ADDRESS_MISSING in the caller’s language and changes nothing; a refund alone needs none', async () => {
    const shop = await sold();
    await world.query(`update shop set address = '' where id = $1`, [shop.shopId]);
    const id = await shop.ask(20);
    const told = (await messagesOf(api, buyer)).length;
    const texts = new Set<string>();
    for (const seller of [shop.owner, staff]) {
      for (const language of LANGUAGES) {
        const answer = await call
          .as(seller)
          .with({ language })
          .post(`/admin-api/after-sales/${id}/approve`, { remark: 'Send it to our workshop' });
        expect(answer).toMatchObject({ code: 1082, data: null });
        texts.add(answer.msg);
      }
    }
    expect(ERRORS.RETURN_ADDRESS_MISSING).toBe(1082);
    expect(texts.size).toBe(7);
    expect([await statusOf(api, id), (await messagesOf(api, buyer)).length]).toEqual([10, told]);
    expect(await detailOf(id)).toMatchObject({ status: 10, returnAddress: '', approvalRemark: '' });
    expect((await steps(shop.owner, await shop.ask(10))).data).toMatchObject({ status: 40 });
    // A step that is not due says so first.
    await act(api, shop.owner, id, 'refuse');
    expect((await steps(shop.owner, id)).code).toBe(409);
    for (const blank of ['\u200b', ' \u2060 ']) {
      expect((await shop.call.put('/admin-api/shop', { returnAddress: blank })).code).toBe(400);
    }
    expect((await shop.call.put('/admin-api/shop', { returnAddress: 'é'.repeat(301) })).code).toBe(400);
    expect((await shop.call.put('/admin-api/shop', { returnAddress: 'é'.repeat(300) })).code).toBe(0);
    const granted = await shop.ask(20);
    expect((await steps(shop.owner, granted)).data).toEqual({ id: granted, status: 20 });
  });

  it('fault:refund-52 the remark of an approved refund without a return is told in the answer, the message and the mail, and is not the reason of a refusal', async () => {
    const shop = await sold();
    const id = await shop.ask(10);
    await steps(shop.owner, id, 'With our apologies');
    expect(await detailOf(id)).toMatchObject({
      status: 40,
      approvalRemark: 'With our apologies',
      remark: '',
      returnAddress: '',
    });
    for (const text of await toldIn('en')) {
      expect(text).toContain('Note from the shop: With our apologies');
      expect(text).not.toContain('Return address');
    }
    await act(api, shop.owner, id, 'refund', { remark: 'Paid.' });
    expect(await detailOf(id)).toMatchObject({ status: 50, approvalRemark: 'With our apologies' });
  });

  it('trust-70 only the shop, staff and the buyers of its approved returns read its return address', async () => {
    const shop = await sold();
    await shop.call.put('/admin-api/shop', { returnAddress: 'Secret yard 7' });
    const id = await shop.ask(20);
    const other = await newMerchant(api);
    const visitors = [call, call.as(buyer), other.call, call.as(await world.member())];
    for (const visitor of visitors) {
      for (const [path, input] of [
        ['system/shop/getShopInfoByShopId', { shopId: shop.shopId }],
        ['system/shop/getByshopname', {}],
        ['product/getProductInfoBySpuId', { spuId: shop.product.spuId }],
        ['afterSaleDetail', { id }],
        ['/admin-api/shop', { shopId: shop.shopId }],
      ] as const)
        expect(JSON.stringify((await visitor.get(path, input)).data)).not.toContain('Secret yard');
    }
    await other.call.put('/admin-api/shop', { shopId: shop.shopId, returnAddress: 'Mine' });
    expect((await shop.call.get('/admin-api/shop')).data.returnAddress).toBe('Secret yard 7');
    expect((await call.as(staff).get(`/admin-api/after-sales/${id}`)).data.returnAddress).toBe('');
  });
});
