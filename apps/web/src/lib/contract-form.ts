import type { IssueKey } from '@passage/contract';
import { toIssues } from '@passage/contract/issues';
import type { IssueValues } from '@passage/contract/messages';
import { type FieldPath, type FieldValues, type Resolver, set, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';
import { ApiFailure } from '../api/failure.ts';
import { currentLanguage, type Language } from './locale.ts';

type IssueTexts = Readonly<Record<IssueKey, string>>;

const LOADERS: Record<Language, () => Promise<{ issues: IssueTexts }>> = {
  en: () => import('@passage/contract/messages/en'),
  zh: () => import('@passage/contract/messages/zh'),
  zhTW: () => import('@passage/contract/messages/zhTW'),
  fr: () => import('@passage/contract/messages/fr'),
  jp: () => import('@passage/contract/messages/jp'),
  kor: () => import('@passage/contract/messages/kor'),
  id: () => import('@passage/contract/messages/id'),
};

let loaded: Promise<IssueTexts> | undefined;

async function loadIssueTexts(): Promise<IssueTexts> {
  loaded ??= LOADERS[currentLanguage()]().then(
    ({ issues }) => issues,
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}

function textOf(texts: IssueTexts, key: IssueKey, values: IssueValues): string {
  let isComplete = true;
  const text = texts[key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isComplete = false;
    return String(value);
  });
  return isComplete ? text : texts.invalid;
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
  loadIssueTexts().catch(() => {
    // Fetched ahead of the first mistake; asked for again when there is one.
  });
  return async (values) => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return { values, errors: {} };
    const texts = await loadIssueTexts();
    const errors = {};
    for (const { path, message: key, values: fill } of toIssues(result.error)) {
      const own = ownMessages({ path, key }, values);
      const message = own && 'text' in own ? own.text : textOf(texts, own?.key ?? key, fill);
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
