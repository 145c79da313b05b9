import { fileURLToPath } from 'node:url';
import { COMMON_ERRORS, ERRORS, endpoints } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { readThrownErrors } from '../testing/thrown-errors.ts';
import { isLanguage, LANGUAGES, textsIn } from '../texts/index.ts';

const thrown = readThrownErrors(fileURLToPath(new URL('..', import.meta.url)));

/** Declared by rule and thrown where callers are told apart, before any handler. */
const BY_ADMISSION = ['TOTP_NOT_SET_UP'];

/**
 * On the way of a handler and still never its answer. Each row says why; one that is no longer on the way fails as well.
 */
const NEVER_THERE: Readonly<Record<string, string>> = {
  'session.register WRONG_CREDENTIALS':
    'A session is opened for the member made a moment before, with the hash of then.',
  'account.resetPayPassword PAY_PASSWORD_WRONG':
    'The hash is replaced whatever it was; only a change names the one before.',
  'account.sendPayPasswordCode CAPTCHA_REQUIRED': 'A member asks for the own address, and strangers alone are asked.',
  'orders.cancel INSUFFICIENT_BALANCE': 'Escrow holds what the order was paid with.',
  'afterSales.refuse RETURN_ADDRESS_MISSING': 'A return is awaited by approval alone.',
  'afterSales.receive RETURN_ADDRESS_MISSING': 'A return is awaited by approval alone.',
  'afterSales.refuseGoods RETURN_ADDRESS_MISSING': 'A return is awaited by approval alone.',
  'afterSales.refund INSUFFICIENT_BALANCE': 'What an account lacks the next source pays, under its lock.',
  'review.approve INSUFFICIENT_BALANCE': 'What an account lacks the platform pays.',
  ...Object.fromEntries(
    ['reject', 'remit', 'complete', 'fail'].flatMap((step) => [
      [`review.${step} AMOUNT_DIFFERS`, 'Approval alone compares amounts.'],
      [`review.${step} INSUFFICIENT_BALANCE`, 'What moves is frozen or was never taken.'],
      [`review.${step} INVITE_CODE_INVALID`, 'Approval alone spends a use of a code.'],
      [`review.${step} SHOP_NAME_TAKEN`, 'Approval alone makes a shop.'],
      [`review.${step} APPLICATION_CLOSED`, 'Approval alone makes a shop.'],
    ]),
  ),
};

describe('each named error', () => {
  it('house-16 is thrown somewhere', () => {
    expect(Object.keys(ERRORS).filter((name) => !thrown.all.has(name))).toEqual([]);
  });

  it('house-16 that is thrown stands in the catalogue', () => {
    expect([...thrown.all].filter((name) => !Object.hasOwn(ERRORS, name))).toEqual([]);
  });

  it('house-16 has a text in each of the seven languages', () => {
    const seven = ['en', 'zh', 'zhTW', 'fr', 'jp', 'kor', 'id'];
    expect(seven.filter((language) => !isLanguage(language))).toEqual([]);
    const silent = LANGUAGES.flatMap((language) =>
      Object.keys(ERRORS)
        .filter(isErrorName)
        .filter((name) => !/\S{2}/.test(textsOf(language).get(name) ?? ''))
        .map((name) => `${language} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('house-16 that any endpoint may answer is declared by none, another by one at least', () => {
    const declared = new Set(endpoints.flatMap(({ endpoint }) => endpoint.errors));
    const rare = Object.keys(ERRORS)
      .filter(isErrorName)
      .filter((name) => !COMMON_ERRORS.includes(name));
    expect(rare.filter((name) => !declared.has(name))).toEqual([]);
  });

  it('house-16 that an endpoint may throw is declared for it', () => {
    const undeclared = endpoints.flatMap(({ name, endpoint }) =>
      [...(thrown.byEndpoint.get(name) ?? [])]
        .filter(isErrorName)
        .filter((error) => !COMMON_ERRORS.includes(error) && !endpoint.errors.includes(error))
        .map((error) => `${name} ${error}`),
    );
    expect(undeclared.sort()).toEqual(Object.keys(NEVER_THERE).sort());
  });

  it('house-16 that an endpoint declares is thrown on its way', () => {
    const never = endpoints.flatMap(({ name, endpoint }) =>
      endpoint.errors
        .filter((error) => !BY_ADMISSION.includes(error) && !COMMON_ERRORS.includes(error))
        .filter((error) => !thrown.byEndpoint.get(name)?.has(error))
        .map((error) => `${name} ${error}`),
    );
    expect(never).toEqual([]);
    for (const error of BY_ADMISSION) expect(thrown.all).toContain(error);
  });

  it('house-16 is looked for behind every endpoint', () => {
    expect(endpoints.map(({ name }) => name).filter((name) => !thrown.byEndpoint.has(name))).toEqual([]);
  });
});

/** By name, so that one without a text is told apart. */
function textsOf(language: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(textsIn(language).errors));
}

function isErrorName(name: string): name is keyof typeof ERRORS {
  return Object.hasOwn(ERRORS, name);
}
