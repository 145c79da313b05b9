import { registerInput } from '@passage/contract/session';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lang' ? 'fr' : null) });
  vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const VALUES = { mailbox: 'elodie@passage', yzcode: '', password: 'short', confirmPassword: 'shorter', check: false };
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

it('session-28 session-29 session-31 session-32 session-34 finds one message per field, in the reader’s language', async () => {
  const { startI18n } = await import('../i18n/i18n.ts');
  await startI18n();
  const { contractResolver } = await import('./contract-form.ts');
  const resolve = contractResolver<typeof VALUES>(registerInput, ({ path }) =>
    path === 'yzcode' ? { key: 'mailCodeRequired' } : path === 'check' ? { text: 'own words' } : undefined,
  );
  const { errors } = await resolve(VALUES, undefined, OPTIONS);
  const { default: issues } = await import('../i18n/fr/issues.ts');
  expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))).toEqual({
    mailbox: issues.emailFormat,
    yzcode: issues.mailCodeRequired,
    password: issues.passwordLength,
    confirmPassword: issues.passwordLength,
    check: 'own words',
  });
});

it('passes on what fits as it was entered', async () => {
  const { contractResolver } = await import('./contract-form.ts');
  const values = {
    mailbox: ' Elodie@Passage.test ',
    yzcode: '123456',
    password: 'quietcovered',
    confirmPassword: 'quietcovered',
    check: true,
  };
  expect(await contractResolver<typeof values>(registerInput)(values, undefined, OPTIONS)).toEqual({
    values,
    errors: {},
  });
});
