import type { Kernels } from '../kernels.ts';

/** Pixels round a plane that repeat its edge; tracker/assembly/recognizer/pyramid.ts has the same number. */
const pad = 24;

/** A gray picture in the kernels' memory: `at` is the address of its top left pixel, inside its surroundings. */
export type Plane = { readonly at: number; readonly stride: number; readonly width: number; readonly height: number };

/** Pixels from a row to the next one of a plane so wide. */
export function strideOf(width: number): number {
  return (width + 2 * pad + 15) & ~15;
}

/** Pixels of a plane with all its surroundings. */
export function planeSize(width: number, height: number): number {
  return strideOf(width) * (height + 2 * pad) + 64;
}

/** The address of a plane's top left pixel, for room that begins at `start`. */
export function planeAt(start: number, width: number, bytesPerPixel = 1): number {
  return start + (pad * strideOf(width) + pad) * bytesPerPixel;
}

/** Takes room for a plane of bytes. */
export function allocatePlane(kernels: Kernels<unknown>, width: number, height: number): Plane {
  const at = planeAt(kernels.allocate(planeSize(width, height)), width);
  return { at, stride: strideOf(width), width, height };
}
