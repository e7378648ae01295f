import { expect, it } from 'vitest';
import { picturesIn } from './slot-pictures.ts';

const node = (filter?: 'black-and-white' | 'warm') => {
  const photo = { id: 'p', width: 4, height: 4, look: { filter, placement: { zoom: 1, x: 0, y: 0, rotation: 0 } } };
  return { kind: 'image' as const, photo, matrix: [1, 0, 0, 1, 0, 0] as const, clip: [] };
};

it('S2.8 a painter gets the same filtered picture with each frame: it is filtered once', async () => {
  const image = await createImageBitmap(new ImageData(4, 4));
  const pictureOf = picturesIn(new Map([['p', image]]));
  expect(pictureOf(node())).toBe(image);
  const warm = pictureOf(node('warm'));
  expect(warm).not.toBe(image);
  expect(pictureOf(node('warm'))).toBe(warm);
  expect(picturesIn(new Map([['p', image]]))(node('warm'))).toBe(warm);
  expect(pictureOf(node('black-and-white'))).not.toBe(warm);
  expect(picturesIn(new Map())(node('warm'))).toBeUndefined();
});
