import { descriptorBytes } from '../recognizer/features.ts';
import type { Features } from '../target.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import { PackError } from './pack-error.ts';

/** Sixteen scales an octave, from a quarter on: 2^(i / 16 − 2). Roots and products are exact to the bit everywhere. */
const root = Math.sqrt(Math.sqrt(Math.sqrt(Math.SQRT2)));
const scales = (() => {
  const out = new Float64Array(256);
  for (let i = 0, scale = 0.25; i < 256; i += 1, scale *= root) out[i] = scale;
  return out;
})();

/** The scale whose octaves are nearest. */
function scaleIndex(scale: number): number {
  let index = 0;
  while (index < 255 && scale * scale > scales[index]! * scales[index + 1]!) index += 1;
  return index;
}

const places = 65_535;
const turn = 2 * Math.PI;

/** Columns one after another: positions to 1 / 65535 of a side, scales to 1 / 16 octave, angles to 1 / 256 turn. */
export function writeFeatures(to: ByteWriter, features: Features, width: number, height: number): void {
  const { count, x, y, scale, angle, descriptors } = features;
  const place = (value: number, side: number) =>
    Math.min(places, Math.max(0, Math.round(((value + 0.5) / side) * places)));
  to.u32(count);
  to.u16(descriptorBytes);
  for (let i = 0; i < count; i += 1) to.u16(place(x[i]!, width));
  for (let i = 0; i < count; i += 1) to.u16(place(y[i]!, height));
  for (let i = 0; i < count; i += 1) to.u8(scaleIndex(scale[i]!));
  for (let i = 0; i < count; i += 1) to.u8(Math.round((angle[i]! / turn) * 256) & 255);
  to.raw(descriptors.subarray(0, count * descriptorBytes));
}

/** @throws PackError ('damaged') when the columns are not as long as they say. */
export function readFeatures(from: ByteReader, width: number, height: number): Features {
  const count = from.u32();
  if (from.u16() !== descriptorBytes || from.left() !== count * (6 + descriptorBytes))
    throw new PackError('damaged', 'The features of the pack are not as long as they say.');
  return {
    count,
    x: Float32Array.from({ length: count }, () => (from.u16() / places) * width - 0.5),
    y: Float32Array.from({ length: count }, () => (from.u16() / places) * height - 0.5),
    scale: Float32Array.from({ length: count }, () => scales[from.u8()]!),
    angle: Float32Array.from({ length: count }, () => (from.u8() / 256) * turn),
    descriptors: from.raw(count * descriptorBytes).slice(),
  };
}
