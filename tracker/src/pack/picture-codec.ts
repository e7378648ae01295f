import type { GrayImage } from '../gray-image.ts';
import { forwardDct, inverseDct } from './dct.ts';
import { bitContexts, rangeDecoder, rangeEncoder, type BitCoder } from './range-coder.ts';

/** JPEG's table for luminance (ITU-T T.81, K.1): the quantization step of each frequency. */
const coarseness = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];

/** Frequencies from low to high, along JPEG's zigzag. */
const order = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]);

/** As JPEG's quality of 84, 64ths of the table; coarser when the bytes exceed the limit. */
const finest = 20;
const coarsest = 255;

const stepsOf = (quantizer: number) => Float64Array.from(coarseness, (c) => Math.max(1, (c * quantizer + 32) >> 6));

/**
 * A gray picture as bytes, lossy: cosine transform, JPEG's quantizer and an adaptive range coder. At most about `limit`
 * bytes: more detailed pictures are quantized more coarsely. The same picture gives the same bytes everywhere.
 */
export function encodePicture(picture: GrayImage, limit: number): Uint8Array {
  const frequencies = transformed(picture);
  const columns = Math.ceil(picture.width / 8);
  for (let quantizer = finest; ;) {
    const steps = stepsOf(quantizer);
    const levels = new Int16Array(frequencies.length);
    for (let i = 0; i < levels.length; i += 1) levels[i] = Math.round(frequencies[i]! / steps[i & 63]!);
    const encoder = rangeEncoder();
    codeBlocks(encoder, levels, columns);
    const body = encoder.finish();
    if (body.length >= limit && quantizer < coarsest) {
      // Bytes fall a little slower than steps grow
      const excess = body.length / limit;
      quantizer = Math.min(coarsest, Math.ceil(quantizer * Math.max(1.15, excess * Math.sqrt(Math.sqrt(excess)))));
      continue;
    }
    const out = new Uint8Array(1 + body.length);
    out[0] = quantizer;
    out.set(body, 1);
    return out;
  }
}

/** The picture that `encodePicture` made bytes of. Any bytes give some picture of this size. */
export function decodePicture(bytes: Uint8Array, width: number, height: number): GrayImage {
  const columns = Math.ceil(width / 8);
  const levels = new Int16Array(columns * Math.ceil(height / 8) * 64);
  codeBlocks(rangeDecoder(bytes.subarray(1)), levels, columns);
  const steps = stepsOf(bytes[0] ?? finest);
  const data = new Uint8Array(width * height);
  const block = new Float64Array(64);
  for (let at = 0, n = 0; at < levels.length; at += 64, n += 1) {
    for (let i = 0; i < 64; i += 1) block[i] = levels[at + i]! * steps[i]!;
    inverseDct(block, 0);
    const left = (n % columns) * 8;
    const top = Math.floor(n / columns) * 8;
    for (let y = 0; y < 8 && top + y < height; y += 1)
      for (let x = 0; x < 8 && left + x < width; x += 1)
        data[(top + y) * width + left + x] = Math.min(255, Math.max(0, Math.round(block[y * 8 + x]! + 128)));
  }
  return { width, height, data };
}

/** Blocks of 8 × 8 from left to right and downwards; at the right and the lower edge the last pixel is repeated. */
function transformed({ width, height, data }: GrayImage): Float64Array {
  const columns = Math.ceil(width / 8);
  const out = new Float64Array(columns * Math.ceil(height / 8) * 64);
  for (let at = 0, n = 0; at < out.length; at += 64, n += 1) {
    const left = (n % columns) * 8;
    const top = Math.floor(n / columns) * 8;
    for (let i = 0; i < 64; i += 1) {
      const x = Math.min(width - 1, left + (i & 7));
      const y = Math.min(height - 1, top + (i >> 3));
      out[at + i] = data[y * width + x]! - 128;
    }
    forwardDct(out, at);
  }
  return out;
}

/** Magnitudes that are coded in unary before the length in bits is coded, and the maximum length. */
const plainSteps = 12;
const longest = 14;
const perMagnitude = plainSteps + 2 * longest;

