import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Where the printed faces lie on a photograph of a product, and the light on them. Planes cover the box alone, row by row from its
 * top left; numbers are in pixels of a photograph of `width` × `height`.
 */
export interface PrintMap {
  width: number;
  height: number;
  box: { left: number; top: number; width: number; height: number };
  /** The ids of the printed surfaces. */
  faces: string[];
  /** For each pixel the number of its face, from 1; 0 where there is none. */
  face: Uint8Array;
  /** Where the middle of each pixel lies on its face: parts of its trimmed width and height from its top left, times `unit`. */
  u: Uint16Array;
  v: Uint16Array;
  /** What part of the pixel is face: 0 to 255. */
  coverage: Uint8Array;
  /** The light, on a coarser grid over the same box. */
  light: Light;
}

interface Light {
  width: number;
  height: number;
  /** The color of the light; its mean is 1. */
  tint: [number, number, number];
  /** What a white face reflects, and what shines on any face, as `lightOf` reads them. */
  diffuse: Uint8Array;
  gloss: Uint8Array;
}

/** One in `u` and `v`; room is left for pixels at the edges whose middle lies beyond the face. */
export const unit = 60_000;
export const unitOffset = 2000;

const brightest = 2;

/** Light as a byte, finer in the dark. */
export const lightByte = (light: number): number =>
  Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light / brightest))));
export const lightOf = (byte: number): number => brightest * (byte / 255) ** 2;

const magic = 0x50_4d_50_31;
type Header = Pick<PrintMap, 'width' | 'height' | 'box' | 'faces'> & {
  light: Pick<Light, 'width' | 'height' | 'tint'>;
};

/** What a plane's value is expected to be: the one that continues the slope of its neighbors. */
function expected(plane: Uint16Array, at: number, width: number): number {
  const left = at % width === 0 ? (plane[at - width] ?? 0) : (plane[at - 1] ?? 0);
  if (at < width || at % width === 0) return left;
  return left + (plane[at - width] ?? 0) - (plane[at - width - 1] ?? 0);
}

/**
 * The differences from what is expected, as two planes of bytes: they are small, and a compressor does the rest. Beside the faces
 * all is as expected.
 */
function differences(places: Uint16Array, face: Uint8Array, width: number): Uint8Array {
  const plane = places.slice();
  const bytes = new Uint8Array(2 * plane.length);
  for (let at = 0; at < plane.length; at += 1) {
    if (face[at] === 0) {
      plane[at] = expected(plane, at, width);
      continue;
    }
    const difference = (((plane[at] ?? 0) - expected(plane, at, width)) << 16) >> 16;
    const folded = difference < 0 ? -2 * difference - 1 : 2 * difference;
    bytes[at] = folded & 255;
    bytes[plane.length + at] = folded >> 8;
  }
  return bytes;
}

function restored(bytes: Uint8Array, width: number): Uint16Array {
  const plane = new Uint16Array(bytes.length / 2);
  for (let at = 0; at < plane.length; at += 1) {
    const folded = (bytes[at] ?? 0) | ((bytes[plane.length + at] ?? 0) << 8);
    const difference = folded & 1 ? -((folded + 1) >> 1) : folded >> 1;
    plane[at] = expected(plane, at, width) + difference;
  }
  return plane;
}

export function writePrintMap({ face, u, v, coverage, light, ...rest }: PrintMap): Buffer {
  const { diffuse, gloss, ...lightHeader } = light;
  const header: Header = {
    width: rest.width,
    height: rest.height,
    box: rest.box,
    faces: rest.faces,
    light: lightHeader,
  };
  const text = Buffer.from(JSON.stringify(header));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(magic);
  start.writeUInt32BE(text.length, 4);
  const width = rest.box.width;
  const planes = Buffer.concat([
    face,
    coverage,
    differences(u, face, width),
    differences(v, face, width),
    diffuse,
    gloss,
  ]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return Buffer.concat([start, text, brotliCompressSync(planes, { params })]);
}

export function readPrintMap(bytes: Buffer): PrintMap {
  if (bytes.readUInt32BE(0) !== magic) throw new Error('This is no print map.');
  const end = 8 + bytes.readUInt32BE(4);
  const header = JSON.parse(bytes.toString('utf8', 8, end)) as Header;
  const planes = brotliDecompressSync(bytes.subarray(end));
  const count = header.box.width * header.box.height;
  const lightCount = header.light.width * header.light.height;
  let at = 0;
  const take = (size: number): Uint8Array => new Uint8Array(planes.subarray(at, (at += size)));
  const face = take(count);
  const coverage = take(count);
  const u = restored(take(2 * count), header.box.width);
  const v = restored(take(2 * count), header.box.width);
  return {
    ...header,
    face,
    coverage,
    u,
    v,
    light: { ...header.light, diffuse: take(lightCount), gloss: take(lightCount) },
  };
}
