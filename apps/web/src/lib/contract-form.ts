import type { IssueKey } from '@passage/contract';
import { type IssueValues, toIssues } from '@passage/contract/issues';
import i18next from 'i18next';
import { type FieldPath, type FieldValues, type Resolver, set, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';
import { ApiFailure } from '../api/failure.ts';
import { loadTexts } from '../i18n/i18n.ts';

/** The sentence for a field in the reader's language; one whose values are not there says no more than to check it. */
function textOf(key: IssueKey, values: IssueValues): string {
  const text = i18next.t(`issues:${key}`, { ...values, skipInterpolation: true });
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return i18next.t(`issues:${names.every((name) => Object.hasOwn(values, name)) ? key : 'invalid'}`, values);
}

/** A form's own words for an issue, or its own key in place of the contract's; undefined leaves it as it is. */
export type OwnMessages<Values extends FieldValues> = (
  issue: { path: string; key: IssueKey },
  values: Values,
) => { text: string } | { key: IssueKey } | undefined;

/**
 * Checks a form with the contract's own schema, for `useForm({ resolver })`. Errors carry messages in the reader's
 * language. Import it in lazy parts only: it brings zod with the schema.
 */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType,
  ownMessages: OwnMessages<Values> = () => undefined,
): Resolver<Values> {
  loadTexts('issues').catch(() => {
    // Fetched ahead of the first mistake; asked for again when there is one.
  });
  return async (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values, errors: {} };
    await loadTexts('issues');
    const errors = {};
    for (const { path, message: key, values: fill } of toIssues(result.error)) {
      const own = ownMessages({ path, key }, values);
      const message = own && 'text' in own ? own.text : textOf(own?.key ?? key, fill);
      set(errors, path, { type: key, message });
    }
    return { values: {}, errors };
  };
}

/** Shows at their fields what the server found wrong. */
export function showServerIssues<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiFailure)) return;
  for (const { path, message } of error.issues) {
    const field = fields.find((known) => known === path);
    if (field !== undefined) setError(field, { type: 'server', message });
  }
}
