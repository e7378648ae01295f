import { expect, test } from 'vitest';
import { project } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import { startKernels } from '../kernels.ts';
import { describeTarget } from './describe-target.ts';
import type { FeatureKernels, WarpKernels } from './feature-kernels.ts';
import { FeatureExtractor, descriptorBytes } from './features.ts';
import * as bytes from './kernel-bytes.ts';
import { createViewer, tilted } from './synthetic-views.ts';

const picture: GrayImage = {
  width: 400,
  height: 300,
  data: Uint8Array.from({ length: 120_000 }, (_, i) => {
    const [x, y] = [i % 400, Math.floor(i / 400)];
    const soft = Math.sin(x / 9 + Math.sin(y / 33) * 5) + Math.sin(y / 7 + Math.sin(x / 41) * 6);
    return Math.round(90 + 40 * soft + (((Math.floor(x / 17) * 131 + Math.floor(y / 13) * 37) ** 2 * 7919) % 64));
  }),
};
const features = describeTarget(picture);

test('S1.12 a picture gives the same features each time, all of them in it', () => {
  expect(features.count).toBeGreaterThan(500);
  expect(features.count).toBeLessThanOrEqual(1_500);
  for (let i = 0; i < features.count; i += 1) {
    expect(Math.abs(features.x[i]! - 199.5)).toBeLessThan(200);
    expect(Math.abs(features.y[i]! - 149.5)).toBeLessThan(150);
  }
  expect(describeTarget(picture)).toEqual(features);
});

test.each([0, 0.5, 0.9])('S1.12 a view tilted by %f radians is matched at its true places', (tilt) => {
  const kernels = startKernels<FeatureKernels & WarpKernels>(bytes);
  const view = tilted(picture, { across: 220, tilt, direction: 0.7, roll: 2, distance: 2 });
  const look = { gain: 0.8, bias: 10, noise: 6, seed: 99, outside: 200 };
  const viewer = createViewer(kernels, picture, view.width * view.height);
  const frame = new FeatureExtractor({ kernels, ...view }).extract(viewer.draw(view, look));
  let right = 0;
  for (let k = 0; k < 150; k += 1) {
    const nearest = nearestOf(frame.descriptors.subarray(k * descriptorBytes, (k + 1) * descriptorBytes));
    const [x, y] = project(view.homography, features.x[nearest]!, features.y[nearest]!);
    if (Math.hypot(x - frame.x[k]!, y - frame.y[k]!) < 3) right += 1;
  }
  expect(right).toBeGreaterThan(12);
});

test.each([
  [1, 1],
  [3, 900],
  [40, 40],
])('S1.12 a picture of %i × %i pixels can be described', (width, height) => {
  const tiny = describeTarget({ width, height, data: picture.data.subarray(0, width * height) });
  expect(tiny.descriptors).toHaveLength(tiny.count * descriptorBytes);
  expect(describeTarget({ width, height, data: new Uint8Array(width * height) }).count).toBe(0);
});

function nearestOf(descriptor: Uint8Array): number {
  let [minDistance, nearest] = [999, 0];
  for (let i = 0; i < features.count; i += 1) {
    let sum = 0;
    for (let byte = 0; byte < descriptorBytes; byte += 1)
      for (let rest = descriptor[byte]! ^ features.descriptors[i * descriptorBytes + byte]!; rest > 0; rest &= rest - 1)
        sum += 1;
    if (sum < minDistance) [minDistance, nearest] = [sum, i];
  }
  return nearest;
}
