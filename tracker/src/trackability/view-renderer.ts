import type { Camera, Pose } from '../geometry/camera.ts';
import { type Cylinder, cylinderHomography, pictureOnCylinder } from '../geometry/cylinder.ts';
import { type Homography, invert, project, type HomographyNumbers } from '../geometry/homography.ts';
import { homographyOfPose } from '../geometry/pose.ts';
import type { GrayImage } from '../gray-image.ts';
import { backdropOf, type Backdrop } from './background.ts';
import type { Surface } from '../target.ts';
import { cameraOf, frameSize, poseOf, type View } from './view-plan.ts';

/** A simulated frame, valid until the next one is rendered, and the true homography of the print. */
export type RenderedView = { readonly frame: GrayImage; readonly homography: Homography };

type Level = { readonly width: number; readonly height: number; readonly data: Float32Array };

const tile = 16;
/** Blur extends so many pixels over a tile's edge. */
const tileMargin = 8;
const backdropCount = 3;
/** Gray level of a print's black. */
const black = 14;
const normalCount = 8192;
const { width: frameWidth, height: frameHeight } = frameSize;

/**
 * Renders simulated frames of a print, flat or on a cylinder, before a backdrop of shapes and textures. Each pixel is the
 * mean of samples spread over its square, the disc of the defocus and the path of the motion, taken from the reduction
 * that fits the print's scale there.
 */
export class ViewRenderer {
  private readonly picture: GrayImage;
  private readonly levels: readonly Level[];
  private readonly cylinder: Cylinder | null;
  private readonly backdrops: Backdrop[] = [];
  private readonly normals = normalNumbers();
  private readonly light = new Float32Array(frameWidth * frameHeight);
  private readonly data = new Uint8Array(frameWidth * frameHeight);
  private readonly place = new Float64Array(2);

  constructor(picture: GrayImage, surface: Surface) {
    const { width, height } = picture;
    this.picture = picture;
    this.levels = levelsOf(picture);
    this.cylinder = surface.kind === 'flat' ? null : { width, height, radius: surface.radius };
  }

  /** @throws RangeError for a view in which the print is not visible. */
  render(view: View): RenderedView {
    const { picture, cylinder, light, data } = this;
    const backdrop = view.seed % backdropCount;
    light.set((this.backdrops[backdrop] ??= backdropOf(backdrop, frameWidth, frameHeight)));
    const camera = cameraOf(view);
    const pose = poseOf(view, picture.width, picture.height);
    const homography = cylinder
      ? cylinderHomography(cylinder, pose, camera)
      : homographyOfPose(pose, picture.width, picture.height, camera);
    if (!homography) throw new RangeError('The view shows the print from its edge.');
    this.renderPrint(view, cylinder ? cylinderMapping(cylinder, pose, camera) : flatMapping(homography, picture));
    this.simulateSensor(view);
    return { frame: { width: frameWidth, height: frameHeight, data }, homography };
  }

  private renderPrint(view: View, mapping: Mapping): void {
    const offsets = samplesOf(view);
    for (let top = 0; top < frameHeight; top += tile)
      for (let left = 0; left < frameWidth; left += tile) {
        const level = this.levelOfTile(mapping, left, top);
        if (level) this.renderTile(view, mapping, offsets, level, left, top);
      }
  }

  private renderTile(
    view: View,
    mapping: Mapping,
    offsets: Float64Array,
    level: Level,
    left: number,
    top: number,
  ): void {
    const { picture, place, light } = this;
    const [right, bottom] = [picture.width - 0.5, picture.height - 0.5];
    const [halfX, halfY] = [picture.width / 2, picture.height / 2];
    const [cx, cy] = [Math.cos(view.coveredFrom) / halfX, Math.sin(view.coveredFrom) / halfY];
    const edge = view.covered > 0 ? 1 - 2 * view.covered : 2;
    const [sx, sy] = [level.width / picture.width, level.height / picture.height];
    for (let y = top; y < Math.min(frameHeight, top + tile); y += 1)
      for (let x = left; x < Math.min(frameWidth, left + tile); x += 1) {
        let sum = 0;
        let hits = 0;
        for (let k = 0; k < offsets.length; k += 2) {
          if (!mapping(place, x + offsets[k]!, y + offsets[k + 1]!)) continue;
          const u = place[0]!;
          const v = place[1]!;
          if (u < -0.5 || v < -0.5 || u > right || v > bottom) continue;
          if ((u - halfX) * cx + (v - halfY) * cy > edge) continue;
          sum += bilinearSample(level, (u + 0.5) * sx - 0.5, (v + 0.5) * sy - 0.5);
          hits += 2;
        }
        if (hits === 0) continue;
        const at = y * frameWidth + x;
        light[at] = (2 * sum + light[at]! * (offsets.length - hits)) / offsets.length;
      }
  }

