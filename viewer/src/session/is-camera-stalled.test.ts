import { expect, it } from 'vitest';
import { isSilent } from './is-camera-stalled.ts';

it('S1.13 a camera that ended or is muted is opened again when the page comes back', () => {
  expect(isSilent({ readyState: 'ended', muted: false })).toBe(true);
  expect(isSilent({ readyState: 'live', muted: true })).toBe(true);
});

it('S1.13 a camera that runs, or that nobody opened, is left alone', () => {
  expect(isSilent({ readyState: 'live', muted: false })).toBe(false);
  expect(isSilent(null)).toBe(false);
});
