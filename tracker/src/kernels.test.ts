import { expect, test } from 'vitest';
import * as bytes from './recognizer/kernel-bytes.ts';
import { startKernels } from './kernels.ts';

type Halve = { halve(from: number, width: number, height: number, to: number): void };

test.each([true, false])('S1.12 a picture is halved by the mean of each four pixels (SIMD: %s)', (simd) => {
  const kernels = startKernels<Halve>(bytes, simd);
  const [width, height] = [53, 21];
  const picture = Uint8Array.from({ length: width * height }, (_, i) => (i * 7919) % 256);
  const from = kernels.allocate(picture.length);
  const to = kernels.allocate(26 * 10);
  kernels.bytes().set(picture, from);
  kernels.run.halve(from, width, height, to);
  const at = (x: number, y: number) => picture[y * width + x] ?? Number.NaN;
  const means = Array.from({ length: 26 * 10 }, (_, i) => {
    const [x, y] = [2 * (i % 26), 2 * Math.floor(i / 26)];
    return (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1) + 2) >> 2;
  });
  expect([...kernels.bytes().subarray(to, to + 260)]).toEqual(means);
});
