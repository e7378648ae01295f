import { expect, it } from 'vitest';
import { localMoment, momentOf } from './local-moment.ts';

it('D20.4 a moment comes back from its field as it went in, also on the day when clocks change', () => {
  for (const at of ['2026-03-29T00:30:00.000Z', '2026-10-25T12:00:00.000Z', '2026-12-31T23:59:00.000Z'])
    expect(momentOf(localMoment(at))).toBe(at);
  expect([localMoment(null), momentOf(''), momentOf('nonsense')]).toEqual(['', null, null]);
});
