import { expect, it } from 'vitest';
import { withDepth } from './engraving-depth.ts';

const size = { width: 20, height: 20 };
const grey = new Uint8Array(3 * 400).fill(100);
/** A square from 6 to 13 that is cut. */
const cut = Uint8Array.from({ length: 400 }, (_, at) => {
  const [x, y] = [at % 20, Math.floor(at / 20)];
  return x >= 6 && x < 14 && y >= 6 && y < 14 ? 255 : 0;
});
const valueAt = (data: Uint8Array, x: number, y: number) => data[3 * (y * 20 + x)] ?? 0;

it('the walls of an engraving are in shadow at the upper left and lit at the lower right; its floor stays as it is', () => {
  const out = withDepth({ data: grey, cut, ...size }, 2);
  expect(valueAt(out, 6, 10)).toBeLessThan(80);
  expect(valueAt(out, 10, 6)).toBeLessThan(80);
  expect(valueAt(out, 13, 10)).toBeGreaterThan(120);
  expect(valueAt(out, 10, 13)).toBeGreaterThan(120);
  expect([valueAt(out, 10, 10), valueAt(out, 2, 2), valueAt(out, 18, 18)]).toEqual([100, 100, 100]);
});

it('what is not engraved stays as it is', () => {
  expect(withDepth({ data: grey, cut: new Uint8Array(400), ...size }, 3)).toEqual(grey);
});
