import { expect, it } from 'vitest';
import { heightNear, previewHeights } from './preview-height.ts';

it('S2.8 the preview has three heights, and one that is drawn snaps to the nearest', () => {
  expect(previewHeights).toHaveLength(3);
  expect([0, 0.2, 0.3, 0.45, 0.5, 0.9].map(heightNear)).toEqual([0, 0, 1, 1, 2, 2]);
});
