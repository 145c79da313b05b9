import { contract } from '@passage/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from '../mail/render-mail.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { fillIn } from './fill-in.ts';
import { LANGUAGES, tagOf, textsIn } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

describe('a language with a folder of texts', () => {
  it.each(LANGUAGES)('house-14 %s is offered by a store that chose none', async (language) => {
    await api.world.query("delete from tenant_setting where key = 'LOCALE_SETTING'");
    const { data } = await api.call.endpoint(contract.tenant.setting, { key: 'LOCALE_SETTING' });
    expect(JSON.parse(data.settingValue).languages).toContain(language);
  });

  it.each(LANGUAGES)('house-14 %s is what a failure and its fields are told in', async (language) => {
    const { errors, issues } = textsIn(language);
    const answer = await api.call.with({ language }).endpoint(contract.tenant.setting, {});
    expect(answer).toMatchObject({
      msg: errors.INVALID_INPUT,
      data: { issues: [{ path: 'key', message: issues.required }] },
    });
  });

  it.each(LANGUAGES)('house-14 %s is what a mail comes in', (language) => {
    const values = { code: '012345', brand: 'Passage' };
    const { subject, html } = renderMail('registrationCode', language, values);
    expect(subject).toBe(fillIn(textsIn(language).mails.registrationCode.subject, values));
    expect(html).toContain(`lang="${tagOf(language)}"`);
  });
});
