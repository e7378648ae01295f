import { inverse, mapped } from '@afterimage/scene/matrix.ts';
import { asItFits, effectiveDpi, photoMatrix } from '@afterimage/scene/place-photo.ts';
import { describe, expect, it } from 'vitest';
import { fineAngle, snappedTurn, pinched, pinchOf, type Point, settledAngle } from './gesture.ts';

const frame = {
  photo: { width: 4000, height: 3000 },
  place: { x: 0, y: 0, width: 90, height: 120, rotation: 0 },
  bleedMm: 3,
};
const closer = { zoom: 3, x: 0, y: 0, rotation: 0 };
const two = (x1: number, y1: number, x2: number, y2: number): [Point, Point] => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

describe('two fingers on a photo', () => {
  it('S3.8 are told apart into spreading, turning and moving', () => {
    const pinch = pinchOf(two(0, 0, 10, 0), two(5, -5, 5, 15));
    expect(pinch).toEqual({ scale: 2, turn: 90, from: { x: 5, y: 0 }, to: { x: 5, y: 5 } });
    expect(pinchOf(two(10, 0, 0, 0), two(10, 1, 0, -1)).turn).toBeCloseTo(11.31, 2);
  });

  it('S3.8 spreading enlarges about what lies between them', () => {
    const pinch = pinchOf(two(30, 40, 40, 40), two(25, 40, 45, 40));
    const after = pinched(frame, closer, pinch);
    expect(after.zoom).toBeCloseTo(6, 9);
    const heldPoint = mapped(inverse(photoMatrix(frame, closer)), { x: 35, y: 40 });
    const now = mapped(photoMatrix(frame, after), heldPoint);
    expect([now.x, now.y]).toEqual([expect.closeTo(35, 6), expect.closeTo(40, 6)]);
  });

  it('S3.8 turning keeps the size and what lies between them', () => {
    const after = pinched(frame, closer, pinchOf(two(40, 60, 60, 60), two(41.34, 55, 58.66, 65)));
    expect(after.rotation).toBeCloseTo(30 - 8, 1);
    expect(effectiveDpi(frame, after)).toBeCloseTo(effectiveDpi(frame, closer), 1);
    const heldPoint = mapped(inverse(photoMatrix(frame, closer)), { x: 50, y: 60 });
    const now = mapped(photoMatrix(frame, after), heldPoint);
    expect([now.x, now.y]).toEqual([expect.closeTo(50, 6), expect.closeTo(60, 6)]);
  });

  it('S3.8 moving together moves the photo', () => {
    const after = pinched(frame, closer, pinchOf(two(40, 40, 50, 40), two(47, 43, 57, 43)));
    const [before, now] = [photoMatrix(frame, closer), photoMatrix(frame, after)];
    expect([now[4] - before[4], now[5] - before[5]]).toEqual([expect.closeTo(7, 6), expect.closeTo(3, 6)]);
  });

  it('S3.8 never lay the frame bare', () => {
    const after = pinched(frame, asItFits, pinchOf(two(0, 0, 90, 0), two(40, 200, 50, 200)));
    expect(after.zoom).toBe(1);
    expect([Math.abs(after.x) <= 1, Math.abs(after.y) <= 1]).toEqual([true, true]);
  });

  it('S3.8 a little turning is not meant, and what is almost upright is', () => {
    expect([snappedTurn(5), snappedTurn(-7.9), snappedTurn(20), snappedTurn(-20)].map(Math.abs)).toEqual([
      0, 0, 12, 12,
    ]);
    expect([1.5, -1, 91.9, 10, 178.5].map(settledAngle)).toEqual([0, 0, 90, 10, 180]);
  });

  it('S3.8 a rotation is a quarter turn and a fine part', () => {
    expect([0, 30, -30, 80, 135, -170].map(fineAngle)).toEqual([0, 30, -30, -10, -45, 10]);
  });
});
