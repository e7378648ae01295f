import { expect, it } from 'vitest';
import { Waiters } from './waiters.ts';

it('S7.24 what several wait for ends when the last of them has gone, and begins anew for the next', () => {
  const waiters = new Waiters();
  const [first, second, other] = [waiters.join('a'), waiters.join('a'), waiters.join('b')];
  first.leave();
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, false]);
  second.leave();
  expect([first.signal.aborted, second.signal.aborted, other.signal.aborted]).toEqual([true, true, false]);
  expect(waiters.join('a').signal.aborted).toBe(false);
});