  /** The reduction that fits a tile of the frame; null where the print is not visible. */
  private levelOfTile(mapping: Mapping, left: number, top: number): Level | null {
    const { picture, place, levels } = this;
    let [minU, minV, maxU, maxV] = [Infinity, Infinity, -Infinity, -Infinity];
    let step = Infinity;
    for (const y of [top - tileMargin, top + tile / 2, top + tile + tileMargin])
      for (const x of [left - tileMargin, left + tile / 2, left + tile + tileMargin]) {
        if (!mapping(place, x, y)) continue;
        const [u, v] = [place[0]!, place[1]!];
        minU = Math.min(minU, u);
        maxU = Math.max(maxU, u);
        minV = Math.min(minV, v);
        maxV = Math.max(maxV, v);
        if (!mapping(place, x + 1, y)) continue;
        const [ux, vx] = [place[0]! - u, place[1]! - v];
        if (!mapping(place, x, y + 1)) continue;
        // Pixels of the picture per pixel of the frame, by area, where the print is nearest: a coarser level would be soft
        step = Math.min(step, Math.sqrt(Math.abs(ux * (place[1]! - v) - vx * (place[0]! - u))));
      }
    if (!(maxU > -0.5 && maxV > -0.5 && minU < picture.width && minV < picture.height && step < Infinity)) return null;
    return levels[Math.max(0, Math.min(levels.length - 1, Math.round(2 * Math.log2(step / 1.5))))]!;
  }

  /** Converts light to gray levels: tone curve, light falling off, noise. */
  private simulateSensor({ white, gamma, noise, slope, seed }: View): void {
    const { light, data, normals } = this;
    const curve = Float32Array.from(
      { length: 257 },
      (_, i) => black + (white - black) * (Math.min(i, 255) / 255) ** gamma,
    );
    for (let y = 0; y < frameHeight; y += 1) {
      const down = 1 + slope[1] * (y / frameHeight - 0.5);
      let at = (Math.imul(seed * 481 + y, 0x9e3779b1) >>> 8) & (normalCount - 1);
      const stride = 1 + 2 * ((Math.imul(seed * 977 + y, 0x85ebca6b) >>> 20) & 63);
      for (let x = 0; x < frameWidth; x += 1) {
        const i = y * frameWidth + x;
        const value = light[i]!;
        const low = value | 0;
        const tone = curve[low]! + (curve[low + 1]! - curve[low]!) * (value - low);
        const gray = tone * (down + slope[0] * (x / frameWidth - 0.5)) + noise * normals[at]!;
        at = (at + stride) & (normalCount - 1);
        data[i] = gray <= 0 ? 0 : gray >= 255 ? 255 : (gray + 0.5) | 0;
      }
    }
  }
}

/** Maps a pixel of the frame to one of the picture, written to out[0] and out[1]; false where there is none. */
type Mapping = (out: Float64Array, x: number, y: number) => boolean;

function flatMapping(homography: Homography, { width, height }: GrayImage): Mapping {
  const middle = project(homography, (width - 1) / 2, (height - 1) / 2);
  const [a, b, c, d, e, f, g, h, i] = withPositiveDivisor(invert(homography)!, middle) as unknown as HomographyNumbers;
  return (out, x, y) => {
    const w = g * x + h * y + i;
    out[0] = (a * x + b * y + c) / w;
    out[1] = (d * x + e * y + f) / w;
    return w > 0;
  };
}

const cylinderMapping =
  (cylinder: Cylinder, pose: Pose, camera: Camera): Mapping =>
  (out, x, y) =>
    pictureOnCylinder(out, 0, cylinder, pose, camera, x, y);

/** The homography with the sign that makes its divisor positive at a visible point. */
function withPositiveDivisor(h: Homography, [x, y]: readonly [number, number]): Homography {
  return h[6]! * x + h[7]! * y + h[8]! > 0 ? h : h.map((value) => -value);
}

/** Sample offsets over a pixel's square, the disc of its defocus and the path of its motion; their mean is the center. */
function samplesOf({ defocus, motion }: View): Float64Array {
  const spread = Math.PI * (0.35 + defocus) ** 2 + 1.5 * Math.hypot(...motion);
  const count = Math.max(4, Math.min(14, 2 * Math.round(spread)));
  const out = new Float64Array(2 * count);
  for (let k = 0; k < count; k += 2) {
    // Opposite pairs along Vogel's spiral (1979): an even disc with a fixed center
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

/** The bilinear value of a picture at a point; points outside have the value of the nearest edge. */
export function bilinearSample(
  { width, height, data }: { width: number; height: number; data: ArrayLike<number> },
  x: number,
  y: number,
): number {
  const u = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const v = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const i = (v | 0) * width + (u | 0);
  const fx = u - (u | 0);
  const above = data[i]! + (data[i + 1]! - data[i]!) * fx;
  const below = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * fx;
  return above + (below - above) * (v - (v | 0));
}

/** The picture and its reductions by √2 each, each pixel the mean of the area that it covers; at least 2 × 2 pixels. */
function levelsOf(picture: GrayImage): Level[] {
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

/** Pseudorandom numbers, approximately normal with mean 0 and variance 1 (sums of four uniform ones). */
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
