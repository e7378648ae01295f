import type { Camera, Pose } from '../geometry/camera.ts';
import { type Cylinder, cylinderHomography, pictureOnCylinder } from '../geometry/cylinder.ts';
import { type Homography, invert, project, type HomographyNumbers } from '../geometry/homography.ts';
import { homographyOfPose } from '../geometry/pose.ts';
import type { GreyImage } from '../grey.ts';
import { backdropOf, type Backdrop } from './backdrop.ts';
import type { Surface } from '../target.ts';
import { cameraOf, frameSize, poseOf, type View } from './view-plan.ts';

/** A simulated frame, good until the next one is drawn, and where the print lies in it. */
type Drawn = { readonly frame: GreyImage; readonly homography: Homography };

export type ViewRenderer = { draw(view: View): Drawn };

type Level = { readonly width: number; readonly height: number; readonly data: Float32Array };

const tile = 16;
/** Blur reaches so many pixels over a tile's edge. */
const around = 8;
const backdropCount = 3;
/** A camera's white is not all that it can show, and a print's black is not black. */
const black = 14;
const normalCount = 8192;

/**
 * Draws simulated frames of a print: each pixel the mean of points spread over its square, the disc of the defocus and
 * the motion, taken from a reduction that fits how small the print is there; flat or round a cylinder, before a backdrop
 * of shapes and textures.
 */
export function createViewRenderer(picture: GreyImage, surface: Surface): ViewRenderer {
  const { width, height } = frameSize;
  const levels = levelsOf(picture);
  const backdrops: Backdrop[] = [];
  const normals = normalNumbers();
  const light = new Float32Array(width * height);
  const data = new Uint8Array(width * height);
  const place = new Float64Array(2);
  const cylinder: Cylinder | null =
    surface.kind === 'flat' ? null : { width: picture.width, height: picture.height, radius: surface.radius };

  function drawPrint(view: View, sight: Sight): void {
    const offsets = samplesOf(view);
    const [right, bottom] = [picture.width - 0.5, picture.height - 0.5];
    const [cx, cy] = [
      Math.cos(view.coveredFrom) / (picture.width / 2),
      Math.sin(view.coveredFrom) / (picture.height / 2),
    ];
    const [halfX, halfY] = [picture.width / 2, picture.height / 2];
    const edge = view.covered > 0 ? 1 - 2 * view.covered : 2;
    for (let top = 0; top < height; top += tile)
      for (let left = 0; left < width; left += tile) {
        const level = levelIn(sight, left, top);
        if (!level) continue;
        const [sx, sy] = [level.width / picture.width, level.height / picture.height];
        for (let y = top; y < Math.min(height, top + tile); y += 1)
          for (let x = left; x < Math.min(width, left + tile); x += 1) {
            let sum = 0;
            let seen = 0;
            for (let k = 0; k < offsets.length; k += 2) {
              if (!sight(place, x + offsets[k]!, y + offsets[k + 1]!)) continue;
              const u = place[0]!;
              const v = place[1]!;
              if (u < -0.5 || v < -0.5 || u > right || v > bottom) continue;
              if ((u - halfX) * cx + (v - halfY) * cy > edge) continue;
              sum += sampled(level, (u + 0.5) * sx - 0.5, (v + 0.5) * sy - 0.5);
              seen += 2;
            }
            if (seen === 0) continue;
            const at = y * width + x;
            light[at] = (2 * sum + light[at]! * (offsets.length - seen)) / offsets.length;
          }
      }
  }

  /** The reduction that fits a tile of the frame; null where nothing of the print can be seen. */
  function levelIn(sight: Sight, left: number, top: number): Level | null {
    let [minU, minV, maxU, maxV] = [Infinity, Infinity, -Infinity, -Infinity];
    let step = Infinity;
    for (const y of [top - around, top + tile / 2, top + tile + around])
      for (const x of [left - around, left + tile / 2, left + tile + around]) {
        if (!sight(place, x, y)) continue;
        const [u, v] = [place[0]!, place[1]!];
        minU = Math.min(minU, u);
        maxU = Math.max(maxU, u);
        minV = Math.min(minV, v);
        maxV = Math.max(maxV, v);
        if (!sight(place, x + 1, y)) continue;
        const [ux, vx] = [place[0]! - u, place[1]! - v];
        if (!sight(place, x, y + 1)) continue;
        // Pixels of the picture for one of the frame, by area; where the print is nearest: what is coarser would be soft
        step = Math.min(step, Math.sqrt(Math.abs(ux * (place[1]! - v) - vx * (place[0]! - u))));
      }
    if (!(maxU > -0.5 && maxV > -0.5 && minU < picture.width && minV < picture.height && step < Infinity)) return null;
    return levels[Math.max(0, Math.min(levels.length - 1, Math.round(2 * Math.log2(step / 1.5))))]!;
  }

  function develop({ white, gamma, noise, slope, seed }: View): void {
    const curve = Float32Array.from(
      { length: 257 },
      (_, i) => black + (white - black) * (Math.min(i, 255) / 255) ** gamma,
    );
    for (let y = 0; y < height; y += 1) {
      const down = 1 + slope[1] * (y / height - 0.5);
      let at = (Math.imul(seed * 481 + y, 0x9e3779b1) >>> 8) & (normalCount - 1);
      const stride = 1 + 2 * ((Math.imul(seed * 977 + y, 0x85ebca6b) >>> 20) & 63);
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x;
        const value = light[i]!;
        const low = value | 0;
        const tone = curve[low]! + (curve[low + 1]! - curve[low]!) * (value - low);
        const seen = tone * (down + slope[0] * (x / width - 0.5)) + noise * normals[at]!;
        at = (at + stride) & (normalCount - 1);
        data[i] = seen <= 0 ? 0 : seen >= 255 ? 255 : (seen + 0.5) | 0;
      }
    }
  }

  return {
    draw(view) {
      const which = view.seed % backdropCount;
      light.set((backdrops[which] ??= backdropOf(which, width, height)));
      const camera = cameraOf(view);
      const pose = poseOf(view, picture.width, picture.height);
      const homography = cylinder
        ? cylinderHomography(cylinder, pose, camera)
        : homographyOfPose(pose, picture.width, picture.height, camera);
      if (!homography) throw new RangeError('The view shows the print from its edge.');
      drawPrint(view, cylinder ? roundSight(cylinder, pose, camera) : flatSight(homography, picture));
      develop(view);
      return { frame: { width, height, data }, homography };
    },
  };
}

