import type { PrintMap } from '@afterimage/sample/print-map.ts';
import type { Photograph } from './compose-preview.ts';
import { lightAt, lightOfTone, linear } from './photograph-light.ts';

/** The material of a face that the product has beside the face as well. */
export interface Material {
  color: readonly [number, number, number];
  /** What part of each point of the face's picture is printed: 0 to 255. */
  printed: Uint8Array;
}

/** How far beside a face the photograph is looked at, in pixels: the edge itself is a mixture. */
const distance = 5;
/** How far a gain may be from the middle one: what differs more is another thing that lies beside the face. */
const mostUnlike = 1.4;
const leastGains = 12;
const mostGains = 500;
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
 * Where nothing is printed on a face, its material shall look as it does beside the face. A photograph shows there what the
 * measured light does not say: fibers, sheen, a dye that is a little lighter. Null where too little of the material is seen.
 */
export function materialGains(photo: Photograph, map: PrintMap, number: number, { color }: Material): GainAt | null {
  const gains = withoutOtherThings(gainsAtEdges(photo, map, number, color));
  if (gains.length < leastGains) return null;
  const every = Math.ceil(gains.length / mostGains);
  const chosen = gains.filter((_, index) => index % every === 0);
  const corners = new Map<number, Gain['channels']>();
  const cornerAt = (column: number, row: number): Gain['channels'] => {
    const key = row * 10_000 + column;
    const known = corners.get(key) ?? meanGain(chosen, column * gridStep, row * gridStep);
    corners.set(key, known);
    return known;
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

/** How the photograph beside each edge of a face compares with the material in the light of the face. */
function gainsAtEdges(photo: Photograph, map: PrintMap, number: number, color: Material['color']): Gain[] {
  const { box, light } = map;
  const gains: Gain[] = [];
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const at = y * box.width + x;
      if (map.face[at] !== number || (map.coverage[at] ?? 0) < 250) continue;
      const beside = [
        [x - distance, y],
        [x + distance, y],
        [x, y - distance],
        [x, y + distance],
      ].find(([column = 0, row = 0]) => isBare(photo, map, column, row));
      if (!beside) continue;
      const [diffuse, gloss] = [lightAt(map, light.diffuse, x, y), lightAt(map, light.gloss, x, y)];
      const gainOf = (channel: 0 | 1 | 2): number => {
        const seen = lightOfTone(photo.data[byteAt(photo, map, beside[0] ?? 0, beside[1] ?? 0) + channel] ?? 0);
        const expected = (linear[color[channel]] ?? 0) * diffuse * light.tint[channel] + gloss;
        return seen / Math.max(expected, 0.002);
      };
      gains.push({ x, y, channels: [gainOf(0), gainOf(1), gainOf(2)] });
    }
  return gains;
}

const byteAt = (photo: Photograph, { box }: PrintMap, column: number, row: number): number =>
  3 * ((box.top + row) * photo.width + box.left + column);

/** Whether a pixel of the photograph, counted from the corner of the box, and all around it show nothing of a face. */
function isBare(photo: Photograph, { box, coverage }: PrintMap, column: number, row: number): boolean {
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

function withoutOtherThings(gains: readonly Gain[]): Gain[] {
  const middle = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 1;
  const usual = middle(gains.map(brightness));
  return gains.filter((gain) => {
    const unlike = brightness(gain) / usual;
    return unlike < mostUnlike && unlike > 1 / mostUnlike;
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
