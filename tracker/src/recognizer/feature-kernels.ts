/** What extraction calls of the recognizer's kernels; addresses in their memory, described in tracker/assembly/recognizer. */
export type FeatureKernels = {
  fillPlane(from: number, width: number, height: number, plane: number, stride: number): void;
  resizePlane(
    from: number,
    fromStride: number,
    fromWidth: number,
    fromHeight: number,
    to: number,
    toStride: number,
    width: number,
    height: number,
    work: number,
  ): void;
  smooth(from: number, stride: number, width: number, height: number, to: number, work: number): void;
  differences(
    from: number,
    stride: number,
    width: number,
    height: number,
    sums: number,
    to: number,
    work: number,
  ): void;
  detect(
    plane: number,
    stride: number,
    width: number,
    height: number,
    level: number,
    threshold: number,
    ridge: number,
    border: number,
    cell: number,
    perCell: number,
    fade: number,
    cells: number,
    points: number,
    room: number,
  ): number;
  sortPoints(points: number, count: number, room: number): void;
  orient(points: number, count: number, levels: number, halves: number, radius: number): void;
  histograms(
    points: number,
    count: number,
    levels: number,
    step: number,
    weights: number,
    work: number,
    out: number,
  ): void;
  binarize(
    histogram: number,
    count: number,
    mean: number,
    projections: number,
    bits: number,
    work: number,
    out: number,
  ): void;
};

/** What the drawing of simulated views calls of the recognizer's kernels. */
export type WarpKernels = {
  warp(
    plane: number,
    stride: number,
    width: number,
    height: number,
    homography: number,
    samples: number,
    gain: number,
    bias: number,
    noise: number,
    seed: number,
    outside: number,
    to: number,
    toWidth: number,
    toHeight: number,
  ): void;
};
