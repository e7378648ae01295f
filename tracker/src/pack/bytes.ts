import { PackError } from './pack-error.ts';

/** Numbers to bytes, little endian, one after another. */
export type ByteWriter = {
  u8(value: number): void;
  u16(value: number): void;
  u32(value: number): void;
  f32(value: number): void;
  raw(bytes: Uint8Array): void;
  done(): Uint8Array;
};

export function byteWriter(): ByteWriter {
  let out = new Uint8Array(1024);
  let view = new DataView(out.buffer);
  let length = 0;
  const room = (size: number): number => {
    if (length + size > out.length) {
      const longer = new Uint8Array(2 * (length + size));
      longer.set(out);
      out = longer;
      view = new DataView(out.buffer);
    }
    length += size;
    return length - size;
  };
  return {
    u8(value) {
      const at = room(1);
      view.setUint8(at, value);
    },
    u16(value) {
      const at = room(2);
      view.setUint16(at, value, true);
    },
    u32(value) {
      const at = room(4);
      view.setUint32(at, value, true);
    },
    f32(value) {
      const at = room(4);
      view.setFloat32(at, value, true);
    },
    raw(bytes) {
      const at = room(bytes.length);
      out.set(bytes, at);
    },
    done: () => out.slice(0, length),
  };
}

/** Reads numbers from bytes. @throws PackError ('damaged') at the end of the bytes. */
export type ByteReader = {
  u8(): number;
  u16(): number;
  u32(): number;
  f32(): number;
  /** The next bytes, not copied. */
  raw(size: number): Uint8Array;
  left(): number;
};

export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next = (size: number): number => {
    if (size > bytes.length - at) throw new PackError('damaged', 'The pack ends too early.');
    at += size;
    return at - size;
  };
  return {
    u8: () => view.getUint8(next(1)),
    u16: () => view.getUint16(next(2), true),
    u32: () => view.getUint32(next(4), true),
    f32: () => view.getFloat32(next(4), true),
    raw: (size) => {
      const from = next(size);
      return bytes.subarray(from, from + size);
    },
    left: () => bytes.length - at,
  };
}