/**
 * Codes the quantized blocks with one coder in either direction (see `BitCoder`). As in the arithmetic coding of JPEG
 * (T.81, F.1.4): a mean as its difference from its neighbors', then after each coefficient that is not zero whether
 * it was the last, and for each whether it is zero; learned for each frequency and for calm and busy neighborhoods.
 */
function codeBlocks(coder: BitCoder, levels: Int16Array, columns: number): void {
  const contexts: Contexts = {
    last: bitContexts(3 * 64),
    zero: bitContexts(3 * 64),
    magnitudes: bitContexts(8 * perMagnitude),
    signs: bitContexts(2),
  };
  /** Index of each block's last coefficient that is not zero. */
  const lastIndices = new Uint8Array(levels.length / 64);
  for (let n = 0; n < lastIndices.length; n += 1) {
    const left = n % columns > 0 ? n - 1 : n - columns;
    const above = n >= columns ? n - columns : n - 1;
    const mean = n > 0 ? (levels[left * 64]! + levels[above * 64]!) >> 1 : 0;
    const difference = levels[n * 64]! - mean;
    levels[n * 64] = mean + signed(coder, contexts.magnitudes, 0, contexts.signs, 0, difference);
    const neighbors = n > 0 ? lastIndices[left]! + lastIndices[above]! : 0;
    const activity = neighbors < 6 ? 0 : neighbors < 20 ? 1 : 2;
    lastIndices[n] = codeCoefficients(coder, contexts, levels, n * 64, activity * 64);
  }
}

/** Adaptive contexts: of the last coefficients, of zeros, of magnitudes by their class, of signs. */
type Contexts = {
  readonly last: Uint16Array;
  readonly zero: Uint16Array;
  readonly magnitudes: Uint16Array;
  readonly signs: Uint16Array;
};

/** Codes the coefficients of a block after its mean; returns the index of the last that is not zero. */
function codeCoefficients(
  coder: BitCoder,
  { last, zero, magnitudes, signs }: Contexts,
  levels: Int16Array,
  at: number,
  base: number,
): number {
  let end = 63;
  while (end > 0 && levels[at + order[end]!] === 0) end -= 1;
  let lastIndex = 0;
  let isNonzero = true;
  for (let k = 1; k < 64; k += 1) {
    if (isNonzero && coder.bit(last, base + k, k > end ? 1 : 0) === 1) break;
    const place = at + order[k]!;
    const value = levels[place]!;
    isNonzero = coder.bit(zero, base + k, value === 0 ? 0 : 1) === 1;
    if (!isNonzero) continue;
    const size = magnitude(coder, magnitudes, frequencyClass(k) * perMagnitude, Math.abs(value) - 1) + 1;
    // The contexts learn that both signs are equally likely: almost no cost, and one kind of bit
    levels[place] = coder.bit(signs, 1, value < 0 ? 1 : 0) === 1 ? -size : size;
    lastIndex = k;
  }
  return lastIndex;
}

const frequencyClass = (k: number) => (k < 3 ? 1 : k < 6 ? 2 : k < 10 ? 3 : k < 15 ? 4 : k < 28 ? 5 : 6);

function signed(
  coder: BitCoder,
  magnitudes: Uint16Array,
  from: number,
  signs: Uint16Array,
  sign: number,
  value: number,
): number {
  const size = magnitude(coder, magnitudes, from, Math.abs(value));
  if (size === 0) return 0;
  return coder.bit(signs, sign, value < 0 ? 1 : 0) === 1 ? -size : size;
}

/** A whole number from 0: small ones step by step, large ones by their length in bits and the bits (Elias gamma). */
function magnitude(coder: BitCoder, contexts: Uint16Array, from: number, value: number): number {
  for (let step = 0; step < plainSteps; step += 1)
    if (coder.bit(contexts, from + step, value > step ? 1 : 0) === 0) return step;
  const rest = value - plainSteps + 1;
  const bits = 31 - Math.clz32(rest);
  let length = 0;
  while (length < longest - 1 && coder.bit(contexts, from + plainSteps + length, bits > length ? 1 : 0) === 1)
    length += 1;
  let out = 1;
  for (let bit = length - 1; bit >= 0; bit -= 1)
    out = 2 * out + coder.bit(contexts, from + plainSteps + longest + bit, (rest >> bit) & 1);
  return out + plainSteps - 1;
}
