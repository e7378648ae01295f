/**
 * The bench's own projection, on purpose not the tracker's. Pixel coordinates start at the CENTRE of the top left pixel;
 * the camera looks along Z, X to the right, Y down. Matrices are nine numbers, row-major.
 */
export type Matrix = Float64Array<ArrayBuffer>;

export type Camera = { readonly width: number; readonly height: number; readonly focal: number };

/** A pinhole camera with square pixels and its axis through the middle of the frame; `fovY` in degrees. */
export const cameraOf = (width: number, height: number, fovY: number): Camera => ({
  width,
  height,
  focal: height / 2 / Math.tan((fovY * Math.PI) / 360),
});

/**
 * Where a plane is, by what is seen: its origin lies at the frame's pixel (x, y), and facing the camera one unit of it
 * would be `size` pixels long. It is turned by `roll`, then tilted by `tilt` about the axis at `azimuth` in the frame;
 * radians.
 */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
  readonly azimuth: number;
  readonly roll: number;
};

/** Columns of the rotation from the plane to the camera (row-major 3×3), and the plane's origin in the camera. */
export type Placed = { readonly rotation: Matrix; readonly origin: readonly [number, number, number] };

export function placed(camera: Camera, pose: Pose): Placed {
  const [c, s] = [Math.cos(pose.tilt), Math.sin(pose.tilt)];
  const [ax, ay] = [Math.cos(pose.azimuth), Math.sin(pose.azimuth)];
  const tilted = [c + ax * ax * (1 - c), ax * ay * (1 - c), ay * s, ax * ay * (1 - c), c + ay * ay * (1 - c), -ax * s];
  const bottom = [-ay * s, ax * s, c];
  const [cr, sr] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  const rotation = multiply(Float64Array.of(...tilted, ...bottom), Float64Array.of(cr, -sr, 0, sr, cr, 0, 0, 0, 1));
  const depth = camera.focal / pose.size;
  const x = ((pose.x - (camera.width - 1) / 2) / camera.focal) * depth;
  const y = ((pose.y - (camera.height - 1) / 2) / camera.focal) * depth;
  return { rotation, origin: [x, y, depth] };
}

/** From the plane's units to pixels of the frame; the third coordinate of the result is the depth. */
export function planeToFrame(camera: Camera, { rotation: r, origin }: Placed): Matrix {
  const view = Float64Array.of(r[0]!, r[1]!, origin[0], r[3]!, r[4]!, origin[1], r[6]!, r[7]!, origin[2]);
  const { focal } = camera;
  const lens = Float64Array.of(focal, 0, (camera.width - 1) / 2, 0, focal, (camera.height - 1) / 2, 0, 0, 1);
  return multiply(lens, view);
}

/** Where a picture lies in a plane: its longest side is `scale` units, its middle at (x, y), turned by `turn`. */
export type Place = { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number };

/** From pixels of a picture to units of the plane. */
export function pictureToPlane(width: number, height: number, place: Place): Matrix {
  const s = place.scale / Math.max(width, height);
  const [c, n] = [s * Math.cos(place.turn), s * Math.sin(place.turn)];
  const [u, v] = [width / 2 - 0.5, height / 2 - 0.5];
  return Float64Array.of(c, -n, place.x - c * u + n * v, n, c, place.y - n * u - c * v, 0, 0, 1);
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  const out = new Float64Array(9);
  for (let row = 0; row < 9; row += 3)
    for (let column = 0; column < 3; column += 1)
      out[row + column] = a[row]! * b[column]! + a[row + 1]! * b[column + 3]! + a[row + 2]! * b[column + 6]!;
  return out;
}

/**
 * The inverse up to a positive factor: for a point in front of the camera the third coordinate of its product is
 * positive. The factor is a smooth function of the pose, so between poses the numbers may be interpolated.
 */
