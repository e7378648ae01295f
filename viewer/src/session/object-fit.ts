export interface Size {
  width: number;
  height: number;
}

/**
 * How a frame covers the stage: its middle in the stage's middle, its aspect kept, what stands over cut off. `scale` is
 * the CSS pixels that a pixel of the frame takes; `left` and `top` are where the frame's outer top left corner lies, in
 * CSS pixels from the stage's, zero or less.
 */
export interface ObjectFit {
  scale: number;
  left: number;
  top: number;
}

/** The frame as it was tracked, and the stage in CSS pixels. A stage that is not laid out yet covers nothing. */
export function objectFitOf(frame: Size, viewport: Size): ObjectFit {
  const scale = Math.max(viewport.width / frame.width, viewport.height / frame.height);
  return { scale, left: (viewport.width - frame.width * scale) / 2, top: (viewport.height - frame.height * scale) / 2 };
}

/** From pixels of the frame, which count from the centre of the first, to CSS pixels of the stage, from its outer corner. */
export const toViewport = ({ scale, left, top }: ObjectFit, x: number, y: number): [x: number, y: number] => [
  left + (x + 0.5) * scale,
  top + (y + 0.5) * scale,
];

/**
 * The same as a matrix, nine numbers, row-major: times a sighting's homography it takes pixels of the compiled picture
 * to CSS pixels of the stage.
 */
export const objectFitMatrix = ({ scale, left, top }: ObjectFit): Float64Array =>
  Float64Array.of(scale, 0, left + scale / 2, 0, scale, top + scale / 2, 0, 0, 1);

/**
 * Where the outer corners of a target's picture lie on the stage: x and y, clockwise from its top left; null when one
 * of them is behind the camera.
 */
export function projectCorners(
  homography: ArrayLike<number>,
  { width, height }: Size,
  fit: ObjectFit,
): number[] | null {
  const [a, b, c, d, e, f, g, h, i] = homography as unknown as Homography;
  const [left, top, right, bottom] = [-0.5, -0.5, width - 0.5, height - 0.5];
  const corners: number[] = [];
  for (const [x, y] of [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const) {
    const w = g * x + h * y + i;
    if (!(w > 0)) return null;
    corners.push(...toViewport(fit, (a * x + b * y + c) / w, (d * x + e * y + f) / w));
  }
  return corners;
}

type Homography = [number, number, number, number, number, number, number, number, number];
