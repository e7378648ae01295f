/** A GLB file, taken apart: its JSON as text, and the bytes that its first buffer consists of. */
export interface Glb {
  json: string;
  binary: Buffer;
}

const [headBytes, jsonMark, binaryMark] = [12, 0x4e4f534a, 0x004e4942];

/** Whether the file says that it is a GLB of version 2, whole or not. */
export const isGlb2 = (bytes: Buffer): boolean =>
  bytes.length >= headBytes && bytes.toString('latin1', 0, 4) === 'glTF' && bytes.readUInt32LE(4) === 2;

/** Takes a GLB of version 2 apart (glTF 2.0, section 4); null when its lengths are not those of the file. */
export function readGlb(bytes: Buffer): Glb | null {
  if (bytes.length < headBytes + 8 || bytes.readUInt32LE(8) !== bytes.length) return null;
  const json = chunkAt(bytes, headBytes);
  if (json?.mark !== jsonMark) return null;
  const next = headBytes + 8 + json.content.length;
  const second = next === bytes.length ? undefined : chunkAt(bytes, next);
  if (second === null) return null;
  const binary = second?.mark === binaryMark ? second.content : Buffer.alloc(0);
  return { json: json.content.toString('utf8'), binary };
}

/** Puts a GLB together again, of its two parts and of nothing else. */
export function writeGlb({ json, binary }: Glb): Buffer {
  const text = Buffer.from(json);
  const chunks = [chunk(jsonMark, text, 0x20), ...(binary.length > 0 ? [chunk(binaryMark, binary, 0)] : [])];
  const length = headBytes + chunks.reduce((sum, { length: bytes }) => sum + bytes, 0);
  return Buffer.concat([Buffer.from('glTF'), word(2), word(length), ...chunks]);
}

function chunkAt(bytes: Buffer, at: number): { mark: number; content: Buffer } | null {
  if (at + 8 > bytes.length) return null;
  const end = at + 8 + bytes.readUInt32LE(at);
  return end > bytes.length ? null : { mark: bytes.readUInt32LE(at + 4), content: bytes.subarray(at + 8, end) };
}

function chunk(mark: number, content: Buffer, filler: number): Buffer {
  const padding = Buffer.alloc(-content.length & 3, filler);
  return Buffer.concat([word(content.length + padding.length), word(mark), content, padding]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
