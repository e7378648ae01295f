import { expect, it } from 'vitest';
import type { ImageNode } from './drawing.ts';
import { inverse, mapped } from './matrix.ts';
import { mirroredImages } from './mirror-edges.ts';

const place = { x: 0, y: 0, width: 400, height: 600, rotation: 0 };
const image = {
  kind: 'image',
  photo: { id: 'p', width: 800, height: 1200, look: { placement: { zoom: 1, x: 0, y: 0, rotation: 0 } } },
  matrix: [0.5, 0, 0, 0.5, 0, 0],
  clip: [],
} as const satisfies ImageNode;

it('S3.15 beyond each edge of a photo lies what is as far within it', () => {
  const copies = mirroredImages(image, place, 40);
  expect(copies).toHaveLength(8);
  const pixelAt = (x: number, y: number) => {
    const copy = copies.find(({ clip }) => {
      const points = clip.flatMap((step) => (step[0] === 'Z' ? [] : [{ x: step[1], y: step[2] }]));
      const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
      return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
    });
    return copy && mapped(inverse(copy.matrix), { x, y });
  };
  expect(pixelAt(-10, 300)).toEqual({ x: 20, y: 600 });
  expect(pixelAt(430, 300)).toEqual({ x: 740, y: 600 });
  expect(pixelAt(-10, -20)).toEqual({ x: 20, y: 40 });
  expect(pixelAt(200, 610)).toEqual({ x: 400, y: 1180 });
  expect(pixelAt(200, 300)).toBeUndefined();
});

it('S3.15 nothing is mirrored without an edge to go on beyond', () => {
  expect(mirroredImages(image, place, 0)).toEqual([]);
});