export function backwards(m: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = m as unknown as [...Array<number>] & { length: 9 };
  const out = Float64Array.of(
    e! * i! - f! * h!,
    c! * h! - b! * i!,
    b! * f! - c! * e!,
    f! * g! - d! * i!,
    a! * i! - c! * g!,
    c! * d! - a! * f!,
    d! * h! - e! * g!,
    b! * g! - a! * h!,
    a! * e! - b! * d!,
  );
  const determinant = a! * out[0]! + b! * out[3]! + c! * out[6]!;
  return determinant < 0 ? out.map((value) => -value) : out;
}

export function apply(m: ArrayLike<number>, x: number, y: number): [number, number] {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return [(m[0]! * x + m[1]! * y + m[2]!) / w, (m[3]! * x + m[4]! * y + m[5]!) / w];
}

/** The outer corners of a picture: top left, top right, bottom right, bottom left. */
export const outerCorners = (width: number, height: number): [number, number][] => [
  [-0.5, -0.5],
  [width - 0.5, -0.5],
  [width - 0.5, height - 0.5],
  [-0.5, height - 0.5],
];

/**
 * The homography that takes `from` to `to` with the least squares of distances (Gauss-Newton from the linear solution);
 * exact where one exists. Both lists have at least four points in general position.
 */
export function fitted(
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
): Matrix {
  const [a, b] = [frameOf(from), frameOf(to)];
  const count = from.length;
  let h = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  for (let round = 0; round < 12; round += 1) {
    const normal = new Float64Array(72);
    for (let i = 0; i < count; i += 1) {
      const [x, y] = [(from[i]![0] - a.x) / a.s, (from[i]![1] - a.y) / a.s];
      const [p, q] = [(to[i]![0] - b.x) / b.s, (to[i]![1] - b.y) / b.s];
      const w = round === 0 ? 1 : h[6]! * x + h[7]! * y + 1;
      const [u, v] = round === 0 ? [p, q] : apply(h, x, y);
      const residualX = round === 0 ? p : p - u;
      const residualY = round === 0 ? q : q - v;
      accumulate(normal, [x / w, y / w, 1 / w, 0, 0, 0, (-u * x) / w, (-u * y) / w], residualX);
      accumulate(normal, [0, 0, 0, x / w, y / w, 1 / w, (-v * x) / w, (-v * y) / w], residualY);
    }
    const step = eliminated(normal);
    for (let i = 0; i < 8; i += 1) h[i] = (round === 0 ? 0 : h[i]!) + step[i]!;
    if (round > 0 && step.every((value) => Math.abs(value) < 1e-13)) break;
  }
  const out = Float64Array.of(b.s, 0, b.x, 0, b.s, b.y, 0, 0, 1);
  h = multiply(multiply(out, h), Float64Array.of(1 / a.s, 0, -a.x / a.s, 0, 1 / a.s, -a.y / a.s, 0, 0, 1));
  return h.map((value) => value / h[8]!);
}

function frameOf(points: readonly (readonly [number, number])[]) {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  return { x, y, s: Math.max(...points.map((point) => Math.hypot(point[0] - x, point[1] - y))) };
}

function accumulate(normal: Float64Array, row: readonly number[], value: number): void {
  for (let i = 0; i < 8; i += 1) {
    for (let j = 0; j < 8; j += 1) normal[i * 9 + j]! += row[i]! * row[j]!;
    normal[i * 9 + 8]! += row[i]! * value;
  }
}

/** Gauss's elimination with pivots of eight rows of nine numbers. */
function eliminated(m: Float64Array): Float64Array {
  for (let column = 0; column < 8; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < 8; row += 1)
      if (Math.abs(m[row * 9 + column]!) > Math.abs(m[pivot * 9 + column]!)) pivot = row;
    for (let k = 0; k < 9; k += 1) {
      const swapped = m[column * 9 + k]!;
      m[column * 9 + k] = m[pivot * 9 + k]!;
      m[pivot * 9 + k] = swapped;
    }
    for (let row = 0; row < 8; row += 1) {
      const factor = m[row * 9 + column]! / m[column * 9 + column]!;
      if (row !== column) for (let k = column; k < 9; k += 1) m[row * 9 + k]! -= factor * m[column * 9 + k]!;
    }
  }
  return Float64Array.from({ length: 8 }, (_, i) => m[i * 9 + 8]! / m[i * 10]!);
}
