import { expect, it } from 'vitest';
import { agoOf, nameOf } from './device-words.ts';

it('S6.2 a device has a name whatever is known of it', () => {
  expect(nameOf({ browser: 'Firefox', system: 'Linux' })).toBe('Firefox on Linux');
  expect(nameOf({ browser: 'Safari', system: null })).toBe('Safari');
  expect(nameOf({ browser: null, system: 'Android' })).toBe('Unknown browser on Android');
  expect(nameOf({ browser: null, system: null })).toBe('Unknown device');
});

it('S6.2 the last use is told in the largest unit that fits', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(agoOf('2026-11-21T11:59:50Z', now)).toBe('this minute');
  expect(agoOf('2026-11-21T11:15:00Z', now)).toBe('45 minutes ago');
  expect(agoOf('2026-11-21T09:00:00Z', now)).toBe('3 hours ago');
  expect(agoOf('2026-11-20T11:00:00Z', now)).toBe('yesterday');
  expect(agoOf('2026-11-21T12:00:30Z', now)).toBe('this minute');
});
