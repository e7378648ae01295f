import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compose, type Homography, invert, project } from '../../tracker/src/geometry/homography.ts';
import type { GrayImage } from '../../tracker/src/gray-image.ts';
import { bilinearSample } from '../../tracker/src/trackability/view-renderer.ts';

const cache = join(import.meta.dirname, '.cache');

export const frameWidth = 640;
export const frameHeight = 480;

/** A picture with its name. */
export type Photograph = GrayImage & { readonly name: string };

/** View of a target: `across` is its width in pixels in a frontal view, `tilt` in degrees. */
export type View = { readonly across: number; readonly tilt: number; readonly seed: number };

/** The photographs of `.cache/photographs/<set>` whose names hold `wanted`, longest side 1024 px, `most` of them. */
export async function photographs(set: 'train' | 'test', limit: number, nameFilter = ''): Promise<Photograph[]> {
  const folder = join(cache, 'photographs', set);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(jpe?g|png|webp|tiff?)$/i.test(name) && name.includes(nameFilter))
    .toSorted();
  // Spread over the list: neighbors in it are often of one kind
  const step = Math.max(1, names.length / limit);
  const chosen = names.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).slice(0, limit);
  return Promise.all(
    chosen.map(async (name) => {
      const { data, info } = await sharp(join(folder, name))
        .resize(1024, 1024, { fit: 'inside' })
        .flatten({ background: '#fff' })
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { name: name.replace(/\.\w+$/, ''), width: info.width, height: info.height, data: new Uint8Array(data) };
    }),
  );
}

/** Numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** View of a picture by a pinhole camera (a field of at most 60 degrees over the frame's height), and its homography. */
export function cameraView(
  target: Photograph,
  background: Photograph,
  view: View,
): { readonly frame: GrayImage; readonly homography: Homography } {
  const start = view.seed * 7919 + view.across * 31 + view.tilt;
  const name = new TextEncoder().encode(target.name);
  const next = random(name.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, start));
  const fov = 45 + 20 * next();
  const homography = viewOf(target, view, fov, next);
  const look = { blur: next() * 0.9, gain: 0.75 + 0.4 * next(), bias: 30 * (next() - 0.5), noise: 2 + 2 * next() };
  const folder = join(cache, 'recognition');
  const key = `${target.name}-${background.name}-${view.across}-${view.tilt}-${view.seed}`.replaceAll('/', '_');
  const file = join(folder, `${key}.raw`);
  if (existsSync(file)) {
    const data = new Uint8Array(readFileSync(file));
    return { frame: { width: frameWidth, height: frameHeight, data }, homography };
  }
  const frame = photographed(target, background, homography, look, next);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, frame.data);
  return { frame, homography };
}

function viewOf(target: GrayImage, view: View, fov: number, next: () => number): Homography {
  const f = frameHeight / 2 / Math.tan((fov * Math.PI) / 360);
  const z = f / view.across;
  const tilt = (view.tilt * Math.PI) / 180;
  const roll = (next() - 0.5) * 2 * Math.PI;
  const direction = next() * 2 * Math.PI;
  const [c, s, ux, uy] = [Math.cos(tilt), Math.sin(tilt), Math.cos(direction), Math.sin(direction)];
  const axis = [c + ux * ux * (1 - c), ux * uy * (1 - c), ux * uy * (1 - c), c + uy * uy * (1 - c), -uy * s, ux * s];
  const turned = (row: number) => {
    const [a, b] = [axis[row * 2]!, axis[row * 2 + 1]!];
    return [a * Math.cos(roll) + b * Math.sin(roll), -a * Math.sin(roll) + b * Math.cos(roll)] as const;
  };
  const [tx, ty] = [((next() - 0.5) * 200 * z) / f, ((next() - 0.5) * 120 * z) / f];
  const [r0, r1, r2] = [turned(0), turned(1), turned(2)];
  const pose = [r0[0], r0[1], tx, r1[0], r1[1], ty, r2[0], r2[1], z];
  const camera = [f, 0, (frameWidth - 1) / 2, 0, f, (frameHeight - 1) / 2, 0, 0, 1];
  const k = 1 / target.width;
  const plane = [k, 0, (-k * (target.width - 1)) / 2, 0, k, (-k * (target.height - 1)) / 2, 0, 0, 1];
  return compose(camera, compose(pose, plane));
}

