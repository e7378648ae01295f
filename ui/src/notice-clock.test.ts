import { describe, expect, it } from 'vitest';
import { newClock, noticeClock } from './notice-clock.ts';

describe('noticeClock', () => {
  it('S9.5 a notice stays 4.5 s', () => {
    const running = noticeClock(newClock, { type: 'ran', at: 1000 });
    expect(noticeClock(running, { type: 'stopped', at: 5499 }).left).toBe(1);
    expect(noticeClock(running, { type: 'stopped', at: 5500 }).left).toBe(0);
    expect(noticeClock(running, { type: 'stopped', at: 9000 }).left).toBe(0);
  });
  it('S9.5 the time while it is looked at does not count', () => {
    const running = noticeClock(newClock, { type: 'ran', at: 0 });
    const paused = noticeClock(running, { type: 'stopped', at: 2000 });
    const again = noticeClock(paused, { type: 'ran', at: 60_000 });
    expect(noticeClock(again, { type: 'stopped', at: 61_000 }).left).toBe(1500);
  });
  it('S9.5 running or stopping twice changes nothing', () => {
    const running = noticeClock(newClock, { type: 'ran', at: 0 });
    expect(noticeClock(running, { type: 'ran', at: 900 })).toBe(running);
    const paused = noticeClock(running, { type: 'stopped', at: 1000 });
    expect(noticeClock(paused, { type: 'stopped', at: 5000 })).toBe(paused);
  });
});
