import { describe, expect, it } from 'vitest';
import { yearsOffered } from './years-offered.ts';

const latest = (zone: string, moment: string) => yearsOffered(zone, new Date(moment))[0];

describe('the years that the orders page offers', () => {
  it('fault:time-51 begin with the year that it is where the store keeps its years, wherever the shopper is', () => {
    expect(latest('Asia/Shanghai', '2026-12-31T15:59:59Z')).toBe(2026);
    expect(latest('Asia/Shanghai', '2026-12-31T16:00:00Z')).toBe(2027);
    expect(latest('America/Los_Angeles', '2027-01-01T07:59:59Z')).toBe(2026);
    expect(latest('America/Los_Angeles', '2027-01-01T08:00:00Z')).toBe(2027);
    expect(latest('UTC', '2027-01-01T00:00:00Z')).toBe(2027);
    expect(yearsOffered('UTC', new Date('2023-06-01T00:00:00Z'))).toEqual([2023, 2022, 2021, 2020]);
  });

  it('are those of UTC for a zone that the browser does not know', () => {
    expect(latest('Mars/Olympus', '2026-12-31T23:59:59Z')).toBe(2026);
  });
});
