import { expect, it } from 'vitest';
import { clockTime, holdOf, holdText, remainingMinutes } from './hold.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const holdExpiresAt = '2026-11-21T12:40:00Z';

it('D7.42 an order keeps its stock until the hold ends, whatever its status says by then', () => {
  const until = new Date(holdExpiresAt);
  expect(holdOf({ status: 'open', holdExpiresAt }, at('12:39:59'))).toEqual({ kind: 'kept', until });
  expect(holdOf({ status: 'awaiting_payment', holdExpiresAt }, at('12:40:00')).kind).toBe('over');
  expect(holdOf({ status: 'expired', holdExpiresAt: null }, at('12:00:00'))).toEqual({ kind: 'over', until: null });
  expect(holdOf({ status: 'paid', holdExpiresAt: null }, at('12:00:00')).kind).toBe('none');
});

it('D7.42 the hold is told in words, near its end with the minutes that are left', () => {
  const until = new Date(holdExpiresAt);
  expect(clockTime(until, 'UTC')).toBe('12:40');
  expect([at('12:38:30'), at('12:39:59')].map((now) => remainingMinutes(until, now))).toEqual([1, 1]);
  const time = clockTime(until);
  const holdTextAt = (now: string) => holdText(until, at(now));
  expect(holdTextAt('12:31:00')).toBe(`Your items are reserved until ${time}.`);
  expect(holdTextAt('12:37:30')).toBe(`Your items are reserved until ${time} (2 minutes left).`);
  expect(holdTextAt('12:38:30')).toBe(`Your items are reserved until ${time} (1 minute left).`);
});
