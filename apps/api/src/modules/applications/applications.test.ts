import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { deskOf, messagesOf, newPicture, reviewer } from '../review/review.testing.ts';
import {
  applicationForm,
  apply,
  handInApplication,
  inviteCode,
  ownApplication,
  upload,
} from './applications.testing.ts';

const QUEUE = 'shop-applications';

describe('applying for a shop', async () => {
  const api = await startApi();
  const { world, call, clock } = api;
  const desk = deskOf(api, await reviewer(api));
  const shopsOf = (ownerId: number) =>
    world.query<{ id: number; name: string; description: { en: string }; logo: string; address: string; url: string }>(
      'select id, name, description, logo, address, url from shop where owner_id = $1',
      [ownerId],
    );
  const fetchFile = (address: string) => fetch(new URL(address, api.origin), { headers: { host: 'localhost' } });

  it('shop-22 shop-23 shop-29 shop-31 shop-35 an application is kept with all its fields, and answered at both spellings', async () => {
    for (const [index, path] of ['system/apply/createApply', 'createApply'].entries()) {
      const member = await world.member();
      const categories = [await world.category(), await world.category()];
      const form = await applicationForm(api, member, {
        inviteCode: (await inviteCode(api)).toLowerCase(),
        saleCategory: categories.join(','),
        cardType: index + 2,
      });
      for (const own of ['system/apply/getApply', 'getApply'])
        expect((await call.as(member).get(own)).data).toMatchObject({ sta: 0, shopName: '', applyFailReason: '' });
      const answer = await call.as(member).with({ encoding: 'form' }).post(path, form);
      expect(answer).toMatchObject({ code: 0, data: { id: expect.any(Number), sta: 1 } });
      const { logo: _, cardFront: __, cardBack: ___, ...fields } = form;
      for (const own of ['system/apply/getApply', 'getApply']) {
        const { data } = await call.as(member).get(own);
        expect(data).toMatchObject({
          ...fields,
          inviteCode: form.inviteCode.toUpperCase(),
          sta: 1,
          applyFailReason: '',
        });
        for (const address of [data.logo, data.cardFront, data.cardBack])
          expect((await fetchFile(address)).status).toBe(200);
      }
    }
    const member = await world.member();
    const form = await applicationForm(api, member, { inviteCode: await inviteCode(api) });
    for (const cardType of [0, 4])
      expect((await apply(api, member, { ...form, cardType })).data).toMatchObject({ issues: [{ path: 'cardType' }] });
    for (const saleCategory of ['999999999', 'a', `${form.saleCategory},999999999`])
      expect((await apply(api, member, { ...form, saleCategory })).code).toBe(400);
    expect((await apply(api, member, { ...form, email: 'other@passage.test' })).data.issues[0].path).toBe('email');
    expect((await ownApplication(api, member)).sta).toBe(0);
  });

  it('shop-32 what is missing is told in the order of the form', async () => {
    const member = await world.member();
    const { data } = await apply(api, member, {});
    expect(data.issues.map(({ path }: { path: string }) => path).slice(0, 11)).toEqual([
      'userName',
      'surname',
      'mobile',
      'email',
      'inviteCode',
      'shopName',
      'shopDesc',
      'logo',
      'cardFront',
      'cardBack',
      'saleCategory',
    ]);
    const form = await applicationForm(api, member, { saleCategory: '' });
    expect((await apply(api, member, form)).data.issues).toMatchObject([{ path: 'saleCategory' }]);
  });

  it('shop-37 shop-38 shop-36 fault:notify-01 waits once, is rejected with a reason, may be sent again, and is closed when approved', async () => {
    const member = await world.member();
    const first = await handInApplication(api, member);
    const again = await applicationForm(api, member, { inviteCode: await inviteCode(api, { uses: 5 }) });
    expect((await apply(api, member, again)).code).toBe(ERRORS.APPLICATION_CLOSED);

    expect((await desk.act(QUEUE, first.itemId, 'reject', { remark: '' })).code).toBe(400);
    expect((await desk.act(QUEUE, first.itemId, 'reject', { remark: 'The card is blurred.' })).data).toMatchObject({
      decided: true,
      status: 2,
      state: 3,
    });
    expect(await ownApplication(api, member)).toMatchObject({ sta: 3, applyFailReason: 'The card is blurred.' });
    expect((await messagesOf(api, member))[0]).toMatchObject({
      type: 3,
      template: 'applicationRejected',
      params: { shop: first.form.shopName, remark: 'The card is blurred.' },
    });
    // Decided is decided.
    expect((await desk.act(QUEUE, first.itemId, 'approve')).code).toBe(409);

    const rejected = await ownApplication(api, member);
    // The pictures that were shown may be sent back as they were answered.
    const { logo, cardFront, cardBack } = rejected;
    const second = await handInApplication(api, member, { logo, cardFront, cardBack });
    expect(await ownApplication(api, member)).toMatchObject({
      sta: 1,
      applyFailReason: '',
      shopName: second.form.shopName,
    });
    expect((await desk.act(QUEUE, second.itemId, 'approve')).data).toMatchObject({ status: 1, state: 2 });
    expect((await desk.act(QUEUE, second.itemId, 'reject')).code).toBe(409);
    expect((await apply(api, member, again)).code).toBe(ERRORS.APPLICATION_CLOSED);
    expect((await ownApplication(api, member)).sta).toBe(2);
    // Nor does the database let it move otherwise.
    for (const change of ['sta = 1', 'sta = 3', `shop_name = 'Other'`])
      await expect(world.query(`update shop_application set ${change} where id = $1`, [second.id])).rejects.toThrow();
  });

  it('shop-41 shop-44 an approval opens the shop as it was applied for, and tells its owner', async () => {
    const member = await world.member();
    const { itemId, id, form } = await handInApplication(api, member);
    expect((await call.as(member).get('getShopInfoflag')).data ?? { status: 0 }).toMatchObject({ status: 0 });
    expect((await fetchFile(form.logo.replace(/\?.*/, ''))).status).toBe(404);
    expect((await desk.act(QUEUE, itemId, 'approve')).code).toBe(0);

    const [shop, ...others] = await shopsOf(member.id);
    expect(others).toEqual([]);
    expect(shop).toMatchObject({
      name: form.shopName,
      description: { en: form.shopDesc },
      address: form.shopAddress,
      url: '',
    });
    const categories = await world.query('select category_id from shop_category where shop_id = $1', [shop?.id]);
    expect(categories).toEqual([{ category_id: Number(form.saleCategory) }]);
    const flag = (await call.as(member).get('system/shop/getShopInfoflag')).data;
    expect(flag).toMatchObject({ status: 1, data: { id: shop?.id, shopname: form.shopName } });
    expect((await call.as(member).get('getUserInfo')).data.status).toBe(1);
    const shown = (await call.get('system/shop/getShopInfoByShopId', { shopId: shop?.id })).data;
    expect(shown).toMatchObject({ shopname: form.shopName, shopDesc: form.shopDesc });
    expect((await fetchFile(shown.logo)).status).toBe(200);
    // The papers stay where they were.
    expect((await fetchFile(form.cardFront.replace(/\?.*/, ''))).status).toBe(404);

    expect(await messagesOf(api, member)).toMatchObject([
      { type: 3, template: 'applicationApproved', params: { shop: form.shopName } },
    ]);
    const mails = await world.query(
      `select 1 from outbox where job = 'mail-system-message' and (payload->>'messageId')::int in (select id from system_message where member_id = $1)`,
      [member.id],
    );
    expect(mails).toHaveLength(1);
    const audits = await world.query('select action, before, after from audit where subject = $1', [`${QUEUE}:${id}`]);
    expect(audits).toMatchObject([
      { action: `review.${QUEUE}.approve`, before: { state: 1 }, after: { status: 1, state: 2 } },
    ]);
    // From now on the own token works for the own shop.
    expect((await call.as(member).get('/admin-api/orders')).code).toBe(0);
  });

  it('shop-42 staff-45 codes that are unknown, expired, revoked or used up are refused, and no approval spends one too many', async () => {
    const member = await world.member();
    const form = await applicationForm(api, member);
    const code = await inviteCode(api, { uses: 2, expiresAt: new Date(clock.now().getTime() + 60_000) });
    const revoked = await inviteCode(api);
    const usedUp = await inviteCode(api);
    await world.query('update invite_code set revoked_at = now() where code = $1', [revoked]);
    await world.query('update invite_code set used = 1 where code = $1', [usedUp]);
    const foreign = await inviteCode(api, { tenantId: 2 });
    for (const bad of ['UNKNOWN', revoked, usedUp, foreign])
      expect((await apply(api, member, { ...form, inviteCode: bad })).code).toBe(ERRORS.INVITE_CODE_INVALID);
    // Nothing is spent by an application, nor lost to who was in time.
    const { itemId } = await handInApplication(api, await world.member(), { inviteCode: code });
    clock.advanceMs(61_000);
    expect((await apply(api, member, { ...form, inviteCode: code })).code).toBe(ERRORS.INVITE_CODE_INVALID);
    expect((await desk.act(QUEUE, itemId, 'approve')).code).toBe(0);
    expect(await world.query('select used from invite_code where code = $1', [code])).toEqual([{ used: 1 }]);
    expect((await ownApplication(api, member)).sta).toBe(0);
    // And nobody finds one by trying.
    const tries = await Promise.all(
      Array.from({ length: 22 }, (_, index) => apply(api, member, { ...form, inviteCode: `GUESS${index}` })),
    );
    expect(tries.some((answer) => answer.code === 429)).toBe(true);
  });

  it('shop-42 a code with one use and two applications at once opens one shop', async () => {
    const code = await inviteCode(api);
    const items = await Promise.all(
      [1, 2, 3].map(async () => handInApplication(api, await world.member(), { inviteCode: code })),
    );
    const desks = await Promise.all(items.map(async () => deskOf(api, await reviewer(api))));
    const answers = await Promise.all(items.map(({ itemId }, index) => desks[index]?.act(QUEUE, itemId, 'approve')));
    expect(answers.map((answer) => answer?.code).sort()).toEqual([
      0,
      ERRORS.INVITE_CODE_INVALID,
      ERRORS.INVITE_CODE_INVALID,
    ]);
    const shops = await world.query('select 1 from shop where name = any ($1)', [
      items.map(({ form }) => form.shopName),
    ]);
    expect(shops).toHaveLength(1);
    // Who lost still waits, and may be rejected.
    const lost = items[answers.findIndex((answer) => answer?.code !== 0)];
    expect((await desk.act(QUEUE, lost?.itemId ?? 0, 'reject')).code).toBe(0);
  });

  it('staff-15 shop-38 of two reviewers at once one decides, and of two calls at once one applies', async () => {
    const member = await world.member();
    const code = await inviteCode(api, { uses: 10 });
    const forms = await Promise.all([1, 2, 3].map(() => applicationForm(api, member, { inviteCode: code })));
    const sent = await Promise.all(forms.map((form) => apply(api, member, form)));
    expect(sent.map((answer) => answer.code).sort()).toEqual([0, ERRORS.APPLICATION_CLOSED, ERRORS.APPLICATION_CLOSED]);
    const { id } = sent.find((answer) => answer.code === 0)?.data ?? {};
    const [item] = await world.query<{ id: number }>('select id from review_item where queue = 4 and subject_id = $1', [
      id,
    ]);
    const other = deskOf(api, await reviewer(api));
    const decided = await Promise.all([
      desk.act(QUEUE, item?.id ?? 0, 'approve'),
      other.act(QUEUE, item?.id ?? 0, 'reject'),
      other.act(QUEUE, item?.id ?? 0, 'approve'),
    ]);
    expect(decided.map((answer) => answer.code).sort()).toEqual([0, 409, 409]);
    const won = decided.find((answer) => answer.code === 0)?.data;
    const lost = decided.find((answer) => answer.code !== 0)?.data;
    expect(lost).toMatchObject({ status: won.status, state: won.state, decidedBy: { id: expect.any(Number) } });
    expect(await shopsOf(member.id)).toHaveLength(won.state === 2 ? 1 : 0);
    expect(await messagesOf(api, member)).toHaveLength(1);
  });

  it('a name is one shop’s, whoever was approved first', async () => {
    const taken = await handInApplication(api, await world.member());
    const same = await handInApplication(api, await world.member(), { shopName: taken.form.shopName.toUpperCase() });
    expect((await desk.act(QUEUE, taken.itemId, 'approve')).code).toBe(0);
    expect((await desk.act(QUEUE, same.itemId, 'approve')).code).toBe(ERRORS.SHOP_NAME_TAKEN);
    const member = await world.member();
    const form = await applicationForm(api, member, {
      inviteCode: await inviteCode(api),
      shopName: taken.form.shopName,
    });
    expect((await apply(api, member, form)).code).toBe(ERRORS.SHOP_NAME_TAKEN);
    const owner = await world.member();
    await world.shop({ ownerId: owner.id });
    expect((await ownApplication(api, owner)).sta).toBe(2);
    const owners = await applicationForm(api, owner, { inviteCode: await inviteCode(api) });
    expect((await apply(api, owner, owners)).code).toBe(ERRORS.APPLICATION_CLOSED);
  });

  it('shop-22 fault:upload-05 papers are their owner’s and the reviewers’, and nothing of another’s can be handed in', async () => {
    const [member, stranger] = [await world.member(), await world.member()];
    const picture = await newPicture();
    const papers = await upload(api, member, 'identity', picture);
    const { itemId, form } = await handInApplication(api, member, { cardFront: papers });
    expect((await fetchFile(papers.replace(/\?.*/, ''))).status).toBe(404);
    const { data } = await desk.show(QUEUE, itemId);
    expect(data).toMatchObject({
      no: form.shopName,
      state: 1,
      amount: null,
      application: {
        shopName: form.shopName,
        cardType: 2,
        inviteCode: form.inviteCode,
        categories: [{ name: 'Coats' }],
      },
    });
    for (const address of [data.picUrl, data.application.cardFront, data.application.cardBack, data.application.logo])
      expect((await fetchFile(address)).status).toBe(200);
    for (const role of [0, 3] as const) {
      const staff = deskOf(api, await world.member({ role }));
      expect((await staff.show(QUEUE, itemId)).code).toBe(403);
      expect((await staff.act(QUEUE, itemId, 'approve')).code).toBe(403);
    }
    const theirs = await applicationForm(api, stranger, { inviteCode: await inviteCode(api), cardFront: papers });
    expect((await apply(api, stranger, theirs)).data.issues).toMatchObject([
      { path: 'cardFront', message: expect.any(String) },
    ]);
    expect((await ownApplication(api, stranger)).sta).toBe(0);
    // The same paper for another applicant takes a second look.
    const copy = await handInApplication(api, stranger, {
      cardFront: await upload(api, stranger, 'identity', picture),
    });
    expect((await desk.show(QUEUE, copy.itemId)).data).toMatchObject({ duplicateCount: 1, needed: 2 });
  });

  it('shop-37 a repeat under the same key is answered alike, and another tenant’s staff see nothing', async () => {
    const member = await world.member();
    const form = await applicationForm(api, member, { inviteCode: await inviteCode(api) });
    const keyed = call.as(member).with({ headers: { 'idempotency-key': `apply-${member.id}` } });
    const answers = [await keyed.post('createApply', form), await keyed.post('createApply', form)];
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    const foreign = deskOf(api, await reviewer(api, 2));
    expect((await foreign.list(QUEUE)).data.total).toBe(0);
  });
});
