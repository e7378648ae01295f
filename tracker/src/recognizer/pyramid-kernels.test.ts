import { expect, test } from 'vitest';
import { type Kernels, startKernels } from '../kernels.ts';
import type { FeatureKernels } from './feature-kernels.ts';
import * as bytes from './kernel-bytes.ts';
import { allocatePlane, planeAt, planeSize, type Plane } from './planes.ts';

const [width, height] = [53, 37];
const picture = Uint8Array.from({ length: width * height }, (_, i) => (i * i * 31 + i * 7919) % 256);
const at = (x: number, y: number) =>
  picture[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))]!;

function start(simd: boolean): { kernels: Kernels<FeatureKernels>; plane: Plane; work: number } {
  const kernels = startKernels<FeatureKernels>(bytes, simd);
  const input = kernels.allocate(picture.length);
  const plane = allocatePlane(kernels, width, height);
  const work = kernels.allocate(1_000);
  kernels.bytes().set(picture, input);
  kernels.run.fillPlane(input, width, height, plane.at, plane.stride);
  return { kernels, plane, work };
}

const rowsOf = (kernels: Kernels<unknown>, plane: Plane) =>
  Array.from({ length: plane.height }, (_, y) => [
    ...kernels.bytes().subarray(plane.at + y * plane.stride, plane.at + y * plane.stride + plane.width),
  ]);

const grid = (across: number, down: number, value: (x: number, y: number) => number) =>
  Array.from({ length: down }, (_, y) => Array.from({ length: across }, (_, x) => value(x, y)));

const smoothSum = (x: number, y: number) =>
  [-1, 0, 1].reduce(
    (sum, dy) => sum + (2 - Math.abs(dy)) * (at(x - 1, y + dy) + 2 * at(x, y + dy) + at(x + 1, y + dy)),
    0,
  );

test.each([true, false])('S1.12 a plane is smoothed by 1 2 1 both ways, its edge repeated (SIMD: %s)', (simd) => {
  const { kernels, plane, work } = start(simd);
  const to = allocatePlane(kernels, width, height);
  kernels.run.smooth(plane.at, plane.stride, width, height, to.at, work);
  expect(rowsOf(kernels, to)).toEqual(grid(width, height, (x, y) => (smoothSum(x, y) + 8) >> 4));
});

test.each([true, false])('S1.12 a plane is made smaller with pixel centers in place (SIMD: %s)', (simd) => {
  const { kernels, plane, work } = start(simd);
  const to = allocatePlane(kernels, 38, 26);
  kernels.run.resizePlane(plane.at, plane.stride, width, height, to.at, to.stride, 38, 26, work);
  const exact = grid(38, 26, (x, y) => {
    const [fx, fy] = [((x + 0.5) * width) / 38 - 0.5, ((y + 0.5) * height) / 26 - 0.5];
    const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
    const across = (row: number) => at(x0, row) * (1 - fx + x0) + at(x0 + 1, row) * (fx - x0);
    return across(y0) * (1 - fy + y0) + across(y0 + 1) * (fy - y0);
  });
  for (const [y, row] of rowsOf(kernels, to).entries())
    for (const [x, value] of row.entries()) expect(Math.abs(value - exact[y]![x]!)).toBeLessThan(2.5);
});

test.each([true, false])('S1.12 two scales differ by what smoothing more takes away (SIMD: %s)', (simd) => {
  const { kernels, plane, work } = start(simd);
  const [sums, to] = [0, 1].map(() => planeAt(kernels.allocate(2 * planeSize(width, height)), width, 2)) as [
    number,
    number,
  ];
  kernels.run.differences(plane.at, plane.stride, width, height, sums, to, work);
  const taps = [-2, 0, 2];
  for (let y = 0; y < height; y += 1) {
    const row = new Int16Array(kernels.bytes().buffer, to + 2 * y * plane.stride, width);
    for (let x = 0; x < width; x += 1) {
      let wide = 0;
      for (const dy of taps)
        for (const dx of taps) wide += (2 - Math.abs(dy) / 2) * (2 - Math.abs(dx) / 2) * smoothSum(x + dx, y + dy);
      expect(Math.abs(row[x]! - (wide / 16 - smoothSum(x, y)))).toBeLessThanOrEqual(1);
    }
  }
});
