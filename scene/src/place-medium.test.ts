import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MediumSize,
  placeMedium,
  placeModel,
  type Point,
  type PrintSize,
  plainDisplayOf,
} from './place-medium.ts';

const plain = { fit: 'cover' as const, x: 0, y: 0, scale: 1, rotation: 0 };
const film = { width: 1280, height: 720 };
const print = { widthMm: 100, heightMm: 150 };

const size = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const paper = fc.record({
  widthMm: fc.double({ min: 10, max: 900, noNaN: true }),
  heightMm: fc.double({ min: 10, max: 900, noNaN: true }),
});
const share = fc.double({ min: -1, max: 1, noNaN: true });
const layouts = fc.record({
  fit: fc.constantFrom('cover' as const, 'contain' as const),
  x: share,
  y: share,
  scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
  rotation: fc.double({ min: -180, max: 180, noNaN: true }),
});

const centreOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
  y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const inside = ({ x, y }: Point, { widthMm, heightMm }: PrintSize): boolean =>
  x >= -1e-6 && y >= -1e-6 && x <= widthMm + 1e-6 && y <= heightMm + 1e-6;

describe('placeMedium', () => {
  it('S4.11 a film that covers an upright print is as high as it, and goes beyond its sides alike', () => {
    const { corners, scale } = placeMedium(film, print, plain);
    expect(scale).toBeCloseTo(150 / 720);
    expect(corners[0].y).toBeCloseTo(0);
    expect(corners[2].y).toBeCloseTo(150);
    expect(-corners[0].x).toBeCloseTo(corners[1].x - 100);
  });

  it('S4.11 wholly inside, it is as wide as the print and lies in its middle', () => {
    const { corners } = placeMedium(film, print, { ...plain, fit: 'contain' });
    expect(corners[0]).toEqual({ x: expect.closeTo(0), y: expect.closeTo(75 - (100 * 720) / 1280 / 2) });
    expect(corners[2]).toEqual({ x: expect.closeTo(100), y: expect.closeTo(75 + (100 * 720) / 1280 / 2) });
  });

  it('S4.11 turned by 90 degrees clockwise, its top left corner comes to the top right', () => {
    const square = { width: 10, height: 10 };
    const { corners } = placeMedium(square, { widthMm: 50, heightMm: 50 }, { ...plain, rotation: 90 });
    expect(corners[0]).toEqual({ x: expect.closeTo(50), y: expect.closeTo(0) });
    expect(corners[1]).toEqual({ x: expect.closeTo(50), y: expect.closeTo(50) });
  });

  it('S4.11 it is moved by shares of the print: by one it lies beside it', () => {
    const same = { width: 100, height: 150 };
    const { corners } = placeMedium(same, print, { ...plain, x: 1, y: -0.5 });
    expect(corners[0]).toEqual({ x: expect.closeTo(100), y: expect.closeTo(-75) });
  });

  it('S4.11 what has no size cannot be laid', () => {
    expect(() => placeMedium({ width: 0, height: 10 }, print, plain)).toThrow(RangeError);
    expect(() => placeMedium(film, { widthMm: Number.NaN, heightMm: 10 }, plain)).toThrow(RangeError);
  });

  it('S4.11 however it lies: its centre is where it was moved to, and it is not bent', () => {
    fc.assert(
      fc.property(size, paper, layouts, (medium, on, display) => {
        const { corners, scale } = placeMedium(medium, on, display);
        const centre = centreOf(corners);
        expect(centre.x).toBeCloseTo(on.widthMm * (0.5 + display.x), 4);
        expect(centre.y).toBeCloseTo(on.heightMm * (0.5 + display.y), 4);
        expect(distance(corners[0], corners[1])).toBeCloseTo(medium.width * scale, 4);
        expect(distance(corners[1], corners[2])).toBeCloseTo(medium.height * scale, 4);
        expect(distance(corners[0], corners[2])).toBeCloseTo(distance(corners[1], corners[3]), 4);
      }),
    );
  });

  it('S4.11 straight and unmoved, it covers the whole print, or is wholly inside it', () => {
    fc.assert(
      fc.property(size, paper, fc.constantFrom('cover' as const, 'contain' as const), (medium, on, fit) => {
        const { corners } = placeMedium(medium, on, { ...plain, fit });
        const [from, , to] = corners;
        if (fit === 'contain') expect(corners.every((corner) => inside(corner, on))).toBe(true);
        else
          expect(from.x <= 1e-6 && from.y <= 1e-6 && to.x >= on.widthMm - 1e-6 && to.y >= on.heightMm - 1e-6).toBe(
            true,
          );
      }),
    );
  });

  it('S4.11 the matrix takes the corners of the medium to its corners on the print, at any size of its pixels', () => {
    fc.assert(
      fc.property(size, paper, layouts, fc.integer({ min: 2, max: 9 }), (medium, on, display, times) => {
        const { matrix, corners } = placeMedium(medium, on, display);
        const [a, b, c, d, e, f] = matrix;
        const far = corners[2];
        expect(a * medium.width + c * medium.height + e).toBeCloseTo(far.x, 4);
        expect(b * medium.width + d * medium.height + f).toBeCloseTo(far.y, 4);
        const finer: MediumSize = { width: medium.width * times, height: medium.height * times };
        expect(distance(placeMedium(finer, on, display).corners[2], far)).toBeLessThan(1e-4);
      }),
    );
  });
});

describe('placeModel', () => {
  const cat = { width: 2, height: 3, depth: 1 };
  const whole = { ...plain, fit: 'contain' as const };

  it('D3.17 a model floats before the middle of its print, as large as a picture of its front', () => {
    const place = placeModel(cat, print, { ...whole, scale: 0.5, rotation: 30 });
    expect(place).toMatchObject({ x: expect.closeTo(50), y: expect.closeTo(75), rotation: 30, stance: 'floating' });
    expect(place.scale).toBeCloseTo(25);
    expect(place.z).toBeCloseTo(25 / 2 + 4.5);
  });

  it('D3.17 one that stands has its feet on the print', () => {
    const place = placeModel(cat, print, { ...whole, stance: 'standing', x: 0.1 });
    expect(place.x).toBeCloseTo(60);
    expect(place.z).toBeCloseTo((3 * place.scale) / 2);
  });

  it('D3.17 a flat model can be laid too, one without a front cannot', () => {
    expect(placeModel({ ...cat, depth: 0 }, print, whole).z).toBeCloseTo(4.5);
    expect(() => placeModel({ ...cat, height: 0 }, print, whole)).toThrow(RangeError);
  });
});

it('S1.12 of which nothing else was said, a film covers its photo and a model stands wholly inside', () => {
  expect(plainDisplayOf('VIDEO').fit).toBe('cover');
  const print = { widthMm: 100, heightMm: 150 };
  const { scale } = placeModel({ width: 2, height: 2, depth: 2 }, print, plainDisplayOf('OBJECT_3D'));
  expect(2 * scale).toBeCloseTo(60);
});
