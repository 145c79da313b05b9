import { ERRORS, type ErrorName, endpoints, ISSUES } from '@passage/contract';
import { isIssueKey, toIssues } from '@passage/contract/issues';
import { badInputs } from '@passage/contract/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorMessage, issueMessage } from './error-message.ts';
import { isLanguage, LANGUAGES } from './index.ts';

const isErrorName = (name: string): name is ErrorName => name in ERRORS;
const errorNames = Object.keys(ERRORS).filter(isErrorName);
const others = LANGUAGES.filter((language) => language !== 'en');

// Values that no sentence holds by itself.
const values = { min: '<min>', max: '<max>', item: '<item>' };
const placeholders = (text: string) => [...text.matchAll(/<\w+>/g)].map(([name]) => name).sort();

describe('messages', () => {
  it('i18n-02 stand in the seven languages of the wire', () => {
    expect(LANGUAGES).toEqual(['en', 'zh', 'zhTW', 'fr', 'jp', 'kor', 'id']);
    for (const code of ['zh', 'zhTW', 'jp']) expect(isLanguage(code)).toBe(true);
    for (const code of ['', 'EN', 'ja', 'ko', 'zh-CN', 'zhtw', 'constructor']) expect(isLanguage(code)).toBe(false);
  });

  it.each(LANGUAGES)('i18n-08 %s has a sentence for every failure and every issue', (language) => {
    for (const name of errorNames) expect(errorMessage(name, language).trim(), name).toMatch(/.{4,}/);
    for (const key of ISSUES) expect(issueMessage(key, language, values).trim(), key).toMatch(/.{4,}/);
  });

  it.each(others)('i18n-08 %s says them in its own words with the same placeholders', (language) => {
    for (const name of errorNames) expect(errorMessage(name, language), name).not.toBe(errorMessage(name, 'en'));
    for (const key of ISSUES) {
      const [ours, english] = [issueMessage(key, language, values), issueMessage(key, 'en', values)];
      expect(ours, key).not.toBe(english);
      expect(ours, key).not.toMatch(/[{}]/);
      expect(placeholders(ours), key).toEqual(placeholders(english));
    }
  });

  it.each(LANGUAGES)('%s has no two issues that read alike', (language) => {
    expect(new Set(ISSUES.map((key) => issueMessage(key, language, values))).size).toBe(ISSUES.length);
  });

  it('says in English what the specification words', () => {
    expect(issueMessage('emailFormat', 'en')).toBe('The email format is incorrect.');
    expect(issueMessage('passwordLength', 'en')).toBe('Please enter 8 to 16 characters.');
    expect(issueMessage('passwordsDiffer', 'en')).toBe('The two passwords are different.');
    expect(issueMessage('sixDigits', 'en')).toBe('Please enter 6 pure numbers.');
    expect(errorMessage('INSUFFICIENT_BALANCE', 'en')).toBe('Insufficient account balance');
    expect(errorMessage('OWN_SHOP_ORDER', 'en')).toBe(
      'Store owners are not allowed to place orders in their own stores',
    );
    expect(errorMessage('PAY_PASSWORD_NOT_SET', 'en')).toBe(
      'Please set the transaction password before making payment',
    );
  });

  it('fills in values, and says no more than to check the field where key or value is unknown', () => {
    expect(issueMessage('tooLong', 'en', { max: 500 })).toBe('Please enter at most 500 characters.');
    for (const [key, given] of [
      ['tooLong', {}],
      ['nonsense', {}],
      ['toString', {}],
    ] as const) {
      expect(issueMessage(key, 'fr', given)).toBe(issueMessage('invalid', 'fr'));
    }
    expect(isIssueKey('constructor')).toBe(false);
  });

  it.each(endpoints)('$name never answers an issue without its values', ({ endpoint }) => {
    for (const { payload } of badInputs(endpoint))
      for (const { message, values } of toIssues(
        endpoint.input.safeParse(payload, { reportInput: true }).error ?? new z.ZodError([]),
      ))
        if (message !== 'invalid') expect(issueMessage(message, 'en', values)).not.toBe(issueMessage('invalid', 'en'));
  });
});
