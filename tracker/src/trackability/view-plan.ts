import { type Camera, frameCamera, multiplied, type Pose, rotationAbout } from '../geometry/camera.ts';

/** How a print is seen in one simulated frame: lengths in pixels of the frame, angles in radians. */
export type View = {
  /** The print's longer side, seen from the front, as a share of the frame's width. */
  readonly share: number;
  readonly tilt: number;
  /** Direction in the frame of the axis about which the print is tilted. */
  readonly azimuth: number;
  readonly roll: number;
  /** Vertical field of view. */
  readonly fieldOfView: number;
  /** Where the print's middle lies, from the middle of the frame. */
  readonly x: number;
  readonly y: number;
  /** Radius of the disc to which a point is defocused, and the way that it moves during the exposure. */
  readonly defocus: number;
  readonly motion: readonly [number, number];
  /** Brightness of white, exponent of the tone curve, standard deviation of the noise, in gray values. */
  readonly white: number;
  readonly gamma: number;
  readonly noise: number;
  /** How much brighter the frame is at its right and lower edges than at the left and upper ones. */
  readonly slope: readonly [number, number];
  /** Part of the print that something covers, and from which direction. */
  readonly covered: number;
  readonly coveredFrom: number;
  /** Which backdrop, and where the noise begins. */
  readonly seed: number;
};

/** Simulated frames are as large as those of ordinary cameras: features and patches are of a fixed size in them. */
export const frameSize = { width: 640, height: 480 } as const;

const smallest = 0.1;
const largest = 0.6;
const steepest = Math.PI / 3;
/**
 * Steps of additive recurrences, whose every beginning fills the cube evenly: share and tilt by the plastic number
 * (Roberts 2018), the rest by roots of primes.
 */
const steps = [0.7548776662466927, 0.5698402909980532, ...[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].map(Math.sqrt)];

/** View `index` of an endless series: widths, tilts and all else vary together and evenly, however many are taken. */
export function viewOf(index: number): View {
  const at = steps.map((step) => (0.5 + (index + 1) * step) % 1);
  const [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = at as unknown as [...number[]] & { length: 14 };
  const share = smallest * (largest / smallest) ** a!;
  const size = share * frameSize.width;
  const moved = 2 * Math.PI * h!;
  // Most frames are nearly still; a few are not
  const way = size * 0.03 * i! ** 3;
  const room = Math.max(0, (frameSize.width - size) / 2);
  return {
    share,
    tilt: steepest * b!,
    azimuth: 2 * Math.PI * c!,
    roll: 2 * Math.PI * d!,
    fieldOfView: 0.8 + 0.35 * e!,
    x: (e! * 2 - 1) * (0.6 * room + 0.12 * size * l!),
    y: (f! * 2 - 1) * (0.35 * room + 0.12 * size * l!),
    defocus: 0.4 + 1.4 * g! ** 2,
    motion: [way * Math.cos(moved), way * Math.sin(moved)],
    white: 130 + 110 * j!,
    gamma: 0.8 + 0.4 * k!,
    noise: 1 + 5 * l! ** 2,
    slope: [0.5 * (m! - 0.5), 0.5 * (j! - 0.5)],
    covered: Math.max(0, n! - 0.7),
    coveredFrom: 2 * Math.PI * k!,
    seed: index,
  };
}

/** The view that shows a print best, with its longer side at a share of the frame's width. */
export function plainView(share: number, seed: number): View {
  return {
    share,
    tilt: 0.35,
    azimuth: 2.4 * seed,
    roll: 0.9 * seed,
    fieldOfView: 0.95,
    x: 0,
    y: 0,
    defocus: 0.7,
    motion: [0, 0],
    white: 205,
    gamma: 1,
    noise: 2,
    slope: [0.1, 0.05],
    covered: 0,
    coveredFrom: 0,
    seed,
  };
}

/** The camera that takes a view. */
export const cameraOf = ({ fieldOfView }: View): Camera =>
  frameCamera(frameSize.width, frameSize.height, frameSize.height / 2 / Math.tan(fieldOfView / 2));

/** Where a picture of width × height is before that camera; lengths in widths of the picture. */
export function poseOf(view: View, width: number, height: number): Pose {
  const { focal } = cameraOf(view);
  const depth = (focal / (view.share * frameSize.width)) * (Math.max(width, height) / width);
  const tilted = rotationAbout(view.tilt * Math.cos(view.azimuth), view.tilt * Math.sin(view.azimuth), 0);
  return {
    rotation: multiplied(tilted, rotationAbout(0, 0, view.roll)),
    translation: Float64Array.of((view.x * depth) / focal, (view.y * depth) / focal, depth),
  };
}
