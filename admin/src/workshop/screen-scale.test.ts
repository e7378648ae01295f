import { expect, it } from 'vitest';
import { pictureSize } from './screen-scale.ts';

it('D20.3 the picture of a page has the pixels that the screen shows, within the bounds of the server', () => {
  expect(pictureSize(100, 4, 2)).toBe(800);
  expect(pictureSize(101, 4, 2)).toBe(1200);
  expect(pictureSize(5, 4, 1)).toBe(400);
  expect(pictureSize(900, 4, 3)).toBe(4000);
});
