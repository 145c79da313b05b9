import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { runGuide } from '../../testing/guide.ts';

describe('the guide to reviewing payments', async () => {
  const api = await startApi({ template: 'demo' });

  it('staff-08 staff-09 staff-10 staff-11 shop-41 what it shows can be pasted and works', async () => {
    const answers = await runGuide('REVIEWING.md', api.origin);
    expect(answers.map(({ code }) => code)).toEqual(Array(9).fill(0));
    const decided = answers.filter(({ data }) => data.decided !== undefined);
    expect(decided.map(({ data }) => [data.decided, data.status, data.state])).toEqual([
      [true, 2, 2],
      [true, 1, 1],
      [true, 1, 4],
      [true, 1, 3],
      [true, 1, 1],
      [true, 1, 2],
    ]);
  });
});
