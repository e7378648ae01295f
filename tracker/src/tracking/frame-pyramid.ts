import type { GrayImage } from '../gray-image.ts';
import type { Homography } from '../geometry/homography.ts';
import type { Kernels } from '../kernels.ts';
import type { TrackingKernels } from './tracking-kernels.ts';

/** The frame and its halvings in the kernels' memory: pixel (x, y) of the frame lies at ((x + ½) / 2^n − ½, …) of level n. */
export type FramePyramid = {
  readonly levels: readonly { readonly address: number; readonly width: number; readonly height: number }[];
  /** @throws RangeError when the frame is not of the size that the levels were made for. */
  set(frame: GrayImage): void;
};

const smallestSide = 24;

export function createFramePyramid(kernels: Kernels<TrackingKernels>, width: number, height: number): FramePyramid {
  const levels: { address: number; width: number; height: number }[] = [];
  // The kernels read a vector past the last pixel
  for (let w = width, h = height; levels.length === 0 || Math.min(w, h) >= smallestSide; w >>= 1, h >>= 1)
    levels.push({ address: kernels.allocate(w * h + 64), width: w, height: h });
  return {
    levels,
    set(frame) {
      if (frame.width !== width || frame.height !== height || frame.data.length < width * height)
        throw new RangeError(`A frame of ${frame.width} × ${frame.height} where ${width} × ${height} was meant`);
      const first = levels[0]!;
      kernels.bytes().set(frame.data.subarray(0, width * height), first.address);
      for (let i = 1; i < levels.length; i += 1) {
        const finer = levels[i - 1]!;
        kernels.run.halve(finer.address, finer.width, finer.height, levels[i]!.address);
      }
    },
  };
}

/** A view of the frame as one of its level n. */
export function toLevel(view: ArrayLike<number>, level: number): Homography {
  const s = 1 / (1 << level);
  const shift = (s - 1) / 2;
  const out = new Float64Array(9);
  for (let i = 0; i < 3; i += 1) {
    out[i] = view[i]! * s + view[6 + i]! * shift;
    out[3 + i] = view[3 + i]! * s + view[6 + i]! * shift;
    out[6 + i] = view[6 + i]!;
  }
  return out;
}

/** A view of level n as one of the frame. */
export function fromLevel(view: ArrayLike<number>, level: number): Homography {
  const s = 1 << level;
  const shift = (s - 1) / 2;
  const out = new Float64Array(9);
  for (let i = 0; i < 3; i += 1) {
    out[i] = view[i]! * s + view[6 + i]! * shift;
    out[3 + i] = view[3 + i]! * s + view[6 + i]! * shift;
    out[6 + i] = view[6 + i]!;
  }
  return out;
}
