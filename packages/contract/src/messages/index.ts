import type { Language } from '../codes.ts';
import { type ErrorName, ISSUES, type IssueKey } from '../errors.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import * as id from './id.ts';
import * as jp from './jp.ts';
import * as kor from './kor.ts';
import * as zh from './zh.ts';
import * as zhTW from './zhTW.ts';

interface Messages {
  readonly errors: Readonly<Record<ErrorName, string>>;
  readonly issues: Readonly<Record<IssueKey, string>>;
}

const messages: Readonly<Record<Language, Messages>> = { en, zh, zhTW, fr, jp, kor, id };

/** What fills the placeholders of an issue's text. */
export type IssueValues = Readonly<Record<string, string | number>>;

export const isIssueKey = (key: unknown): key is IssueKey => ISSUES.some((known) => known === key);

/** The sentence that tells a failure to a person. */
export const errorMessage = (name: ErrorName, language: Language): string => messages[language].errors[name];

/** The sentence for a field; an unknown key, or one whose values are not there, says no more than to check the field. */
export function issueMessage(key: string, language: Language, values: IssueValues = {}): string {
  const { issues } = messages[language];
  if (!isIssueKey(key)) return issues.invalid;
  let isComplete = true;
  const message = issues[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isComplete = false;
    return String(value);
  });
  return isComplete ? message : issues.invalid;
}
