// Learns the axes of descriptors: directions in which histograms of different places differ most, measured by how much
// those of the same place differ from view to view (linear discriminants; Strecha and others 2012). Reads 20 photographs
// of the set `train`, draws the same simulated views each time, writes tracker/src/recognizer/descriptor-axes.ts.
// Run: node bench/tracker/training/descriptor.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { histogramLength as n } from '../../../tracker/src/recognizer/descriptor-tables.ts';
import { FeatureExtractor, type FeatureKernels, type FrameFeatures } from '../../../tracker/src/recognizer/features.ts';
import type { WarpKernels } from '../../../tracker/src/recognizer/feature-kernels.ts';
import * as kernelBytes from '../../../tracker/src/recognizer/kernel-bytes.ts';
import { createViewer, tilted, type View } from '../../../tracker/src/recognizer/synthetic-views.ts';
import { invert, project } from '../../../tracker/src/geometry/homography.ts';
import { startKernels } from '../../../tracker/src/kernels.ts';
import { photographs, type Photograph, random } from '../recognition-views.ts';
import { eigenOf } from './eigen.ts';

const axes = 64;
const pairsOfViews = 10;
const next = random(20_26);
const mean = new Float64Array(n);
const all = new Float64Array(n * n);
const within = new Float64Array(n * n);
const counted = { all: 0, pairs: 0 };

type DescribedView = { readonly features: FrameFeatures; readonly histograms: Float32Array; readonly view: View };

for (const picture of await photographs('train', Number(process.argv[2] ?? 20))) {
  const kernels = startKernels<FeatureKernels & WarpKernels>(kernelBytes);
  const viewer = createViewer(kernels, picture, 700 * 700);
  const extractor = new FeatureExtractor({ kernels, width: 700, height: 700 });
  const describedView = (size: number, tilt: number, direction: number): DescribedView => {
    const across = size * Math.sqrt(picture.width / picture.height);
    const distance = (1.5 + 3 * next()) * Math.max(1, picture.height / picture.width);
    const view = tilted(picture, { across, tilt, direction, roll: next() * 2 * Math.PI, distance });
    const look = { gain: 0.8 + 0.3 * next(), bias: 20 * (next() - 0.5), noise: 9, seed: counted.pairs, outside: 128 };
    const features = structuredClone(extractor.extract(viewer.draw(view, look)));
    return { features, histograms: extractor.histograms(), view };
  };
  for (let i = 0; i < pairsOfViews; i += 1) {
    const [size, direction, tilt] = [90 * 3 ** next(), next() * 2 * Math.PI, next()];
    const a = describedView(
      size * 1.2 ** (next() - 0.5),
      tilt + 0.35 * (next() - 0.5),
      direction + 0.5 * (next() - 0.5),
    );
    count(a, describedView(size, tilt, direction), picture);
  }
}

/** Adds the histograms of a view, and those that are of the same places in both. */
function count(a: DescribedView, b: DescribedView, picture: Photograph): void {
  const back = invert(a.view.homography);
  if (!back) return;
  for (let i = 0; i < a.features.count; i += 1) {
    const from = [a.features.x[i]!, a.features.y[i]!] as const;
    const [x, y] = project(back, ...from);
    if (!(x > 0 && y > 0 && x < picture.width && y < picture.height)) continue;
    const own = a.histograms.subarray(i * n, (i + 1) * n);
    counted.all += 1;
    for (let k = 0; k < n; k += 1) mean[k]! += own[k]!;
    add(all, own);
    const [u, v] = project(b.view.homography, x, y);
    const angle = a.features.angle[i]!;
    const [p, q] = project(b.view.homography, ...project(back, from[0] + Math.cos(angle), from[1] + Math.sin(angle)));
    const zoom = Math.hypot(p - u, q - v);
    for (let k = 0; k < b.features.count; k += 1) {
      const scale = b.features.scale[k]!;
      if (Math.hypot(b.features.x[k]! - u, b.features.y[k]! - v) > 0.9 * scale) continue;
      if (Math.abs(Math.log2(scale / (zoom * a.features.scale[i]!))) > 0.4) continue;
      const turn = b.features.angle[k]! - Math.atan2(q - v, p - u);
      if (Math.cos(turn) < 0.9) continue;
      const other = b.histograms.subarray(k * n, (k + 1) * n);
      add(
        within,
        own.map((value, at) => value - other[at]!),
      );
      counted.pairs += 1;
      break;
    }
  }
}

function add(to: Float64Array, vector: Float32Array): void {
  for (let i = 0; i < n; i += 1) for (let k = 0; k <= i; k += 1) to[i * n + k]! += vector[i]! * vector[k]!;
}

for (let i = 0; i < n; i += 1) mean[i]! /= counted.all;
for (let i = 0; i < n; i += 1)
  for (let k = 0; k <= i; k += 1) {
    all[i * n + k] = all[k * n + i] = all[i * n + k]! / counted.all - mean[i]! * mean[k]!;
    within[i * n + k] = within[k * n + i] = within[i * n + k]! / (2 * counted.pairs);
  }
const trace = (m: Float64Array) => Array.from({ length: n }, (_, i) => m[i * n + i]!).reduce((x, y) => x + y, 0);
for (let i = 0; i < n; i += 1) within[i * n + i]! += (0.02 * trace(within)) / n;
const spread = eigenOf(within, n);
const whiten = new Float64Array(n * n);
for (let i = 0; i < n; i += 1)
  for (let k = 0; k < n; k += 1) whiten[i * n + k] = spread.vectors[i * n + k]! / Math.sqrt(spread.values[i]!);
const discriminants = eigenOf(product(product(whiten, all), transposed(whiten)), n);
const chosen = product(discriminants.vectors, whiten).subarray(0, axes * n);
const maxAbsolute = chosen.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const bytes = Int8Array.from(chosen, (value) => Math.round((127 * value) / maxAbsolute));
const means = Int16Array.from(mean, (value) => Math.round(value * 16_384));
const text = (from: Int8Array | Int16Array) => Buffer.from(from.buffer).toString('base64');
writeFileSync(
  join(import.meta.dirname, '../../../tracker/src/recognizer/descriptor-axes.ts'),
  `// Made by bench/tracker/training/descriptor.ts from ${counted.pairs} pairs\n` +
    `/** Mean of histograms of gradients, in 1 / 16384: 16-bit numbers as base64. */\n` +
    `export const meanHistogram =\n  '${text(means)}';\n` +
    `/** ${axes} discriminant directions, the most discriminative first: 8-bit numbers as base64. */\n` +
    `export const axes =\n  '${text(bytes)}';\n`,
);
console.log(
  counted,
  'discriminants',
  discriminants.values.filter((_, i) => i % 8 === 0),
);

function product(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let k = 0; k < n; k += 1) for (let j = 0; j < n; j += 1) out[i * n + j]! += a[i * n + k]! * b[k * n + j]!;
  return out;
}

function transposed(a: Float64Array): Float64Array {
  return a.map((_, at) => a[(at % n) * n + Math.floor(at / n)]!);
}
