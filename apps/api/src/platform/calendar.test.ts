import { describe, expect, it } from 'vitest';
import { dayIn, isTimeZone, yearIn } from './calendar.ts';

const day = (zone: string, moment: string) => dayIn(zone, new Date(moment));

describe('the calendar', () => {
  it('fault:time-51 a day ends at the midnight of its zone, also where the clocks are changed on it', () => {
    // 2027-03-14 has 23 hours in Los Angeles, 2026-11-01 has 25.
    for (const [moment, expected] of [
      ['2027-03-14T07:59:59.999Z', '2027-03-13'],
      ['2027-03-14T08:00:00Z', '2027-03-14'],
      ['2027-03-15T06:59:59.999Z', '2027-03-14'],
      ['2027-03-15T07:00:00Z', '2027-03-15'],
      ['2026-11-01T06:59:59.999Z', '2026-10-31'],
      ['2026-11-01T07:00:00Z', '2026-11-01'],
      ['2026-11-02T07:59:59.999Z', '2026-11-01'],
      ['2026-11-02T08:00:00Z', '2026-11-02'],
    ] as const)
      expect([moment, day('America/Los_Angeles', moment)]).toEqual([moment, expected]);
    expect(day('Asia/Shanghai', '2026-12-31T15:59:59.999Z')).toBe('2026-12-31');
    expect(day('Asia/Shanghai', '2026-12-31T16:00:00Z')).toBe('2027-01-01');
    expect(day('UTC', '2026-12-31T23:59:59.999Z')).toBe('2026-12-31');
  });

  it('fault:time-51 years follow one another without a gap and without an overlap, whatever the zone', () => {
    expect(yearIn('Asia/Shanghai', 2027)).toEqual({
      from: new Date('2026-12-31T16:00:00Z'),
      to: new Date('2027-12-31T16:00:00Z'),
    });
    expect(yearIn('America/Los_Angeles', 2027)).toEqual({
      from: new Date('2027-01-01T08:00:00Z'),
      to: new Date('2028-01-01T08:00:00Z'),
    });
    // The southern summer time lies over the turn of the year.
    expect(yearIn('Australia/Sydney', 2027).from).toEqual(new Date('2026-12-31T13:00:00Z'));
    for (const zone of ['UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/St_Johns'])
      for (let year = 2020; year < 2040; year++) {
        const { from, to } = yearIn(zone, year);
        expect([zone, year, to]).toEqual([zone, year, yearIn(zone, year + 1).from]);
        expect(dayIn(zone, from)).toBe(`${year}-01-01`);
        expect(dayIn(zone, new Date(to.getTime() - 1))).toBe(`${year}-12-31`);
      }
    // The last year that may be asked for.
    expect(yearIn('Asia/Shanghai', 9999).to).toEqual(new Date('9999-12-31T16:00:00Z'));
  });

  it('knows the names of zones and takes no offset for one', () => {
    expect(['UTC', 'Asia/Shanghai', 'America/Los_Angeles'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['', '+08:00', 'Mars/Olympus', 'Asia/Shanghai; drop table shop'].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
