import { beforeAll, describe, expect, it } from 'vitest';
import { setShopPlace } from './shop-place.ts';
import { foreignZoneName, momentOfTyped, typedMoment } from './typed-moment.ts';

beforeAll(() => setShopPlace({ currency: 'EUR', timeZone: 'Europe/Berlin' }));

describe('D20.4 day and time in the shop’s time zone', () => {
  it.each([
    ['2026-01-15T08:30:00.000Z', '2026-01-15T09:30', 'Europe/Berlin'],
    ['2026-07-15T07:30:00.000Z', '2026-07-15T09:30', 'Europe/Berlin'],
    ['2026-12-31T23:59:00.000Z', '2027-01-01T00:59', 'Europe/Berlin'],
    ['2026-07-15T07:30:00.000Z', '2026-07-15T00:30', 'America/Los_Angeles'],
    ['2026-07-15T07:30:00.000Z', '2026-07-15T13:15', 'Asia/Kathmandu'],
    // The last minute before clocks are put forward, and the first one after.
    ['2026-03-29T00:59:00.000Z', '2026-03-29T01:59', 'Europe/Berlin'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00', 'Europe/Berlin'],
    // Around the hour that comes twice.
    ['2026-10-24T23:59:00.000Z', '2026-10-25T01:59', 'Europe/Berlin'],
    ['2026-10-25T02:00:00.000Z', '2026-10-25T03:00', 'Europe/Berlin'],
  ])('%s is typed as %s in %s', (at, typed, zone) => {
    expect([typedMoment(at, zone), momentOfTyped(typed, zone)]).toEqual([typed, at]);
  });

  it('takes the first one of an hour that comes twice, and moves one that is left out', () => {
    expect(momentOfTyped('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect([typedMoment('2026-10-25T00:30:00Z'), typedMoment('2026-10-25T01:30:00Z')]).toEqual(
      Array.from({ length: 2 }, () => '2026-10-25T02:30'),
    );
    expect(momentOfTyped('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(typedMoment('2026-03-29T01:30:00.000Z')).toBe('2026-03-29T03:30');
  });

  it('is nothing where nothing is typed, and what is typed so far otherwise', () => {
    expect([typedMoment(null), momentOfTyped(''), momentOfTyped('nonsense')]).toEqual(['', null, null]);
    // Browsers report a year while it is typed.
    expect(typedMoment(momentOfTyped('0002-05-01T10:00'))).toBe('0002-05-01T10:00');
  });

  it('names the zone for those whose device has another one', () => {
    expect(foreignZoneName('Europe/Berlin')).toBeNull();
    expect(foreignZoneName('America/New_York')).toBe('Central European Time');
  });
});
