/** Where the brightness of a picture lies among the bytes that were copied out of a frame. */
export interface Luma {
  data: Uint8Array;
  /** Of the first pixel's byte, and from row to row. */
  offset: number;
  stride: number;
  width: number;
  height: number;
  /** 256ths of the four bytes of a pixel; null where a pixel is one byte of brightness. */
  weights: readonly [number, number, number, number] | null;
}

/** ITU-R BT.601: the tracker's packs are made so. */
const rgbWeights = [77, 150, 29, 0] as const;
const bgrWeights = [29, 150, 77, 0] as const;

/** What can be made of a format's bytes; `other` has to be converted before: more than 8 bits, or not told at all. */
export function pixelLayoutOf(format: string | null): 'planes' | 'red-first' | 'blue-first' | 'other' {
  if (format && /^(?:I420|I422|I444|NV12)A?$/.test(format)) return 'planes';
  if (format === 'RGBA' || format === 'RGBX') return 'red-first';
  return format === 'BGRA' || format === 'BGRX' ? 'blue-first' : 'other';
}

/**
 * The brightness in what `VideoFrame.copyTo` wrote. `layout` is what that told, `width` and `height` those of the
 * rectangle that was copied. Null for formats of kind `other`, and when the layout does not fit the bytes.
 */
export function lumaOf(
  data: Uint8Array,
  { format, width, height }: { format: string | null; width: number; height: number },
  [first]: readonly { readonly offset: number; readonly stride: number }[],
): Luma | null {
  const kind = pixelLayoutOf(format);
  if (kind === 'other' || !first) return null;
  const { offset, stride } = first;
  const row = kind === 'planes' ? width : 4 * width;
  if (stride < row || offset + stride * (height - 1) + row > data.length) return null;
  const weights = kind === 'planes' ? null : kind === 'red-first' ? rgbWeights : bgrWeights;
  return { data, offset, stride, width, height, weights };
}

/** The brightness of what a canvas tells. */
export const lumaOfCanvas = ({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Luma => ({
  data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  offset: 0,
  stride: 4 * width,
  width,
  height,
  weights: rgbWeights,
});

/** Row `y`, one byte a pixel: a view where that is possible, else written into `room`. */
export function lumaRow({ data, offset, stride, width, weights }: Luma, y: number, rowBuffer: Uint8Array): Uint8Array {
  const from = offset + y * stride;
  if (!weights) return data.subarray(from, from + width);
  const [a, b, c] = weights;
  for (let x = 0, at = from; x < width; x += 1, at += 4)
    rowBuffer[x] = (a * data[at]! + b * data[at + 1]! + c * data[at + 2]! + 128) >> 8;
  return rowBuffer;
}
