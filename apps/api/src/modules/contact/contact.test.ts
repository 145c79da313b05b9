import { contract } from '@passage/contract';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import { LANGUAGES, tagOf } from '../../texts/index.ts';
import { mailContactMessageJob } from './mail-contact-message.job.ts';
import { mailNewsletterLinkJob } from './mail-newsletter-link.job.ts';

const { world, call, clock, platform } = await startApi({ worker: true });
const { contact } = contract;

interface StoredMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}
const mailsTo = (recipient: string, tenantId = 1) =>
  world.query<StoredMail>(
    'select recipient, subject, text, html from stored_mail where tenant_id = $1 and recipient = $2 order by id',
    [tenantId, recipient],
  );
const mailedTo = (recipient: string, count = 1, tenantId = 1): Promise<StoredMail[]> =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(recipient, tenantId);
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 8_000, interval: 50 },
  );
const linkIn = (mail: StoredMail | undefined): URL =>
  new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://nothing');
const subscribers = (email: string) =>
  world.query<{ status: number; language: string; tenant_id: number }>(
    'select tenant_id, status, language from newsletter_subscriber where email = $1 order by tenant_id',
    [email],
  );
/** Work that is due is done, so that what has not been mailed by now will not be. */
const allWorkDone = () =>
  vi.waitFor(async () => expect(await world.query('select id from outbox where status < 2')).toEqual([]), {
    timeout: 8_000,
  });
const open = (link: URL, host = 'localhost') =>
  call.with({ host }).get(link.pathname, { token: link.searchParams.get('token') });
const press = (link: URL, host = 'localhost') =>
  call.with({ host, encoding: 'form' }).post(link.pathname, { token: link.searchParams.get('token') });

