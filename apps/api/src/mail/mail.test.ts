import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openMail } from '../platform/mail.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { LANGUAGES, tagOf } from '../texts/index.ts';
import type { MailKind, MailValues } from '../texts/mail-values.ts';
import { renderMail } from './render-mail.ts';

const MESSAGE = { to: 'ana@passage.test', subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };
const KINDS: readonly MailKind[] = ['registrationCode', 'passwordResetCode', 'payPasswordCode'];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const stored = () => api.world.query<{ recipient: string }>('select recipient from stored_mail');

describe('mail', () => {
  it('session-63 goes to the mail server where one is configured, and is not stored', async () => {
    const server = await startMailServer();
    const mail = openMail({ ...api.platform.config, smtpUrl: server.url });
    const before = await stored();
    await mail.send(api.platform.database.forTenant(1).writable, MESSAGE);
    mail.close();
    await server.close();
    expect(server.received).toMatchObject([{ to: 'ana@passage.test', subject: 'Grüße', text: 'Hello' }]);
    expect(await stored()).toEqual(before);
  });

  it('session-63 is stored where none is, and readable at /dev/mail for the tenant of the host, but never in production', async () => {
    await api.platform.mail.send(api.platform.database.forTenant(1).writable, { ...MESSAGE, text: '<script>' });
    expect((await api.call.get('/dev/mail.json')).text).toContain('ana@passage.test');
    const page = await api.call.get('/dev/mail');
    expect(page.text).toContain('ana@passage.test');
    expect(page.text).not.toContain('<script>');
    expect((await api.call.with({ host: 'second.localhost' }).get('/dev/mail.json')).text).not.toContain('ana@');

    const { platform } = api;
    const app = await buildApp({ ...platform, config: { ...platform.config, mode: 'production' } });
    for (const url of ['/dev/mail', '/dev/mail.json']) expect((await app.inject(url)).body).not.toContain('ana@');
    await app.close();
  });
});

describe('texts', () => {
  it('session-06 stand in seven languages, each of its own, with code and brand filled in', () => {
    for (const kind of KINDS) {
      const mails = LANGUAGES.map((language) => renderMail(kind, language, { code: '012345', brand: 'A & B' }));
      for (const [index, { subject, text, html }] of mails.entries()) {
        expect(subject).toContain('012345');
        expect(text).toContain('\n\n012345\n\n');
        expect(html).toContain(`lang="${tagOf(LANGUAGES[index] ?? 'en')}"`);
        expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
      }
      expect(new Set(mails.map(({ text }) => text)).size).toBe(LANGUAGES.length);
    }
  });

  it('i18n-29 of every kind stand in seven languages, each of its own, with the same values filled in', () => {
    const values: { readonly [Kind in MailKind]: MailValues[Kind] } = {
      registrationCode: { code: '012345', brand: 'Brand' },
      passwordResetCode: { code: '012345', brand: 'Brand' },
      payPasswordCode: { code: '012345', brand: 'Brand' },
      secondFactorOn: { brand: 'Brand' },
      secondFactorOff: { brand: 'Brand' },
      recoveryCodesRenewed: { brand: 'Brand' },
      recoveryCodeUsed: { brand: 'Brand', left: '7' },
      secondFactorLocked: { brand: 'Brand', link: 'https://store.test/console/unlock?token=1.ab' },
      newsletterLink: { brand: 'Brand', link: 'https://store.test/newsletter/confirm?token=1.ab' },
      contactMessage: { brand: 'Brand', name: 'Ana', email: 'ana@store.test', title: 'A title', content: 'Words' },
      systemMessage: { brand: 'Brand', title: 'A title', content: 'Words' },
    };
    const check = <Kind extends MailKind>(kind: Kind): void => {
      const mails = LANGUAGES.map((language) => renderMail(kind, language, values[kind]));
      for (const { subject, text, html } of mails) {
        for (const value of Object.values(values[kind])) expect(`${subject} ${text}`, kind).toContain(value);
        expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/);
      }
      expect(new Set(mails.map(({ subject }) => subject)).size, kind).toBe(LANGUAGES.length);
      expect(new Set(mails.map(({ text }) => text)).size, kind).toBe(LANGUAGES.length);
    };
    for (const kind of Object.keys(values)) if (isKind(kind, values)) check(kind);
  });

  it('session-06 keep a brand’s signs from becoming markup or headers', () => {
    const { subject, html } = renderMail('registrationCode', 'en', { code: '012345', brand: '<b>\r\nBcc: x' });
    expect(html).not.toContain('<b>');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

const isKind = (name: string, values: object): name is MailKind => Object.hasOwn(values, name);
