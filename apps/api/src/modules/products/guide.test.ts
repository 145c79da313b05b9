import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { runGuide } from '../../testing/guide.ts';

describe('the guide to selling', async () => {
  const api = await startApi({ template: 'demo', worker: true });

  it('merchant-02 merchant-03 merchant-04 merchant-05 merchant-07 import-06 what it shows can be pasted and works', {
    timeout: 60_000,
  }, async () => {
    const answers = await runGuide('SELLING.md', api.origin);
    expect(answers.map(({ code }) => code)).toEqual(Array(11).fill(0));
    const [profile, shipped, , granted, addressed, priced, off, on, report, started, takings] = answers.map(
      ({ data }) => data,
    );
    expect(profile).toMatchObject({ shopname: expect.any(String), returnAddress: '' });
    expect(addressed).toEqual({ ...profile, returnAddress: 'Returns, 4 rue du Dépôt, 76000 Rouen' });
    expect(shipped?.status).toBe(20);
    expect([20, 40]).toContain(granted?.status);
    expect(priced?.list).toEqual([expect.objectContaining({ price: 89.9, marketPrice: 120, stock: 25 })]);
    expect([off?.status, on?.status]).toEqual([0, 1]);
    expect(report).toMatchObject({
      total: 2,
      list: [
        { row: 2, handle: 'harbour-coat', outcome: 'created', productId: null, problems: [] },
        { row: 3, handle: 'harbour-coat', outcome: 'created', productId: null, problems: [] },
      ],
    });
    expect(started).toEqual({ id: expect.any(Number) });
    expect(takings).toMatchObject({ balance: expect.any(Number), takings: expect.any(Number) });
  });
});
