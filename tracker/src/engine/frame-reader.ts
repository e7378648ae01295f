import type { GrayImage } from '../gray-image.ts';

/**
 * An input frame: one gray value a pixel from 0 to 255, rows without gaps; values beyond width × height are ignored.
 * Floats are rounded and clamped; NaN is 0.
 */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray | Float32Array | Float64Array;
};

/** Checks frames of one size and converts them to bytes. A frame of bytes is not copied. */
export function createFrameReader(width: number, height: number): (frame: Frame) => GrayImage {
  const size = width * height;
  let own: Uint8Array | undefined;
  return (frame) => {
    if (frame.width !== width) throw new TypeError(`width of the frame is ${frame.width}, not ${width}.`);
    if (frame.height !== height) throw new TypeError(`height of the frame is ${frame.height}, not ${height}.`);
    const { data } = frame;
    if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray || isFloats(data)) || data.length < size)
      throw new TypeError(`data of the frame must be ${size} bytes or floats, one a pixel.`);
    if (data instanceof Uint8Array)
      return { width, height, data: data.length === size ? data : data.subarray(0, size) };
    own ??= new Uint8Array(size);
    if (data instanceof Uint8ClampedArray) own.set(data.subarray(0, size));
    else for (let i = 0; i < size; i += 1) own[i] = Math.min(255, Math.max(0, Math.round(data[i]!))) || 0;
    return { width, height, data: own };
  };
}

const isFloats = (data: unknown): data is Float32Array | Float64Array =>
  data instanceof Float32Array || data instanceof Float64Array;

/** Duration of a frame with an invalid timestamp, and the longest duration, in milliseconds. */
const usualStep = 1000 / 30;
const longestStep = 1000;

/**
 * A monotonic clock: timestamps that repeat, decrease (a film that starts again) or are not finite count as one frame
 * later.
 */
export function createClock(): (timestampMs: number) => number {
  let now = 0;
  let before = Number.NaN;
  return (timestampMs) => {
    const step = timestampMs - before;
    now += step > 0 ? Math.min(step, longestStep) : usualStep;
    if (Number.isFinite(timestampMs)) before = timestampMs;
    return now;
  };
}
