import { describe, expect, it } from 'vitest';
import { arrivalDays, defaultCalendar, hoursLeft, localTime, shipDay } from './working-days.ts';

const berlin = { ...defaultCalendar, timeZone: 'Europe/Berlin' };
const at = (text: string) => new Date(text);

describe('D20.3 the days of the shop', () => {
  it('D20.3 what is paid before the cut-off time is begun on the same day, in the time of the shop', () => {
    // 11:59 and 12:00 in Berlin, in winter.
    expect(shipDay(at('2026-11-24T10:59:00Z'), 0, berlin)).toBe('2026-11-24');
    expect(shipDay(at('2026-11-24T11:00:00Z'), 0, berlin)).toBe('2026-11-25');
    // In summer an hour earlier.
    expect(shipDay(at('2026-07-07T10:00:00Z'), 0, berlin)).toBe('2026-07-08');
    expect(shipDay(at('2026-11-24T10:59:00Z'), 0, { ...berlin, timeZone: 'Pacific/Auckland' })).toBe('2026-11-25');
    expect(localTime(at('2026-11-24T23:30:00Z'), 'Europe/Berlin')).toEqual({ date: '2026-11-25', time: '00:30' });
  });

  it('D20.3 weekends and closed dates are no working days', () => {
    const friday = at('2026-11-20T13:00:00Z');
    expect(shipDay(friday, 0, berlin)).toBe('2026-11-23');
    expect(shipDay(friday, 2, berlin)).toBe('2026-11-25');
    expect(shipDay(friday, 0, { ...berlin, closedDates: ['2026-11-23', '2026-11-24'] })).toBe('2026-11-25');
    expect(shipDay(friday, 0, { ...berlin, closedWeekdays: [0] })).toBe('2026-11-21');
    // On Christmas Eve before noon: two days of Christmas and a Sunday follow.
    const christmas = { ...berlin, closedDates: ['2026-12-25', '2026-12-26'] };
    expect(shipDay(at('2026-12-24T08:00:00Z'), 1, christmas)).toBe('2026-12-28');
  });

  it('D20.3 a shop that is always closed has a date all the same', () => {
    expect(shipDay(at('2026-11-20T13:00:00Z'), 3, { ...berlin, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toMatch(
      /^\d{4}-\d\d-\d\d$/,
    );
  });

  it('D20.3 carriers deliver from Monday to Friday', () => {
    expect(arrivalDays('2026-11-20', { minDays: 1, maxDays: 6 })).toEqual({ from: '2026-11-23', until: '2026-11-30' });
  });

  it('D20.3 lateness is told in hours: until the end of the day, then below zero', () => {
    expect(hoursLeft('2026-11-24', at('2026-11-24T13:00:00Z'), 'Europe/Berlin')).toBe(10);
    expect(hoursLeft('2026-11-24', at('2026-11-25T01:30:00Z'), 'Europe/Berlin')).toBe(-3);
  });
});
