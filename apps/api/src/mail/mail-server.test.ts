/** Mail over a real mail server: what arrives is what was meant, and what could not be sent is sent again. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type MessageTemplate, messageJobs, notify, renderMessage } from '../modules/messages/index.ts';
import { QUICK_TIMING } from '../platform/jobs.testing.ts';
import { openMail } from '../platform/mail.ts';
import { runJobs } from '../platform/run-jobs.ts';
import { startApi } from '../testing/api.ts';
import { startMailServer } from '../testing/mail-server.ts';
import mailTexts from '../texts/en/mails.ts';
import messageTexts from '../texts/en/messages.ts';
import { LANGUAGES, tagOf } from '../texts/index.ts';
import type { MailKind, MailValues } from '../texts/mail-values.ts';
import { renderMail } from './render-mail.ts';

const api = await startApi();
const server = await startMailServer();
const mail = openMail({ ...api.platform.config, smtpUrl: server.url, mailFrom: 'Passage & Söhne <care@passage.test>' });
afterAll(async () => {
  mail.close();
  await server.close();
});
const { world, clock } = api;
const platform = { ...api.platform, mail };
const db = platform.database.forTenant(1).writable;
const receivedBy = (address: string) => server.received.filter(({ to }) => to === address);

const VALUES: { readonly [Kind in MailKind]: MailValues[Kind] } = {
  registrationCode: { code: '012345', brand: 'Maison Élan 美' },
  passwordResetCode: { code: '012345', brand: 'Maison Élan 美' },
  payPasswordCode: { code: '012345', brand: 'Maison Élan 美' },
  secondFactorOn: { brand: 'Maison Élan 美' },
  secondFactorOff: { brand: 'Maison Élan 美' },
  recoveryCodesRenewed: { brand: 'Maison Élan 美' },
  recoveryCodeUsed: { brand: 'Maison Élan 美', left: '7' },
  secondFactorLocked: { brand: 'Maison Élan 美', link: 'https://store.test/console/unlock?token=1.ab&x=%20' },
  newsletterLink: { brand: 'Maison Élan 美', link: 'https://store.test/newsletter/confirm?token=1.ab&x=%20' },
  contactMessage: { brand: 'Maison Élan 美', name: '王芳', email: 'fang@store.test', title: 'Größe?', content: 'a\nb' },
  systemMessage: { brand: 'Maison Élan 美', title: '주문 배송', content: '123 USD. 🧥' },
};
const isKind = (name: string): name is MailKind => Object.hasOwn(mailTexts, name);
const isTemplate = (name: string): name is MessageTemplate => Object.hasOwn(messageTexts, name);

describe('over a mail server', () => {
  it('session-63 i18n-29 every mail arrives in every language as it was written, and nothing in it is left to fill in', async () => {
    for (const kind of Object.keys(mailTexts).filter(isKind)) {
      for (const language of LANGUAGES) {
        const to = `${kind}.${language}@store.test`.toLowerCase();
        const written = renderMail(kind, language, VALUES[kind]);
        await mail.send(db, { to, replyTo: 'fang@store.test', ...written });
        const [arrived, ...more] = receivedBy(to);
        expect(more, to).toEqual([]);
        expect(arrived).toMatchObject({
          from: 'Passage & Söhne <care@passage.test>',
          replyTo: 'fang@store.test',
          subject: written.subject,
        });
        expect(arrived?.text.trimEnd()).toBe(written.text.trimEnd());
        expect(arrived?.html.trimEnd()).toBe(written.html);
        expect(arrived?.html).toContain(`lang="${tagOf(language)}"`);
        expect(`${arrived?.subject}${arrived?.text}${arrived?.html}`, to).not.toMatch(/\{\w*\}|undefined|null|NaN/);
      }
    }
  }, 60_000);

  it('i18n-29 every message to a member stands in every language, whatever it is told with', () => {
    for (const template of Object.keys(messageTexts).filter(isTemplate)) {
      const names = [...JSON.stringify(messageTexts[template]).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const values = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
      for (const language of LANGUAGES) {
        const { title, message } = renderMessage(template, language, values);
        for (const value of Object.values(values))
          expect(`${title} ${message}`, `${template} ${language}`).toContain(value);
        expect(`${title}${message}`, `${template} ${language}`).not.toMatch(/[{}]|undefined/);
        expect(Math.min(title.length, message.length), `${template} ${language}`).toBeGreaterThan(1);
      }
    }
  });

  it('signs in where the server asks for it, and tells a wrong account', async () => {
    const guarded = await startMailServer({ user: 'care', password: 'secret' });
    const message = { to: 'ana@store.test', ...renderMail('systemMessage', 'en', VALUES.systemMessage) };
    const right = openMail({ ...platform.config, smtpUrl: guarded.url });
    await right.send(db, message);
    const wrong = openMail({ ...platform.config, smtpUrl: guarded.url.replace('secret', 'guess') });
    await expect(wrong.send(db, message)).rejects.toThrow(/Wrong account/);
    expect(guarded.received).toHaveLength(1);
    right.close();
    wrong.close();
    await guarded.close();
  });
});

describe('when the server fails', async () => {
  const jobs = await runJobs(platform, { handlers: messageJobs, sweeps: [] }, QUICK_TIMING);
  afterAll(() => jobs.stop());
  const tell = async (params = { no: 'R2026', amount: '62.00' }) => {
    const member = await world.member();
    const now = clock.now();
    await db.inTransaction((tx) =>
      notify(tx, { memberId: member.id, type: 'wallet', template: 'rechargeApproved', params, now }),
    );
    return member;
  };
  const row = async () =>
    (
      await world.query<{ status: number; attempts: number; last_error: string | null }>(
        'select status, attempts, last_error from outbox order by id desc limit 1',
      )
    )[0];
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 25 });

  it('fault:email-01 a mail whose receipt was never confirmed is sent again as the same message, and the row shows the attempts', async () => {
    server.dropAfter(1);
    const { email } = await tell();
    await soon(async () => expect(await row()).toMatchObject({ status: 2, attempts: 2, last_error: null }));
    const mails = receivedBy(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.messageId).toMatch(/^<message-1-\d+@passage\.test>$/);
    expect(mails[1]).toEqual(mails[0]);
  });

  it('a mail that the server refuses is kept with the reason, and goes out when the server takes it', async () => {
    server.refuse('Mailbox is full');
    const { email } = await tell();
    await soon(async () => expect((await row())?.last_error).toMatch(/Mailbox is full/));
    expect(receivedBy(email)).toEqual([]);
    server.refuse(undefined);
    await soon(async () => expect(await row()).toMatchObject({ status: 2, last_error: null }));
    expect(receivedBy(email)).toHaveLength(1);
  });

  it('staff-32 a message is mailed once, however often its job runs', async () => {
    const { email, id } = await tell();
    await soon(async () => expect(receivedBy(email)).toHaveLength(1));
    const [message] = await world.query<{ id: number }>('select id from system_message where member_id = $1', [id]);
    await soon(async () => expect((await row())?.status).toBe(2));
    for (const job of messageJobs) await job.handle({ platform, tenantId: 1, db }, { messageId: message?.id });
    expect(receivedBy(email)).toHaveLength(1);
  });

  it('fault:email-01 a code whose mail was not confirmed is void; the one that is asked for next is good', async () => {
    const app = await buildApp(platform);
    const email = `code.${Date.now()}@store.test`;
    const ask = async () =>
      (await app.inject({ url: '/app-api/member/firstauth/getVerification', query: { email } })).json();
    const codes = () => receivedBy(email).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    const register = async (yzcode: string | undefined) =>
      (
        await app.inject({
          method: 'POST',
          url: '/app-api/member/firstauth/register',
          payload: { mailbox: email, yzcode, password: 'Passage2026', confirmPassword: 'Passage2026', check: true },
        })
      ).json().code;
    server.dropAfter(1);
    expect((await ask()).code).toBe(500);
    expect((await ask()).code).toBe(0);
    const [first, second] = codes();
    expect(await register(first)).toBe(1011);
    expect(await register(second)).not.toBe(1011);
    await app.close();
  });
});
