import type { PrintMap } from '@afterimage/sample/print-map.ts';
import { lightAt, lightOfTone, linear, type Photograph } from './photograph-light.ts';

/** The material of a face that the product has beside the face as well. */
export interface Material {
  color: readonly [number, number, number];
  /** What part of each point of the face's picture is printed: 0 to 255. */
  printed: Uint8Array;
  /** Whether the print is cut into the material and has no color of its own. */
  engraved: boolean;
}

/** How far beside a face the photograph is looked at, in pixels: the edge itself is a mixture. */
const distance = 5;
/**
 * By which factor a gain may differ from the middle one: what differs more is another thing that lies beside the face, or the
 * engraving of the sample.
 */
const mostUnlike = { beside: 1.4, engraved: 1.15 };
/** Light so faint that a byte of the photograph says little of it. */
const faint = 0.004;
/** On the face itself, how far a channel's gain may be from what is expected there: else the sample's print is seen. */
const mostUnlikeOnFace = 0.08;
const leastGains = 12;
const mostGains = 1200;
const mostPixels = 2500;
/** Gains are computed for each corner of a grid of this width, in pixels. */
const gridStep = 8;
/** Within this distance, in pixels, gains are averaged: single threads and grains do not count. */
const evenedOver = 12;

interface Gain {
  x: number;
  y: number;
  /** By which the light of each channel is multiplied. */
  channels: readonly [number, number, number];
}

/** Writes the gain of each channel at a pixel of the box into `out`. */
type GainAt = (x: number, y: number, out: Float32Array) => void;

/**
 * Where nothing is printed on a face, its material shall look as it does in the photograph. A photograph shows what the measured
 * light does not say: fibers, sheen, a dye that is a little lighter. It is compared beside the face, and on the face where the
 * sample has nothing printed either. Most of an engraved face is bare: it is compared on itself. Null where too little of the
 * material is seen.
 */
export function materialGains(
  photo: Photograph,
  map: PrintMap,
  number: number,
  { color, engraved }: Material,
): GainAt | null {
  const gainOf = gainsWith(photo, map, color);
  const pixels = pixelsOf(map, number);
  const onFace = everyNth(pixels, mostPixels).map((pixel) => gainOf(pixel, pixel));
  if (engraved) {
    const bare = alike(onFace, mostUnlike.engraved);
    return bare.length < leastGains ? null : interpolated(bare);
  }
  const beside = alike(
    pixels.flatMap(({ x, y }) => {
      const near = [
        { x: x - distance, y },
        { x: x + distance, y },
        { x, y: y - distance },
        { x, y: y + distance },
      ].find((pixel) => isBare(photo, map, pixel));
      return near ? [gainOf({ x, y }, near)] : [];
    }),
    mostUnlike.beside,
  );
  if (beside.length < leastGains) return null;
  const roughly = interpolated(beside);
  const expected = new Float32Array(3);
  const bare = onFace.filter(({ x, y, channels }) => {
    roughly(x, y, expected);
    return channels.every((gain, channel) => Math.abs(gain / (expected[channel] ?? 1) - 1) < mostUnlikeOnFace);
  });
  return interpolated([...beside, ...bare]);
}

interface Pixel {
  x: number;
  y: number;
}

/** The pixels of the box that lie wholly on a face. */
function pixelsOf({ box, face, coverage }: PrintMap, number: number): Pixel[] {
  const pixels: Pixel[] = [];
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const at = y * box.width + x;
      if (face[at] === number && (coverage[at] ?? 0) >= 250) pixels.push({ x, y });
    }
  return pixels;
}

/** How the photograph at `seen` compares with the material in the light on the face at `on`. */
function gainsWith(photo: Photograph, map: PrintMap, color: Material['color']) {
  const { box, light } = map;
  return (on: Pixel, seen: Pixel): Gain => {
    const diffuse = lightAt(box, light, light.diffuse, on.x, on.y);
    const gloss = lightAt(box, light, light.gloss, on.x, on.y);
    const at = 3 * ((box.top + seen.y) * photo.width + box.left + seen.x);
    const gainOf = (channel: 0 | 1 | 2): number => {
      const expected = (linear[color[channel]] ?? 0) * diffuse * light.tint[channel] + gloss;
      return (lightOfTone(photo.data[at + channel] ?? 0) + faint) / (expected + faint);
    };
    return { ...on, channels: [gainOf(0), gainOf(1), gainOf(2)] };
  };
}

/** The gains at all places between those that are known. */
function interpolated(gains: readonly Gain[]): GainAt {
  const gainSamples = everyNth(gains, mostGains);
  const corners = new Map<number, Gain['channels']>();
  const cornerAt = (column: number, row: number): Gain['channels'] => {
    const key = row * 10_000 + column;
    const gain = corners.get(key) ?? meanGain(gainSamples, column * gridStep, row * gridStep);
    corners.set(key, gain);
    return gain;
  };
  return (x, y, out) => {
    const [column, row] = [Math.floor(x / gridStep), Math.floor(y / gridStep)];
    const [right, low] = [x / gridStep - column, y / gridStep - row];
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (toRight: number, toLow: number): number => cornerAt(column + toRight, row + toLow)[channel] ?? 1;
      const upper = value(0, 0) * (1 - right) + value(1, 0) * right;
      const lower = value(0, 1) * (1 - right) + value(1, 1) * right;
      out[channel] = upper * (1 - low) + lower * low;
    }
  };
}

/** At most so many, spread evenly. */
function everyNth<Item>(items: readonly Item[], most: number): Item[] {
  const every = Math.ceil(items.length / most);
  return items.filter((_, index) => index % every === 0);
}

/** Whether a pixel of the photograph, counted from the corner of the box, and all around it show nothing of a face. */
function isBare(photo: Photograph, { box, coverage }: PrintMap, { x: column, y: row }: Pixel): boolean {
  const isInPhoto =
    box.left + column >= 0 && box.top + row >= 0 && box.left + column < photo.width && box.top + row < photo.height;
  if (!isInPhoto) return false;
  return [-2, 0, 2].every((down) =>
    [-2, 0, 2].every((across) => {
      const [x, y] = [column + across, row + down];
      return x < 0 || y < 0 || x >= box.width || y >= box.height || coverage[y * box.width + x] === 0;
    }),
  );
}

const brightness = ({ channels: [red, green, blue] }: Gain): number => (red + green + blue) / 3;

/** Without the gains that differ from the middle one by more than a factor: there another thing is seen. */
function alike(gains: readonly Gain[], factor: number): Gain[] {
  const values = gains.map(brightness).toSorted((one, other) => one - other);
  const middle = values[values.length >> 1] ?? 1;
  return gains.filter((gain) => {
    const unlike = brightness(gain) / middle;
    return unlike < factor && unlike > 1 / factor;
  });
}

/** The mean of the gains around a point; near ones count most. */
function meanGain(gains: readonly Gain[], x: number, y: number): Gain['channels'] {
  const sums: [number, number, number] = [0, 0, 0];
  let total = 0;
  for (const gain of gains) {
    const weight = ((gain.x - x) ** 2 + (gain.y - y) ** 2 + evenedOver ** 2) ** -2;
    total += weight;
    for (const channel of [0, 1, 2] as const) sums[channel] += weight * gain.channels[channel];
  }
  return [sums[0] / total, sums[1] / total, sums[2] / total];
}
