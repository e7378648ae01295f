import type { Picture } from './exr.ts';
import { network, type Network } from './network.ts';
import { exposureOf, fromSrgb, fromUniform, toSrgb, toUniform } from './transfer.ts';

/** A strip's rows and what it sees of its neighbours: half of what one pixel of the network depends on. */
const stripPixels = 1_800_000;
const seen = 96;
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

async function passed(ask: Network, given: readonly Given[], decode: Way): Promise<Picture> {
  const [first] = given;
  if (!first) throw new Error('nothing to denoise');
  const { width, height } = first.picture;
  const out = new Float32Array(3 * width * height);
  for (const { top, bottom } of stripsOf(width, height)) {
    const from = Math.max(0, top - seen);
    const to = Math.min(height, bottom + seen);
    const wide = roundUp(width);
    const high = roundUp(to - from);
    const planes = new Float32Array(3 * given.length * wide * high);
    for (const [index, { picture, encode }] of given.entries()) {
      for (let channel = 0; channel < 3; channel++) {
        const plane = (3 * index + channel) * wide * high;
        for (let y = from; y < to; y++) {
          for (let x = 0; x < width; x++) {
            planes[plane + (y - from) * wide + x] = encode(picture.values[3 * (y * width + x) + channel] ?? 0);
          }
        }
      }
    }
    const answer = await ask(planes, wide, high);
    for (let y = top; y < bottom; y++) {
      for (let x = 0; x < width; x++) {
        for (let channel = 0; channel < 3; channel++) {
          out[3 * (y * width + x) + channel] = decode(answer[(channel * high + y - from) * wide + x] ?? 0);
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
const fromHalfRange: Way = (value) => direction(value * 2 - 1);

/** What is seen first at each pixel, without noise: colours of surfaces, and where they face. */
export interface Guides {
  albedo: Picture;
  normal: Picture;
}

export async function cleanGuides({ albedo, normal }: Guides): Promise<Guides> {
  return {
    albedo: await cleanShare(albedo),
    normal: await passed(await network('rt_nrm'), [{ picture: normal, encode: toHalfRange }], fromHalfRange),
  };
}

/** Takes the noise from a picture whose numbers are 0 to 1: an albedo or a mask. */
export async function cleanShare(picture: Picture): Promise<Picture> {
  return passed(await network('rt_alb'), [{ picture, encode: toSrgb }], fromSrgb);
}

/** Takes the noise from light. With guides that are clean themselves, fine texture survives. */
export async function cleanLight(
  light: Picture,
  guides: Guides,
  exposure: number = exposureOf(light),
): Promise<Picture> {
  const given: Given[] = [
    { picture: light, encode: (value) => toUniform(value * exposure) },
    { picture: guides.albedo, encode: share },
    { picture: guides.normal, encode: toHalfRange },
  ];
  return passed(await network('rt_hdr_calb_cnrm'), given, (value) => fromUniform(value) / exposure);
}
