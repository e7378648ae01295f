import { inflateSync } from 'node:zlib';
import { halfTable } from './half.ts';

/** A picture of three numbers a pixel, from the top left. */
export interface Picture {
  width: number;
  height: number;
  values: Float32Array;
}

interface Channel {
  name: string;
  bytes: number;
}

const rowsOf: Record<number, number> = { 0: 1, 2: 1, 3: 16 };

/** Undoes what a writer does before deflating: bytes in two halves, each the difference to the one before. */
function restored(packed: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(packed.length);
  const middle = (packed.length + 1) >> 1;
  let last = 0;
  for (let index = 0; index < packed.length; index++) {
    last = index === 0 ? (packed[0] ?? 0) : (last + (packed[index] ?? 0) - 128) & 255;
    bytes[index < middle ? 2 * index : 2 * (index - middle) + 1] = last;
  }
  return bytes;
}

interface Header {
  channels: Channel[];
  compression: number;
  /** Left, top, right and bottom of the picture, all of them part of it. */
  box: number[];
  /** Where the table of blocks begins. */
  end: number;
}

/** Reads the attributes before the picture. */
function headerOf(bytes: Uint8Array, view: DataView): Header {
  const header: Header = { channels: [], compression: 0, box: [0, 0, 0, 0], end: 8 };
  let at = 8;
  const word = (): string => {
    const end = bytes.indexOf(0, at);
    const text = new TextDecoder().decode(bytes.subarray(at, end));
    at = end + 1;
    return text;
  };
  for (let name = word(); name !== ''; name = word()) {
    word();
    const end = at + 4 + view.getUint32(at, true);
    at += 4;
    if (name === 'compression') header.compression = view.getUint8(at);
    if (name === 'dataWindow') header.box = [0, 4, 8, 12].map((each) => view.getInt32(at + each, true));
    if (name === 'channels') {
      for (let channel = word(); channel !== ''; channel = word()) {
        header.channels.push({ name: channel, bytes: view.getInt32(at, true) === 1 ? 2 : 4 });
        at += 16;
      }
    }
    at = end;
  }
  return { ...header, end: at };
}

/** Copies one line of one channel to where it belongs in each pixel of the picture. */
function copyLine(
  { width, values }: Picture,
  y: number,
  places: readonly number[],
  numberAt: (x: number) => number,
): void {
  for (const place of places) for (let x = 0; x < width; x++) values[3 * (y * width + x) + place] = numberAt(x);
}

/**
 * Reads a picture written by Blender: scan lines, halves or floats, not packed or deflated. Its channels are R, G and B,
 * or X, Y and Z, with or without a layer's name before them; a single channel is repeated.
 */
export function readExr(bytes: Uint8Array): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== 20_000_630) throw new Error('not an EXR file');
  if (view.getUint32(4, true) & 0x1a00) throw new Error('an EXR file of tiles or of several parts');
  const { channels, compression, box, end } = headerOf(bytes, view);
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const width = right - left + 1;
  const height = bottom - top + 1;
  const rows = rowsOf[compression];
  if (rows === undefined) throw new Error(`an EXR file packed in way ${compression}: only none and ZIP are read`);
  const picture: Picture = { width, height, values: new Float32Array(3 * width * height) };
  const wanted = channels.map(({ name }) => placesOf(name.split('.').at(-1) ?? '', channels.length));
  const rowBytes = width * channels.reduce((sum, channel) => sum + channel.bytes, 0);
  for (let block = 0; block < Math.ceil(height / rows); block++) {
    const start = Number(view.getBigUint64(end + 8 * block, true));
    const first = view.getInt32(start, true) - top;
    const packed = bytes.subarray(start + 8, start + 8 + view.getUint32(start + 4, true));
    const size = rowBytes * Math.min(rows, height - first);
    // A block that deflating would make larger is stored as it is.
    const data = compression === 0 || packed.length >= size ? packed : restored(inflateSync(packed));
    const numbers = new DataView(data.buffer, data.byteOffset, data.byteLength);
    let from = 0;
    for (let y = first; y < Math.min(height, first + rows); y++) {
      for (const [index, channel] of channels.entries()) {
        const line = from;
        const numberAt =
          channel.bytes === 2
            ? (x: number) => halfTable[numbers.getUint16(line + 2 * x, true)] ?? 0
            : (x: number) => numbers.getFloat32(line + 4 * x, true);
        copyLine(picture, y, wanted[index] ?? [], numberAt);
        from += width * channel.bytes;
      }
    }
  }
  return picture;
}

function placesOf(channel: string, count: number): number[] {
  if (count === 1) return [0, 1, 2];
  const place = { R: 0, G: 1, B: 2, X: 0, Y: 1, Z: 2 }[channel];
  return place === undefined ? [] : [place];
}
