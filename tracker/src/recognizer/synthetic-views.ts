import { compose, type Homography, invert, project } from '../geometry/homography.ts';
import type { GrayImage } from '../gray-image.ts';
import type { Kernels } from '../kernels.ts';
import type { FeatureKernels, WarpKernels } from './feature-kernels.ts';
import { allocatePlane, type Plane, strideOf } from './planes.ts';

type Size = { readonly width: number; readonly height: number };

/** Size of a view of a picture, and the homography from the picture's pixels to the view's. */
export type View = Size & { readonly homography: Homography };

/** Simulated camera: gray levels are multiplied by `gain`, then `bias` and noise of at most ± `noise` are added. */
export type CameraSettings = {
  readonly gain: number;
  readonly bias: number;
  readonly noise: number;
  readonly seed: number;
  /** Gray level round the picture; -1 repeats its edge. */
  readonly outside: number;
};

/** Pixels of a view round the picture. */
const margin = 12;

/** View of a whole picture, scaled by `scale` and compressed by `times` in a direction (radians). */
export function squeezed({ width, height }: Size, scale: number, times: number, direction: number): View {
  const [c, s] = [Math.cos(direction) * scale, Math.sin(direction) * scale];
  const [x, y] = [(width - 1) / 2, (height - 1) / 2];
  const across = Math.ceil((Math.abs(c) * width + Math.abs(s) * height) / times);
  const down = Math.ceil(Math.abs(s) * width + Math.abs(c) * height);
  const left = (across - 1) / 2 - (c * x + s * y) / times;
  const top = (down - 1) / 2 + s * x - c * y;
  return {
    width: across,
    height: down,
    homography: Float64Array.of(c / times, s / times, left, -s, c, top, 0, 0, 1),
  };
}

/** Pose of a picture in front of a camera. */
export type Pose = {
  /** Width of the picture in a frontal view, in pixels. */
  readonly across: number;
  /** Turn out of the image plane, the direction of its axis, turn in the plane; radians. */
  readonly tilt: number;
  readonly direction: number;
  readonly roll: number;
  /** How far away, in widths of the picture. */
  readonly distance: number;
};

/** View of a picture by a pinhole camera that is aimed at its center. */
export function tilted({ width, height }: Size, { across, tilt, direction, roll, distance }: Pose): View {
  const [c, s, ux, uy] = [Math.cos(tilt), Math.sin(tilt), Math.cos(direction), Math.sin(direction)];
  const [p, q] = [Math.cos(roll), Math.sin(roll)];
  const scale = across / width;
  const z = distance * across;
  const k = 1 - c;
  const axis = [c + ux * ux * k, ux * uy * k, ux * uy * k, c + uy * uy * k, (-uy * s) / z, (ux * s) / z] as const;
  const row = (a: number, b: number, offset: number) => [a * p + b * q, b * p - a * q, offset];
  const rotation = [...row(axis[0], axis[1], 0), ...row(axis[2], axis[3], 0), ...row(axis[4], axis[5], 1)];
  const plane = [scale, 0, (-scale * (width - 1)) / 2, 0, scale, (-scale * (height - 1)) / 2, 0, 0, 1];
  const projection = compose(rotation, plane);
  const corners = [-0.5, width - 0.5].flatMap((x) => [-0.5, height - 0.5].map((y) => project(projection, x, y)));
  const left = Math.floor(Math.min(...corners.map(([x]) => x))) - margin;
  const top = Math.floor(Math.min(...corners.map(([, y]) => y))) - margin;
  return {
    width: Math.ceil(Math.max(...corners.map(([x]) => x))) + margin + 1 - left,
    height: Math.ceil(Math.max(...corners.map(([, y]) => y))) + margin + 1 - top,
    homography: compose([1, 0, -left, 0, 1, -top, 0, 0, 1], projection),
  };
}

/** Prepares the drawing of views of a picture, of `largest` pixels at most. */
export function createViewer(kernels: Kernels<FeatureKernels & WarpKernels>, picture: GrayImage, maxPixels: number) {
  const { run } = kernels;
  const planes = planesOf(kernels, picture);
  const numbers = kernels.allocate(72);
  const to = kernels.allocate(maxPixels);
  return {
    /** The view, in the kernels' memory until the next one. */
    draw({ width, height, homography }: View, { gain, bias, noise, seed, outside }: CameraSettings): GrayImage {
      const back = invert(homography) ?? homography;
      const [cx, cy] = [width / 2, height / 2];
      const pixelAxes = axesOfPixel(back, cx, cy);
      const idealLevel = Math.floor(Math.log2(Math.max(pixelAxes.short, pixelAxes.long / 4)) + 0.3);
      const size = Math.max(0, Math.min(planes.length - 1, idealLevel));
      const plane = planes[size]!;
      const samples = Math.max(1, Math.min(4, Math.round(pixelAxes.long / 2 ** size)));
      const [kx, ky] = [plane.width / picture.width, plane.height / picture.height];
      const h = compose([kx, 0, 0.5 * kx - 0.5, 0, ky, 0.5 * ky - 0.5, 0, 0, 1], back);
      // Positive where the picture is before the camera
      const sign = h[6]! * cx + h[7]! * cy + h[8]! > 0 ? 1 : -1;
      new Float64Array(kernels.bytes().buffer, numbers, 9).set(h.map((value) => value * sign));
      const { at, stride } = plane;
      run.warp(
        at,
        stride,
        plane.width,
        plane.height,
        numbers,
        samples,
        gain,
        bias,
        noise,
        seed,
        outside,
        to,
        width,
        height,
      );
      return { width, height, data: kernels.bytes().subarray(to, to + width * height) };
    },
  };
}

/** The picture and its halves. */
function planesOf(kernels: Kernels<FeatureKernels>, { width, height, data }: GrayImage): Plane[] {
  const input = kernels.allocate(width * height);
  const work = kernels.allocate(2 * strideOf(width) + 64);
  kernels.bytes().set(data.subarray(0, width * height), input);
  let last = allocatePlane(kernels, width, height);
  kernels.run.fillPlane(input, width, height, last.at, last.stride);
  const planes = [last];
  while (Math.min(last.width, last.height) >= 64) {
    const next = allocatePlane(kernels, last.width >> 1, last.height >> 1);
    const { at, stride } = next;
    kernels.run.resizePlane(last.at, last.stride, last.width, last.height, at, stride, next.width, next.height, work);
    planes.push(next);
    last = next;
  }
  return planes;
}

/** Half axes of the ellipse that a pixel's circle becomes under `h`. */
function axesOfPixel(h: Homography, x: number, y: number): { readonly long: number; readonly short: number } {
  const [u, v] = project(h, x, y);
  const [a, b] = project(h, x + 1, y);
  const [c, d] = project(h, x, y + 1);
  const sum = (a - u) ** 2 + (b - v) ** 2 + (c - u) ** 2 + (d - v) ** 2;
  const area = Math.abs((a - u) * (d - v) - (b - v) * (c - u));
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * area * area));
  return { long: Math.sqrt((sum + root) / 2), short: Math.sqrt(Math.max(0, (sum - root) / 2)) };
}
