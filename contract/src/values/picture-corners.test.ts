import { expect, it } from 'vitest';
import type { PictureCorners } from '../print.ts';
import {
  againstPerspective,
  cornersOn,
  isFaceSeen,
  perspectiveOf,
  pictureShowing,
  throughPerspective,
} from './picture-corners.ts';

const corners: PictureCorners = [
  { x: 0.2, y: 0.1 },
  { x: 0.9, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.1, y: 0.7 },
];

it('the corners of the unit square come to the corners of the face, and points come back', () => {
  const perspective = perspectiveOf(corners);
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  for (const [index, point] of square.entries()) {
    const { x, y } = throughPerspective(perspective, point);
    expect(x).toBeCloseTo(corners[index]?.x ?? Number.NaN, 12);
    expect(y).toBeCloseTo(corners[index]?.y ?? Number.NaN, 12);
  }
  const inside = { x: 0.3, y: 0.65 };
  const back = againstPerspective(perspective, throughPerspective(perspective, inside));
  expect(back.x).toBeCloseTo(inside.x, 12);
  expect(back.y).toBeCloseTo(inside.y, 12);
});

it('a face is seen on the pictures that were drawn on, or on every picture where none is named', () => {
  const drawn = { pictureCorners: null, pictureList: [{ url: '/a.webp', corners }] };
  expect(cornersOn(drawn, '/a.webp')).toBe(corners);
  expect(cornersOn(drawn, '/b.webp')).toBeNull();
  expect(cornersOn({ pictureCorners: corners }, '/b.webp')).toBe(corners);
  expect(pictureShowing(drawn, [{ url: '/b.webp' }, { url: '/a.webp' }])).toEqual({ url: '/a.webp' });
  expect(pictureShowing({ pictureCorners: null }, [{ url: '/a.webp' }])).toBeUndefined();
});

it('corners that cross, are mirrored or lie in a line are no face', () => {
  const [a, b, c, d] = corners;
  expect(isFaceSeen(corners)).toBe(true);
  expect(isFaceSeen([b, a, c, d])).toBe(false);
  expect(isFaceSeen([d, c, b, a])).toBe(false);
  expect(isFaceSeen([a, b, { x: 0.5, y: 0.45 }, d])).toBe(false);
  expect(isFaceSeen([a, { x: 0.21, y: 0.1 }, { x: 0.21, y: 0.11 }, { x: 0.2, y: 0.11 }])).toBe(false);
});
