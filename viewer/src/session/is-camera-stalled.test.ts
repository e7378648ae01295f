import { expect, it } from 'vitest';
import { isCameraStalled } from './is-camera-stalled.ts';

it('S1.13 a camera that ended or is muted is opened again when the page comes back', () => {
  expect(isCameraStalled({ readyState: 'ended', muted: false })).toBe(true);
  expect(isCameraStalled({ readyState: 'live', muted: true })).toBe(true);
});

it('S1.13 a camera that runs, or that nobody opened, is left alone', () => {
  expect(isCameraStalled({ readyState: 'live', muted: false })).toBe(false);
  expect(isCameraStalled(null)).toBe(false);
});
