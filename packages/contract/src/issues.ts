import type { z } from 'zod';
import { ISSUES, type IssueKey } from './errors.ts';

/** What fills the placeholders of an issue's text. */
export type IssueValues = Readonly<Record<string, string | number>>;

/** Whether a value is a key of the issue catalogue. */
export const isIssueKey = (key: unknown): key is IssueKey => ISSUES.some((known) => known === key);

/** What is wrong with one field. */
export interface FieldIssue {
  /** Names and indexes joined by dots: items.0.skuId. Empty for the payload itself. */
  readonly path: string;
  readonly message: IssueKey;
  readonly values: IssueValues;
}

/** More would help nobody, and a list of nonsense would be answered by a longer one. */
const MAX_ISSUES = 50;

/** One issue per field, the first that was found, as a key of the issue catalogue and what fills its placeholders. */
export function toIssues(error: z.ZodError | z.core.$ZodError): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    if (byPath.has(path)) continue;
    byPath.set(path, { path, message: keyOf(issue), values: valuesOf(issue) });
    if (byPath.size === MAX_ISSUES) break;
  }
  return [...byPath.values()];
}

/** The scalars name their own keys; zod's own English text never passes. */
function keyOf(issue: z.core.$ZodIssue): IssueKey {
  if (isIssueKey(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      // Known only where the caller parsed with reportInput.
      return 'input' in issue && issue.input === undefined ? 'required' : (KEY_OF_TYPE[issue.expected] ?? 'invalid');
    case 'invalid_value':
      return 'notAllowed';
    case 'invalid_format':
      return issue.format === 'email' ? 'emailFormat' : 'invalid';
    case 'too_small':
      return (KEYS_OF_SIZE[issue.origin] ?? KEYS_OF_SIZE.number).tooSmall;
    case 'too_big':
      return (KEYS_OF_SIZE[issue.origin] ?? KEYS_OF_SIZE.number).tooBig;
    default:
      return 'invalid';
  }
}

const KEY_OF_TYPE: Readonly<Record<string, IssueKey>> = {
  string: 'notText',
  int: 'notAnInteger',
  boolean: 'notABoolean',
  array: 'notAList',
  object: 'notAnObject',
  record: 'notAnObject',
};

interface SizeKeys {
  readonly tooSmall: IssueKey;
  readonly tooBig: IssueKey;
}

const KEYS_OF_SIZE: { readonly number: SizeKeys; readonly [origin: string]: SizeKeys | undefined } = {
  number: { tooSmall: 'tooSmall', tooBig: 'tooLarge' },
  string: { tooSmall: 'tooShort', tooBig: 'tooLong' },
  array: { tooSmall: 'tooFew', tooBig: 'tooMany' },
};

function valuesOf(issue: z.core.$ZodIssue): IssueValues {
  if (issue.code === 'too_small') return { min: shown(issue.minimum) };
  if (issue.code === 'too_big') return { max: shown(issue.maximum) };
  if (issue.code !== 'custom') return {};
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(issue.params ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  }
  return values;
}

const shown = (bound: number | bigint): string | number => (typeof bound === 'bigint' ? bound.toString() : bound);
