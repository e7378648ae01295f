import type { Network } from './read-network.ts';
import { runNetwork } from './run-network.ts';

/** A face in a photo: its box from the eyebrows to the chin, in shares of the photo's width and height. */
export interface Face {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface FoundFace extends Face {
  /** How certain it is, from 0 to 1. */
  score: number;
}

export interface Pixels {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

/** A square part of a picture, in pixels; it may reach beyond it. */
interface Square {
  x: number;
  y: number;
  side: number;
}

/** The network's picture has so many pixels on each side. */
const side = 128;
/** A face below is too doubtful to be spoken of. */
const leastScore = 0.8;
/** From -1 to 1: what differs less is of one color. */
const leastContrast = 0.03;
/** Boxes that share more than this are of one face. */
const mostOverlap = 0.3;
/** Of the shorter side: parts that small are looked at apart, because the network does not see faces that are small in its picture. */
const partShares = [1, 0.5];

/**
 * The faces in a picture. The network (BlazeFace, Bazarevsky et al. 2019) is asked about the whole picture and about squares of
 * it, because it finds only faces that fill at least a tenth of what it is shown.
 */
export function findFaces(network: Network, picture: Pixels): Face[] {
  const found = squaresOf(picture).flatMap((square) => facesInSquare(network, picture, square));
  return distinctFaces(found).map(({ left, top, width, height }) => ({ left, top, width, height }));
}

/** The whole picture, and squares that overlap by half. */
export function squaresOf({ width, height }: { width: number; height: number }): Square[] {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const whole = { x: (width - longer) / 2, y: (height - longer) / 2, side: longer };
  const parts = partShares.flatMap((share) => {
    const part = shorter * share;
    if (part === longer) return [];
    const [columns, rows] = [startsOf(width, part), startsOf(height, part)];
    return rows.flatMap((y) => columns.map((x) => ({ x, y, side: part })));
  });
  return [whole, ...parts];
}

/** Where parts of a length begin, from one end to the other, at most half of a part apart. */
function startsOf(length: number, part: number): number[] {
  const steps = Math.ceil((length - part) / (part / 2) - 1e-9);
  return Array.from({ length: steps + 1 }, (_, at) => (steps === 0 ? 0 : (at * (length - part)) / steps));
}

function facesInSquare(network: Network, picture: Pixels, square: Square): FoundFace[] {
  const input = inputOf(picture, square);
  if (isPlain(input)) return [];
  const [boxes, scores] = runNetwork(network, input);
  if (!boxes || !scores) return [];
  return anchors.flatMap((anchor, at) => {
    const score = 1 / (1 + Math.exp(-(scores.data[at] ?? -Infinity)));
    if (score < leastScore) return [];
    const [x = 0, y = 0, width = 0, height = 0] = boxes.data.subarray(16 * at, 16 * at + 4);
    const share = square.side / side;
    return [
      {
        left: (square.x + (x + anchor.x * side - width / 2) * share) / picture.width,
        top: (square.y + (y + anchor.y * side - height / 2) * share) / picture.height,
        width: (width * share) / picture.width,
        height: (height * share) / picture.height,
        score,
      },
    ];
  });
}

/** The middles of the cells that the network answers for: two for each of 16 by 16, then six for each of 8 by 8. */
const anchors = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
].flatMap(({ cells, each }) =>
  Array.from({ length: cells * cells * each }, (_, at) => {
    const cell = Math.floor(at / each);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/** A square of the picture as the network sees it: averaged down, from -1 to 1, black beyond the picture. */
function inputOf(picture: Pixels, square: Square): Float32Array {
  const input = new Float32Array(side * side * 3).fill(-1);
  const step = square.side / side;
  for (let row = 0; row < side; row += 1) {
    const [top, bottom] = pixelsFrom(square.y + row * step, step, picture.height);
    for (let column = 0; column < side; column += 1) {
      const [left, right] = pixelsFrom(square.x + column * step, step, picture.width);
      const count = (bottom - top) * (right - left);
      if (count > 0) writeMean(picture, { left, top, right, bottom }, input, (row * side + column) * 3);
    }
  }
  return input;
}

/** Whether a part is of one color, as the ground of a drawing is: no face is there, and the network need not run. */
function isPlain(input: Float32Array): boolean {
  return [0, 1, 2].every((channel) => {
    let [least, most] = [Infinity, -Infinity];
    for (let at = channel; at < input.length; at += 3) {
      const value = input[at]!;
      // Beyond the picture.
      if (value === -1) continue;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return most - least < leastContrast;
  });
}

/** The pixels of a line that a step covers: at least one, unless it is beyond the picture. */
function pixelsFrom(start: number, step: number, size: number): [number, number] {
  const middle = start + step / 2;
  if (middle < 0 || middle >= size) return [0, 0];
  const first = Math.max(0, Math.min(Math.round(start), Math.floor(middle)));
  return [first, Math.min(size, Math.max(first + 1, Math.round(start + step)))];
}

function writeMean(
  { width, data }: Pixels,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  input: Float32Array,
  at: number,
): void {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left, pixel = 4 * (y * width + left); x < right; x += 1, pixel += 4) {
      red += data[pixel]!;
      green += data[pixel + 1]!;
      blue += data[pixel + 2]!;
    }
  }
  const scale = (bottom - top) * (right - left) * 127.5;
  input[at] = red / scale - 1;
  input[at + 1] = green / scale - 1;
  input[at + 2] = blue / scale - 1;
}

/** The most certain box of each face. */
export function distinctFaces(found: readonly FoundFace[]): FoundFace[] {
  const faces: FoundFace[] = [];
  for (const face of found.toSorted((one, other) => other.score - one.score))
    if (faces.every((other) => overlap(face, other) < mostOverlap)) faces.push(face);
  return faces;
}

/** How much of the smaller box is within the other. */
function overlap(one: Face, other: Face): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(one.width * one.height, other.width * other.height);
}
