import { expect, it } from 'vitest';
import type { PictureCorners } from '@afterimage/contract/print.ts';
import { moved, outlineAt, rectangleBetween, startCorners, thirdsOf } from './corner-moves.ts';

const square: PictureCorners = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.2, y: 0.8 },
];

it('a corner goes as far as the picture, and never across the face', () => {
  expect(moved(square, 0, { x: -0.5, y: 0.1 })[0]).toEqual({ x: 0, y: expect.closeTo(0.3) });
  expect(moved(square, 0, { x: 0.55, y: 0.55 })).toEqual(square);
  expect(moved(square, 'face', { x: 0.5, y: -0.1 }).map(({ x, y }) => [x, y])).toEqual([
    [expect.closeTo(0.4), expect.closeTo(0.1)],
    [1, expect.closeTo(0.1)],
    [1, expect.closeTo(0.7)],
    [expect.closeTo(0.4), expect.closeTo(0.7)],
  ]);
});

it('a face is drawn from any corner to the opposite one, or begins in its true proportion', () => {
  expect(rectangleBetween({ x: 0.8, y: 0.8 }, { x: 0.2, y: 0.2 })).toEqual(square);
  expect(rectangleBetween({ x: 0.2, y: 0.2 }, { x: 0.21, y: 0.21 })).toBeNull();
  const picture = { width: 800, height: 1000 };
  const [a, b, c] = startCorners({ widthMm: 90, heightMm: 60 }, picture);
  expect(((b.x - a.x) * picture.width) / ((c.y - b.y) * picture.height)).toBeCloseTo(1.5);
  expect(startCorners({ widthMm: 90, heightMm: 60 }, picture, { x: 1, y: 0 })[1]).toEqual({
    x: expect.closeTo(1),
    y: expect.closeTo(0),
  });
});

it('bleed and safe distance keep their proportion; thirds come closer together at the far side', () => {
  const face = { widthMm: 60, heightMm: 60 };
  expect(outlineAt(square, face, 6)[0]).toEqual({ x: expect.closeTo(0.14), y: expect.closeTo(0.14) });
  expect(outlineAt(square, face, -3)[2]).toEqual({ x: expect.closeTo(0.77), y: expect.closeTo(0.77) });
  const tilted: PictureCorners = [square[0], { x: 0.8, y: 0.35 }, { x: 0.8, y: 0.65 }, square[3]];
  const [first, , second] = thirdsOf(tilted);
  const [near, far] = [(first?.[0].x ?? 0) - 0.2, 0.8 - (second?.[0].x ?? 0)];
  expect(near).toBeGreaterThan(far);
});
