import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../index.ts';
import { toIssues } from '../issues.ts';
import { badInputs, fullInput, validInput } from './arbitrary.ts';

describe('generated payloads', () => {
  it.each(endpoints)('$name accepts what is drawn for it', ({ endpoint }) => {
    fc.assert(
      fc.property(validInput(endpoint), (payload) => {
        expect(endpoint.input.safeParse(JSON.parse(JSON.stringify(payload))).error).toBeUndefined();
      }),
      { numRuns: 50 },
    );
    expect(endpoint.input.safeParse(fullInput(endpoint)).success).toBe(true);
  });

  it.each(endpoints)('$name refuses each bad value at its field', ({ endpoint }) => {
    for (const { path, what, payload } of badInputs(endpoint)) {
      const { error } = endpoint.input.safeParse(payload);
      const issues = error ? toIssues(error) : [];
      const atField = issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}.`));
      expect(atField, `${path}: ${what}`).not.toEqual([]);
      // Nothing else is wrong with the payload, but for a repeated password that now differs.
      expect(issues.filter((issue) => issue.message !== 'passwordsDiffer' && !atField.includes(issue))).toEqual([]);
      if (what === 'missing') expect(issues).toEqual([{ path, message: 'required', values: {} }]);
    }
  });
});
