import type { Picture } from './exr.ts';
import { network, type Network, type NetworkSize } from './network.ts';
import { exposureOf, fromUniform, toUniform } from './transfer.ts';

/** A strip's size, what it sees of its neighbours (half of what a pixel depends on), and of the picture mirrored at its edges. */
const stripPixels = 1_800_000;
const seen = 96;
const edge = 16;
const step = 16;

type Way = (value: number) => number;

/** A picture and how its numbers are brought into the network's range. */
interface Given {
  picture: Picture;
  encode: Way;
}

const roundUp = (size: number): number => Math.ceil(size / step) * step;

/** Where strips of a picture begin and end, so that none needs too much memory. */
export function stripsOf(width: number, height: number): { top: number; bottom: number }[] {
  const count = Math.ceil((width * height) / stripPixels);
  const rows = roundUp(Math.ceil(height / count));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => ({
    top: index * rows,
    bottom: Math.min(height, (index + 1) * rows),
  }));
}

/** The place within the picture that stands for one beyond its edge. */
export function mirrored(at: number, size: number): number {
  const within = at < 0 ? -at - 1 : at;
  return within < size ? within : Math.max(0, 2 * size - within - 1);
}

async function passed(ask: Network, given: readonly Given[], decode: Way): Promise<Picture> {
  const [first] = given;
  if (!first) throw new Error('nothing to denoise');
  const { width, height } = first.picture;
  const out = new Float32Array(3 * width * height);
  const wide = roundUp(width + 2 * edge);
  for (const { top, bottom } of stripsOf(width, height)) {
    const from = Math.max(-edge, top - seen);
    const high = roundUp(Math.min(height + edge, bottom + seen) - from);
    const planes = new Float32Array(3 * given.length * wide * high);
    for (const [index, { picture, encode }] of given.entries()) {
      for (let channel = 0; channel < 3; channel++) {
        const plane = (3 * index + channel) * wide * high;
        for (let y = 0; y < high; y++) {
          const row = mirrored(y + from, height) * width;
          for (let x = 0; x < wide; x++) {
            const at = 3 * (row + mirrored(x - edge, width)) + channel;
            planes[plane + y * wide + x] = encode(picture.values[at] ?? 0);
          }
        }
      }
    }
    const answer = await ask(planes, wide, high);
    for (let y = top; y < bottom; y++) {
      for (let x = 0; x < width; x++) {
        for (let channel = 0; channel < 3; channel++) {
          out[3 * (y * width + x) + channel] = decode(answer[(channel * high + y - from) * wide + x + edge] ?? 0);
        }
      }
    }
  }
  return { width, height, values: out };
}

const within = (low: number, high: number): Way => {
  return (value) => (Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : 0);
};
const share = within(0, 1);
const direction = within(-1, 1);
const toHalfRange: Way = (value) => direction(value) * 0.5 + 0.5;

/** What is seen first at each pixel: colours of surfaces, and where they face, as noisy as the light itself. */
export interface Guides {
  albedo: Picture;
  normal: Picture;
}

/** Takes the noise from light. */
export async function cleanLight(light: Picture, guides: Guides, size: NetworkSize = 'large'): Promise<Picture> {
  const exposure = exposureOf(light);
  const given: Given[] = [
    { picture: light, encode: (value) => toUniform(value * exposure) },
    { picture: guides.albedo, encode: share },
    { picture: guides.normal, encode: toHalfRange },
  ];
  return passed(await network(size), given, (value) => fromUniform(value) / exposure);
}
