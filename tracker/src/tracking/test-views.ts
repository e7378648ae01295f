import { type Homography, invert } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Target } from '../target.ts';
import { chance, shapesPicture } from '../test-pictures.ts';

/** Pixels of the drawing per pixel of the target that is compiled from it. */
const oversampling = 2;

export type Drawing = GrayImage;

/** A drawing that targets and views of them are made from, so that neither has been through the other's sampling. */
export function drawing(seed: number, width: number, height: number): Drawing {
  const picture = shapesPicture(seed, width * oversampling, height * oversampling);
  const data = new Uint8Array(picture.width * picture.height);
  for (let i = 0; i < data.length; i += 1)
    data[i] = Math.round(0.3 * picture.data[4 * i]! + 0.6 * picture.data[4 * i + 1]! + 0.1 * picture.data[4 * i + 2]!);
  return { width: picture.width, height: picture.height, data };
}

/** The target of a drawing: each pixel the mean of four. */
export function targetOf({ width, height, data }: Drawing): Target {
  const [targetWidth, targetHeight] = [width / oversampling, height / oversampling];
  const picture = new Uint8Array(targetWidth * targetHeight);
  for (let y = 0; y < targetHeight; y += 1)
    for (let x = 0; x < targetWidth; x += 1) {
      const at = 2 * y * width + 2 * x;
      picture[y * targetWidth + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  const none = new Float32Array(0);
  return {
    width: targetWidth,
    height: targetHeight,
    surface: { kind: 'flat' },
    features: { count: 0, x: none, y: none, scale: none, angle: none, descriptors: new Uint8Array(0) },
    picture: { width: targetWidth, height: targetHeight, data: picture },
  };
}

export type Conditions = {
  readonly width: number;
  readonly height: number;
  readonly gain?: number;
  readonly bias?: number;
  readonly noise?: number;
  readonly seed?: number;
  /** Frame pixels that something else hides. */
  readonly hidden?: (x: number, y: number) => boolean;
  /** Motion during the exposure in frame pixels. */
  readonly motion?: readonly [number, number];
};

function between({ width, height, data }: Drawing, x: number, y: number): number {
  const s = Math.max(0, Math.min(width - 1.001, x));
  const t = Math.max(0, Math.min(height - 1.001, y));
  const [i, j] = [Math.floor(s), Math.floor(t)];
  const [a, b] = [s - i, t - j];
  const at = j * width + i;
  const upper = data[at]! + a * (data[at + 1]! - data[at]!);
  const lower = data[at + width]! + a * (data[at + width + 1]! - data[at + width]!);
  return upper + b * (lower - upper);
}

/** A rendered view of a drawing by a homography from the target's pixels: the mean of 4 × 4 samples a pixel. */
export function viewOf(drawn: Drawing, homography: Homography, conditions: Conditions): GrayImage {
  const { width, height, gain = 1, bias = 0, noise = 0, seed = 1, hidden, motion = [0, 0] } = conditions;
  const back = invert(homography)!;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const ground = 90 + 80 * chance(seed + 7, (y >> 3) * 97 + (x >> 3));
      const isHidden = hidden?.(x, y) ?? false;
      const sum = isHidden ? samples * samples * ground : sumOfSamples(drawn, back, x, y, motion, ground);
      const grain = (chance(seed, 3 * (y * width + x)) + chance(seed, 3 * (y * width + x) + 1) - 1) * 2.45 * noise;
      data[y * width + x] = Math.max(0, Math.min(255, Math.round((gain * sum) / samples ** 2 + bias + grain)));
    }
  return { width, height, data };
}

/** Samples along a side of a pixel. */
const samples = 4;

/** Sum of a pixel's samples along its motion; `ground` where the drawing is not. */
function sumOfSamples(
  drawn: Drawing,
  back: Homography,
  x: number,
  y: number,
  motion: readonly [number, number],
  ground: number,
): number {
  let sum = 0;
  for (let p = 0; p < samples * samples; p += 1) {
    const along = (((p * 7) % 16) + 0.5) / 16 - 0.5;
    const u = x + ((p % samples) + 0.5) / samples - 0.5 - along * motion[0];
    const v = y + (Math.floor(p / samples) + 0.5) / samples - 0.5 - along * motion[1];
    const w = back[6]! * u + back[7]! * v + back[8]!;
    const s = ((back[0]! * u + back[1]! * v + back[2]!) / w + 0.5) * oversampling - 0.5;
    const t = ((back[3]! * u + back[4]! * v + back[5]!) / w + 0.5) * oversampling - 0.5;
    const isInside = w > 0 && s >= -0.5 && t >= -0.5 && s < drawn.width - 0.5 && t < drawn.height - 0.5;
    sum += isInside ? between(drawn, s, t) : ground;
  }
  return sum;
}

/** Largest distance in frame pixels between where two homographies put the corners of a target. */
export function cornerError(target: Target, a: ArrayLike<number>, b: ArrayLike<number>): number {
  let maxDistance = 0;
  for (const [x, y] of [
    [-0.5, -0.5],
    [target.width - 0.5, -0.5],
    [target.width - 0.5, target.height - 0.5],
    [-0.5, target.height - 0.5],
  ] as const) {
    const p = a[6]! * x + a[7]! * y + a[8]!;
    const q = b[6]! * x + b[7]! * y + b[8]!;
    maxDistance = Math.max(
      maxDistance,
      Math.hypot(
        (a[0]! * x + a[1]! * y + a[2]!) / p - (b[0]! * x + b[1]! * y + b[2]!) / q,
        (a[3]! * x + a[4]! * y + a[5]!) / p - (b[3]! * x + b[4]! * y + b[5]!) / q,
      ),
    );
  }
  return maxDistance;
}

/** A view of a target from a camera with a field of view of 60 degrees; angles in radians, the rest in frame pixels. */
export function cameraView(
  target: Target,
  frame: { readonly width: number; readonly height: number },
  at: { readonly size: number; readonly tilt: number; readonly turn: number; readonly x?: number; readonly y?: number },
): Homography {
  const focal = frame.height / 2 / Math.tan(Math.PI / 6);
  const { size, tilt, turn, x = 0, y = 0 } = at;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  const z = focal / size;
  const k = 1 / target.width;
  // Turned about the axis of view, then tilted about the frame's x axis
  const r = [c, -s, s * ct, c * ct, s * st, c * st].map((value) => value * k);
  const [px, py] = [(frame.width - 1) / 2, (frame.height - 1) / 2];
  const [ox, oy] = [(target.width - 1) / 2, (target.height - 1) / 2];
  const rows = [
    [focal * r[0]! + px * r[4]!, focal * r[1]! + px * r[5]!, (px + x) * z],
    [focal * r[2]! + py * r[4]!, focal * r[3]! + py * r[5]!, (py + y) * z],
    [r[4]!, r[5]!, z],
  ];
  return Float64Array.from(rows.flatMap(([a, b, d]) => [a!, b!, d! - a! * ox - b! * oy]));
}
