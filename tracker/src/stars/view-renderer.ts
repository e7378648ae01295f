import { type Homography, invert, project } from '../geometry/homography.ts';
import type { GreyImage } from '../grey.ts';
import { backdropOf, type Backdrop } from './backdrop.ts';
import { frameSize, homographyOf, type View } from './view-plan.ts';

/** A simulated frame, good until the next one is drawn, and where the print lies in it. */
export type Drawn = { readonly frame: GreyImage; readonly homography: Homography };

export type ViewRenderer = { draw(view: View): Drawn };

type Level = { readonly width: number; readonly height: number; readonly data: Float32Array };

const backdropCount = 3;
/** A camera's white is not all that it can show, and a print's black is not black. */
const black = 14;
const normalCount = 8192;

/**
 * Draws simulated frames of a print: each pixel the mean of points spread over its square, the disc of the defocus and
 * the motion, taken from a reduction that fits how small the print is there; before a backdrop of shapes and textures.
 */
export function createViewRenderer(picture: GreyImage): ViewRenderer {
  const { width, height } = frameSize;
  const levels = levelsOf(picture);
  const backdrops: Backdrop[] = [];
  const normals = normalNumbers();
  const light = new Float32Array(width * height);
  const data = new Uint8Array(width * height);

  function drawPrint(view: View, homography: Homography): void {
    const middle = project(homography, (picture.width - 1) / 2, (picture.height - 1) / 2);
    const back = facing(invert(homography)!, middle);
    const box = boundsOf(homography, picture);
    const offsets = samplesOf(view);
    const count = offsets.length / 2;
    const [right, bottom] = [picture.width - 0.5, picture.height - 0.5];
    const [cx, cy] = [Math.cos(view.coveredFrom), Math.sin(view.coveredFrom)];
    const [halfX, halfY] = [picture.width / 2, picture.height / 2];
    const edge = view.covered > 0 ? 1 - 2 * view.covered : 2;
    for (let y = box.top; y <= box.bottom; y += 1)
      for (let x = box.left; x <= box.right; x += 1) {
        const at = y * width + x;
        const w0 = back[6]! * x + back[7]! * y + back[8]!;
        const u0 = (back[0]! * x + back[1]! * y + back[2]!) / w0;
        const v0 = (back[3]! * x + back[4]! * y + back[5]!) / w0;
        // Pixels of the picture a pixel of the frame, the narrow way at least: finer reductions would flicker
        const area = Math.abs(
          (back[0]! - u0 * back[6]!) * (back[4]! - v0 * back[7]!) -
            (back[1]! - u0 * back[7]!) * (back[3]! - v0 * back[6]!),
        );
        const step = Math.sqrt(area) / w0;
        const margin = step * 6;
        if (!(w0 > 0) || u0 < -margin || v0 < -margin || u0 > right + margin || v0 > bottom + margin) continue;
        const level = levels[Math.max(0, Math.min(levels.length - 1, Math.round(2 * Math.log2(step / 1.5))))]!;
        const [sx, sy] = [level.width / picture.width, level.height / picture.height];
        let sum = 0;
        let seen = 0;
        for (let k = 0; k < count; k += 1) {
          const px = x + offsets[2 * k]!;
          const py = y + offsets[2 * k + 1]!;
          const w = 1 / (back[6]! * px + back[7]! * py + back[8]!);
          const u = (back[0]! * px + back[1]! * py + back[2]!) * w;
          const v = (back[3]! * px + back[4]! * py + back[5]!) * w;
          if (u < -0.5 || v < -0.5 || u > right || v > bottom) continue;
          if (((u - halfX) / halfX) * cx + ((v - halfY) / halfY) * cy > edge) continue;
          sum += sampled(level, (u + 0.5) * sx - 0.5, (v + 0.5) * sy - 0.5);
          seen += 1;
        }
        light[at] = (sum + light[at]! * (count - seen)) / count;
      }
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
      const homography = homographyOf(view, picture.width, picture.height);
      const which = view.seed % backdropCount;
      light.set((backdrops[which] ??= backdropOf(which, width, height)));
      drawPrint(view, homography);
      develop(view);
      return { frame: { width, height, data }, homography };
    },
  };
}

/** The scale of which makes the divisor positive where something is seen. */
function facing(h: Homography, [x, y]: readonly [number, number]): Homography {
  return h[6]! * x + h[7]! * y + h[8]! > 0 ? h : h.map((value) => -value);
}

function boundsOf(homography: Homography, { width, height }: GreyImage) {
  let [left, top, right, bottom]: [number, number, number, number] = [frameSize.width, frameSize.height, 0, 0];
  for (const corner of [0, 1, 2, 3]) {
    const [x, y] = project(homography, corner & 1 ? width : -1, corner & 2 ? height : -1);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    left: Math.max(0, Math.floor(left - 6)),
    top: Math.max(0, Math.floor(top - 6)),
    right: Math.min(frameSize.width - 1, Math.ceil(right + 6)),
    bottom: Math.min(frameSize.height - 1, Math.ceil(bottom + 6)),
  };
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