/** Which pixel of the picture a pixel of the frame shows, written to out[0] and out[1]; false when none. */
type Sight = (out: Float64Array, x: number, y: number) => boolean;

function flatSight(homography: Homography, { width, height }: GreyImage): Sight {
  const middle = project(homography, (width - 1) / 2, (height - 1) / 2);
  const [a, b, c, d, e, f, g, h, i] = facing(invert(homography)!, middle) as unknown as HomographyNumbers;
  return (out, x, y) => {
    const w = g * x + h * y + i;
    out[0] = (a * x + b * y + c) / w;
    out[1] = (d * x + e * y + f) / w;
    return w > 0;
  };
}

const roundSight =
  (cylinder: Cylinder, pose: Pose, camera: Camera): Sight =>
  (out, x, y) =>
    pictureOnCylinder(out, 0, cylinder, pose, camera, x, y);

/** The scale of which makes the divisor positive where something is seen. */
function facing(h: Homography, [x, y]: readonly [number, number]): Homography {
  return h[6]! * x + h[7]! * y + h[8]! > 0 ? h : h.map((value) => -value);
}

/** Points over a pixel's square, the disc of its defocus and the way of its motion; their mean is in the middle. */
function samplesOf({ defocus, motion }: View): Float64Array {
  const spread = Math.PI * (0.35 + defocus) ** 2 + 1.5 * Math.hypot(...motion);
  const count = Math.max(4, Math.min(14, 2 * Math.round(spread)));
  const out = new Float64Array(2 * count);
  for (let k = 0; k < count; k += 2) {
    // Opposite pairs along Vogel's spiral (1979): an even disc whose middle does not move
    const radius = (0.35 + defocus) * Math.sqrt((k + 1) / count);
    const angle = 2.399963 * k;
    const along = (k + 0.5) / count / 2;
    for (const sign of [1, -1]) {
      const i = 2 * (sign > 0 ? k : k + 1);
      out[i] = sign * (radius * Math.cos(angle) + along * motion[0]);
      out[i + 1] = sign * (radius * Math.sin(angle) + along * motion[1]);
    }
  }
  return out;
}

function sampled({ width, height, data }: Level, x: number, y: number): number {
  const u = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const v = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const i = (v | 0) * width + (u | 0);
  const fx = u - (u | 0);
  const above = data[i]! + (data[i + 1]! - data[i]!) * fx;
  const below = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * fx;
  return above + (below - above) * (v - (v | 0));
}

/** The picture and its reductions by √2 each, each pixel the mean of what it covers; at least 2 × 2 pixels. */
function levelsOf(picture: GreyImage): Level[] {
  const padded = (width: number, height: number) => [Math.max(2, width), Math.max(2, height)] as const;
  const base = resampled(
    { ...picture, data: Float32Array.from(picture.data) },
    ...padded(picture.width, picture.height),
  );
  const levels: Level[] = [base];
  for (let i = 1; Math.min(base.width, base.height) / Math.SQRT2 ** i >= 4; i += 1) {
    const scale = Math.SQRT2 ** i;
    const from = levels[Math.max(0, i - 2)]!;
    levels.push(resampled(from, ...padded(Math.round(base.width / scale), Math.round(base.height / scale))));
  }
  return levels;
}

function resampled(from: Level, width: number, height: number): Level {
  if (from.width === width && from.height === height) return from;
  const rows = new Float32Array(width * from.height);
  means(from.data, from.width, 1, from.height, from.width, rows, width, 1, width);
  const data = new Float32Array(width * height);
  means(rows, from.height, width, width, 1, data, height, width, 1);
  return { width, height, data };
}

/** Means over the part of a line that each new pixel covers, for all lines. */
function means(
  from: Float32Array,
  length: number,
  stride: number,
  lines: number,
  lineStride: number,
  to: Float32Array,
  toLength: number,
  toStride: number,
  toLineStride: number,
): void {
  const ratio = length / toLength;
  for (let i = 0; i < toLength; i += 1) {
    const start = i * ratio;
    const end = Math.min(length, start + ratio);
    const first = Math.floor(start);
    for (let line = 0; line < lines; line += 1) {
      let sum = 0;
      for (let k = first; k < end; k += 1)
        sum += from[k * stride + line * lineStride]! * (Math.min(end, k + 1) - Math.max(start, k));
      to[i * toStride + line * toLineStride] = sum / (end - start);
    }
  }
}

/** Numbers of about a normal distribution with mean 0 and variance 1 (sums of four uniform ones). */
function normalNumbers(): Float32Array {
  let state = 0x2545f491;
  const unit = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return Float32Array.from({ length: normalCount }, () => (unit() + unit() + unit() + unit() - 2) * Math.sqrt(3));
}