type Look = { readonly blur: number; readonly gain: number; readonly bias: number; readonly noise: number };

function photographed(
  target: GrayImage,
  background: GrayImage,
  homography: Homography,
  look: Look,
  next: () => number,
): GrayImage {
  const back = inFront(invert(homography)!, project(homography, (target.width - 1) / 2, (target.height - 1) / 2));
  const mips = mipsOf(target);
  const sums = new Float32Array(frameWidth * frameHeight);
  const side = 3;
  for (let y = 0; y < frameHeight; y += 1)
    for (let x = 0; x < frameWidth; x += 1) {
      const bx = Math.floor((x * background.width) / frameWidth);
      const by = Math.floor((y * background.height) / frameHeight);
      const behind = background.data[by * background.width + bx]!;
      let sum = 0;
      for (let k = 0; k < side * side; k += 1) {
        const px = x + ((k % side) + 0.5) / side - 0.5;
        const py = y + (Math.floor(k / side) + 0.5) / side - 0.5;
        const w = back[6]! * px + back[7]! * py + back[8]!;
        const u = (back[0]! * px + back[1]! * py + back[2]!) / w;
        const v = (back[3]! * px + back[4]! * py + back[5]!) / w;
        const inside = w > 0 && u > -0.5 && v > -0.5 && u < target.width - 0.5 && v < target.height - 0.5;
        if (!inside) {
          sum += behind;
          if (k === 0 && (u < -30 || v < -30 || u > target.width + 30 || v > target.height + 30)) {
            sum = behind * side * side;
            break;
          }
          continue;
        }
        const stepX = Math.hypot(back[0]! - u * back[6]!, back[3]! - v * back[6]!) / w;
        const stepY = Math.hypot(back[1]! - u * back[7]!, back[4]! - v * back[7]!) / w;
        const lod = Math.round(Math.log2(Math.max(1, Math.max(stepX, stepY) / side)));
        const mip = mips[Math.min(mips.length - 1, lod)]!;
        const shrink = mip.width / target.width;
        sum += bilinearSample(mip, (u + 0.5) * shrink - 0.5, (v + 0.5) * shrink - 0.5);
      }
      sums[y * frameWidth + x] = sum / side ** 2;
    }
  const soft = gaussian(sums, look.blur);
  const data = new Uint8Array(frameWidth * frameHeight);
  for (let i = 0; i < data.length; i += 1) {
    const noise = (next() + next() + next() - 1.5) * 2 * look.noise;
    data[i] = Math.max(0, Math.min(255, Math.round(soft[i]! * look.gain + look.bias + noise)));
  }
  return { width: frameWidth, height: frameHeight, data };
}

/** The homography with the sign that makes its divisor positive at visible points. */
function inFront(h: Homography, [x, y]: readonly [number, number]): Homography {
  return h[6]! * x + h[7]! * y + h[8]! > 0 ? h : h.map((value) => -value);
}

function mipsOf(target: GrayImage): GrayImage[] {
  const mips = [target];
  for (let mip = target; Math.min(mip.width, mip.height) > 32; mips.push(mip)) {
    const { width, data } = mip;
    const [across, down] = [mip.width >> 1, mip.height >> 1];
    const half = new Uint8Array(across * down);
    for (let y = 0; y < down; y += 1)
      for (let x = 0; x < across; x += 1) {
        const i = 2 * y * width + 2 * x;
        half[y * across + x] = (data[i]! + data[i + 1]! + data[i + width]! + data[i + width + 1]! + 2) >> 2;
      }
    mip = { width: across, height: down, data: half };
  }
  return mips;
}

function gaussian(from: Float32Array, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.5);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
  const total = kernel.reduce((a, b) => a + b, 0);
  if (reach === 0) return from;
  const once = (source: Float32Array, step: number, length: number, at: (i: number) => number) =>
    source.map((_, i) => {
      const place = at(i);
      let sum = 0;
      for (let k = -reach; k <= reach; k += 1) {
        const to = Math.max(0, Math.min(length - 1, place + k));
        sum += kernel[k + reach]! * source[i + (to - place) * step]!;
      }
      return sum / total;
    });
  const rows = once(from, 1, frameWidth, (i) => i % frameWidth);
  return once(rows, frameWidth, frameHeight, (i) => Math.floor(i / frameWidth));
}