describe('the newsletter', () => {
  it('home-29 mails a link, and only its use makes the address a subscriber', async () => {
    const email = 'ana@passage.test';
    expect(
      await call.with({ host: 'localhost' }).post('member/newsletter/subscribe', { email: ' Ana@Passage.test ' }),
    ).toMatchObject({
      code: 0,
      data: {},
    });
    const [mail] = await mailedTo(email);
    const link = linkIn(mail);
    expect([link.hostname, link.pathname]).toEqual(['localhost', '/newsletter/confirm']);
    expect(mail?.html).toContain(`<a href="${link.href}">`);
    expect(await subscribers(email)).toEqual([{ tenant_id: 1, status: 0, language: 'en' }]);

    const page = await open(link);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<form method="post"');
    expect(await subscribers(email)).toMatchObject([{ status: 0 }]);

    const pressed = await press(link);
    expect([pressed.status, pressed.text.includes('Thank you')]).toEqual([200, true]);
    expect(await subscribers(email)).toMatchObject([{ status: 1 }]);
    for (const again of [await press(link), await open(link)]) expect(again.text).toContain('Thank you');
  });

  it('home-29 answers alike for new, asking and subscribed addresses, keeps each once and fills no mailbox', async () => {
    const email = 'often@passage.test';
    const ask = () => call.endpoint(contact.subscribe, { email });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    const [mail] = await mailedTo(email);
    answers.push(await ask());
    await press(linkIn(mail));
    clock.advanceMs(HOUR_MS);
    answers.push(await ask());
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await allWorkDone();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await subscribers(email)).toMatchObject([{ status: 1 }]);
  });

  it('fault:email-01 a second run mails the same link, and asking again later mails it anew', async () => {
    const email = 'again@passage.test';
    await call.endpoint(contact.subscribe, { email });
    await mailedTo(email);
    const [{ id } = { id: 0 }] = await world.query<{ id: number }>(
      'select id from newsletter_subscriber where email = $1',
      [email],
    );
    const db = platform.database.forTenant(1).writable;
    await mailNewsletterLinkJob.handle({ platform, tenantId: 1, db }, { subscriberId: id });
    clock.advanceMs(11 * MINUTE_MS);
    await call.endpoint(contact.subscribe, { email });
    const mails = await mailedTo(email, 3);
    expect(new Set(mails.map((mail) => linkIn(mail).href)).size).toBe(1);
  });

  it('fault:auth-52 an address that others type all day long has three links a day', async () => {
    const email = 'pestered@passage.test';
    for (let asked = 0; asked < 8; asked++) {
      expect((await call.endpoint(contact.subscribe, { email })).code).toBe(0);
      clock.advanceMs(11 * MINUTE_MS);
    }
    await allWorkDone();
    expect(await mailsTo(email)).toHaveLength(3);
    clock.advanceMs(24 * HOUR_MS);
    await call.endpoint(contact.subscribe, { email });
    await mailedTo(email, 4);
  });

  it('home-29 a link that was made up, is too old or is another store’s makes no subscriber', async () => {
    const email = 'late@passage.test';
    await call.endpoint(contact.subscribe, { email });
    const [mail] = await mailedTo(email);
    const link = linkIn(mail);
    const token = link.searchParams.get('token') ?? '';
    const forged = [
      token.slice(0, -1),
      `${token.slice(0, -1)}x`,
      token.replace(/^\d+/, '1'),
      '',
      '1',
      "1.' or 1=1",
      '%00',
      'x'.repeat(3_000),
    ];
    for (const bad of forged) {
      const url = new URL(link);
      url.searchParams.set('token', bad);
      for (const answer of [await open(url), await press(url)]) {
        expect(answer.status, bad).toBe(404);
        expect(answer.text).toContain('no longer works');
      }
    }
    expect((await press(link, 'second.localhost')).status).toBe(404);
    clock.advanceMs(8 * DAY_MS);
    expect((await press(link)).status).toBe(404);
    expect(await subscribers(email)).toMatchObject([{ status: 0 }]);
  });

  it('home-29 the link leads to a host of the store, whatever host the request names', async () => {
    const email = 'host@passage.test';
    await call.with({ host: 'evil.example' }).endpoint(contact.subscribe, { email });
    const [mail] = await mailedTo(email);
    expect(['localhost', '127.0.0.1']).toContain(linkIn(mail).hostname);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('home-29 tenant-26 each store has its own subscribers, at its own host', async () => {
    const email = 'both@passage.test';
    await call.endpoint(contact.subscribe, { email });
    await call.with({ host: 'second.localhost' }).endpoint(contact.subscribe, { email });
    const [mail] = await mailedTo(email, 1, 2);
    expect(linkIn(mail).hostname).toBe('second.localhost');
    expect((await press(linkIn(mail), 'second.localhost')).status).toBe(200);
    expect(await subscribers(email)).toMatchObject([
      { tenant_id: 1, status: 0 },
      { tenant_id: 2, status: 1 },
    ]);
  });

  it('i18n-29 the mail and its page speak the language in which it was asked for', async () => {
    const texts = [];
    for (const language of LANGUAGES) {
      const email = `${language.toLowerCase()}@languages.test`;
      await call.with({ language }).endpoint(contact.subscribe, { email });
      const [mail] = await mailedTo(email);
      expect(mail?.html).toContain(`lang="${tagOf(language)}"`);
      const page = await open(linkIn(mail));
      expect(page.text).toContain(`<html lang="${tagOf(language)}">`);
      expect(page.text).toContain(email);
      texts.push(`${mail?.subject} ${page.text.replaceAll(email, '').replace(/value="[^"]*"/, '')}`);
    }
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it('refuses what is no address, and a caller who asks without end', async () => {
    for (const email of ['', 'ana', 'ana@', 'a b@c.d', `${'a'.repeat(250)}@b.cd`])
      expect((await call.endpoint(contact.subscribe, { email })).code).toBe(400);
    clock.advanceMs(2 * HOUR_MS);
    const codes = [];
    for (let asked = 0; asked < 31; asked++)
      codes.push((await call.endpoint(contact.subscribe, { email: `many-${asked}@passage.test` })).code);
    expect(codes.filter((code) => code === 0)).toHaveLength(30);
    const refused = await call.endpoint(contact.subscribe, { email: 'many@passage.test' });
    expect(refused.code).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a message to the store', () => {
  const message = {
    name: 'Ana <b>',
    email: 'Ana@Passage.test',
    title: 'My parcel',
    content: 'Line one\n<i>line</i> two {brand}',
  };
  const settings = (aboutEmail: string, tenantId = 1) =>
    world.setting(
      'CONTACT_US_SETTING',
      { aboutEmail, workingDayTime: ['09:00', '18:00'], restDayTime: ['', ''] },
      tenantId,
    );

  it('message-20 layout-27 help-10 is kept and mailed to the store’s address, in the store’s language, to be answered to its writer', async () => {
    await settings('care@store.test');
    await settings('counter@second.test', 2);
    const member = await world.member();
    const sent: { to: string }[] = [];
    const spied = vi.spyOn(platform.mail, 'send').mockImplementation(async (_db, mail) => {
      sent.push(mail);
    });
    try {
      expect(await call.as(member).post('system/mail/sendToAdmin', message)).toMatchObject({ code: 0, data: {} });
      await call.with({ tenantId: 2, language: 'fr' }).endpoint(contact.sendToAdmin, { ...message, title: '' });
      await allWorkDone();
    } finally {
      spied.mockRestore();
    }
    const [first, second] = sent.toSorted((a, b) => a.to.localeCompare(b.to));
    expect(first).toMatchObject({
      to: 'care@store.test',
      replyTo: 'ana@passage.test',
      subject: expect.stringContaining('My parcel'),
    });
    expect(JSON.stringify(first)).toContain('lang=\\"en\\"');
    expect(JSON.stringify(first)).toContain('&#60;i&#62;line');
    expect(JSON.stringify(first)).toContain('two {brand}');
    expect(JSON.stringify(first)).not.toContain('<b>"');
    expect(second).toMatchObject({ to: 'counter@second.test', subject: expect.stringContaining('Line one') });
    expect(JSON.stringify(second)).toContain('lang=\\"zh-Hans\\"');
    const kept = await world.query(
      'select tenant_id, member_id, name, email, title, mailed_at is not null as mailed from contact_message order by id',
    );
    expect(kept).toEqual([
      {
        tenant_id: 1,
        member_id: member.id,
        name: 'Ana <b>',
        email: 'ana@passage.test',
        title: 'My parcel',
        mailed: true,
      },
      { tenant_id: 2, member_id: null, name: 'Ana <b>', email: 'ana@passage.test', title: '', mailed: true },
    ]);
  });

  it('message-20 fault:email-02 is mailed once, however often its job runs', async () => {
    await settings('once@store.test');
    await call.endpoint(contact.sendToAdmin, { ...message, email: 'once@passage.test' });
    await mailedTo('once@store.test');
    const [{ id } = { id: 0 }] = await world.query<{ id: number }>('select max(id) as id from contact_message');
    const db = platform.database.forTenant(1).writable;
    for (let run = 0; run < 3; run++)
      await mailContactMessageJob.handle({ platform, tenantId: 1, db }, { messageId: id });
    expect(await mailsTo('once@store.test')).toHaveLength(1);
  });

  it('message-20 goes to the administrator of a store without an address, and is kept where there is neither', async () => {
    await settings('');
    const leave = async (email: string) => {
      expect((await call.endpoint(contact.sendToAdmin, { ...message, email })).code).toBe(0);
      await allWorkDone();
      return (
        await world.query<{ mailed_at: Date | null }>('select mailed_at from contact_message where email = $1', [email])
      )[0];
    };
    expect(await leave('kept@passage.test')).toEqual({ mailed_at: null });
    const admin = await world.member({ role: 1 });
    await world.member({ role: 1, tenantId: 2 });
    expect(await leave('told@passage.test')).toEqual({ mailed_at: expect.any(Date) });
    const [mail, ...more] = await mailedTo(admin.email);
    expect(mail?.text).toContain('told@passage.test');
    expect(more).toEqual([]);
  });

  it('message-20 refuses what has no name, address or words, or too many of them', async () => {
    const bad = [
      { name: '' },
      { email: 'ana' },
      { content: ' ' },
      { name: 'x'.repeat(101) },
      { title: 'x'.repeat(201) },
      { content: 'x'.repeat(2_001) },
    ];
    for (const wrong of bad)
      expect((await call.endpoint(contact.sendToAdmin, { ...message, ...wrong })).code).toBe(400);
    clock.advanceMs(2 * HOUR_MS);
    const full = { ...message, email: 'full@passage.test', content: '衣'.repeat(2_000) };
    expect((await call.endpoint(contact.sendToAdmin, full)).code).toBe(0);
  });

  it('ends after ten in a day in one address’s name, and twenty in an hour from one caller', async () => {
    clock.advanceMs(2 * HOUR_MS);
    const send = async (email: string) => (await call.endpoint(contact.sendToAdmin, { ...message, email })).code;
    const codes = [];
    for (let sent = 0; sent < 11; sent++) codes.push(await send('loud@passage.test'));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 0), 429]);
    for (let sent = 0; sent < 9; sent++) expect(await send(`other-${sent}@passage.test`)).toBe(0);
    expect(await send('another@passage.test')).toBe(429);
    const [row] = await world.query<{ kept: number }>(
      `select count(*)::int as kept from contact_message where email = 'loud@passage.test'`,
    );
    expect(row?.kept).toBe(10);
  });
});
