import type { ErrorName, Language } from '@passage/contract';
import { type IssueValues, isIssueKey } from '@passage/contract/issues';
import { textsIn } from './index.ts';

/** The sentence that tells a failure to a person. */
export const errorMessage = (name: ErrorName, language: Language): string => textsIn(language).errors[name];

/** The sentence for a field; an unknown key, or one whose values are not there, says no more than to check the field. */
export function issueMessage(key: string, language: Language, values: IssueValues = {}): string {
  const { issues } = textsIn(language);
  if (!isIssueKey(key)) return issues.invalid;
  let isComplete = true;
  const message = issues[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) isComplete = false;
    return String(value);
  });
  return isComplete ? message : issues.invalid;
}
