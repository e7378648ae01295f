/** The kernels of the module `tracking`: tracker/assembly/tracking documents them and the layout of inputs and results. */
export type TrackingKernels = {
  halve(from: number, width: number, height: number, to: number): void;
  alignPatches(
    inputs: number,
    count: number,
    results: number,
    frame: number,
    width: number,
    height: number,
    iterations: number,
    reach: number,
    scratch: number,
  ): void;
  searchPatches(
    inputs: number,
    count: number,
    scores: number,
    frame: number,
    width: number,
    height: number,
    radius: number,
    scratch: number,
  ): void;
};

/** Pixels along a side of a patch. */
export const patchSide = 16;
/** Numbers of 4 bytes in an input, in a result and in the kernels' scratch memory. */
export const inputLength = 20;
export const resultLength = 52;
export const scratchLength = 20 * 18 + 4 * 256;
