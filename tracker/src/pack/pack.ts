import type { GrayImage } from '../gray-image.ts';
import type { Surface, Target } from '../target.ts';
import { byteReader, byteWriter, type ByteReader, type ByteWriter } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { readFeatures, writeFeatures } from './feature-columns.ts';
import { PackError } from './pack-error.ts';
import { decodePicture } from './picture-codec.ts';

/**
 * A pack: 16 bytes of header (magic number, version, two zero bytes, length of the whole, CRC-32 of what follows), then
 * sections of a tag, a length and so many bytes. Sections that are not known are left out, so that later packs can tell
 * more; the version rises when older readers would misread. All numbers are little endian.
 */
const magic = [0x89, 0x41, 0x49, 0x54];
/** Of the packs that are written. */
export const packVersion = 1;
const headerBytes = 16;

/** Maximum length of a pack in bytes: packs are read in the browsers of phones. */
const packLimit = 1_048_576;

/** Longest side of a picture that can be compiled. */
export const sideLimit = 16_384;

const pictureLimit = 1024;
const textLimit = 200;

const tags = { target: 0x54_47_52_54, name: 0x45_4d_41_4e, features: 0x54_41_45_46, picture: 0x54_43_49_50 };

/** What a print is called and how wide it is, when that was said at compiling. */
export type PackLabel = {
  /** Free text of at most 200 characters. */
  readonly name?: string;
  /** Width of the print in millimeters. */
  readonly physicalWidth?: number;
};

/** A pack that has been read. The target's picture is decoded on first access. */
export type Pack = PackLabel & { readonly target: Target };

/** A target as a pack; its picture as `encodePicture` made it. The same target gives the same bytes. */
export function writePack({
  target,
  picture,
  name,
  physicalWidth,
}: Pack & { readonly picture: Uint8Array }): Uint8Array {
  const { width, height, surface } = target;
  const body = byteWriter();
  section(body, tags.target, (to) => {
    to.u32(width);
    to.u32(height);
    to.f32(surface.kind === 'cylinder' ? surface.radius : 0);
    to.f32(physicalWidth ?? 0);
  });
  if (name) section(body, tags.name, (to) => to.raw(new TextEncoder().encode(name.slice(0, textLimit))));
  section(body, tags.picture, (to) => {
    to.u16(target.picture.width);
    to.u16(target.picture.height);
    to.raw(picture);
  });
  section(body, tags.features, (to) => writeFeatures(to, target.features, width, height));
  const bytes = body.done();
  const out = byteWriter();
  for (const byte of magic) out.u8(byte);
  out.u16(packVersion);
  out.u16(0);
  out.u32(headerBytes + bytes.length);
  out.u32(crc32(bytes));
  out.raw(bytes);
  return out.done();
}

function section(to: ByteWriter, tag: number, fill: (to: ByteWriter) => void): void {
  const inside = byteWriter();
  fill(inside);
  const bytes = inside.done();
  to.u32(tag);
  to.u32(bytes.length);
  to.raw(bytes);
}

/**
 * Reads a pack of `compileTarget`.
 * @throws PackError: 'not-a-pack', 'newer-version' (load the page again, or compile again), 'too-large', 'damaged'.
 */
export function readPack(bytes: Uint8Array): Pack {
  if (!(bytes instanceof Uint8Array)) throw new PackError('not-a-pack', 'A pack is a Uint8Array.');
  if (bytes.length < headerBytes || magic.some((byte, i) => bytes[i] !== byte))
    throw new PackError('not-a-pack', 'These bytes are no pack of a target.');
  const header = byteReader(bytes.subarray(magic.length, headerBytes));
  const written = header.u16();
  if (written > packVersion)
    throw new PackError('newer-version', `The pack has version ${written}; this tracker reads up to ${packVersion}.`);
  const reserved = header.u16();
  const length = header.u32();
  if (length > packLimit || bytes.length > packLimit)
    throw new PackError('too-large', `A pack has at most ${packLimit} bytes.`);
  if (written === 0 || reserved !== 0 || length !== bytes.length || header.u32() !== crc32(bytes.subarray(headerBytes)))
    throw new PackError('damaged', 'The pack was cut off or changed.');
  return packOf(sectionsOf(bytes.subarray(headerBytes)));
}

function sectionsOf(bytes: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const sections = new Map<number, Uint8Array>();
  const from = byteReader(bytes);
  while (from.left() > 0) {
    const tag = from.u32();
    sections.set(tag, from.raw(from.u32()));
  }
  return sections;
}

function packOf(sections: ReadonlyMap<number, Uint8Array>): Pack {
  const reader = (tag: number): ByteReader => {
    const bytes = sections.get(tag);
    if (!bytes) throw new PackError('damaged', 'The pack lacks a part.');
    return byteReader(bytes);
  };
  const about = reader(tags.target);
  const size = sizeOf(about.u32(), about.u32(), sideLimit);
  const surface = surfaceOf(about.f32());
  const physicalWidth = about.f32();
  if (!(physicalWidth >= 0 && physicalWidth < Number.POSITIVE_INFINITY))
    throw new PackError('damaged', 'The print has no such width.');
  const features = readFeatures(reader(tags.features), size.width, size.height);
  const picture = reader(tags.picture);
  const pictureSize = sizeOf(picture.u16(), picture.u16(), pictureLimit);
  const coded = picture.raw(picture.left()).slice();
  const name = sections.get(tags.name);
  let decoded: GrayImage | undefined;
  return {
    target: {
      ...size,
      surface,
      features,
      get picture() {
        decoded ??= decodePicture(coded, pictureSize.width, pictureSize.height);
        return decoded;
      },
    },
    ...(physicalWidth > 0 && { physicalWidth }),
    ...(name && { name: new TextDecoder().decode(name).slice(0, textLimit) }),
  };
}

function sizeOf(width: number, height: number, limit: number): { width: number; height: number } {
  if (width < 1 || height < 1 || width > limit || height > limit)
    throw new PackError('damaged', `A picture has no size of ${width} × ${height}.`);
  return { width, height };
}

function surfaceOf(radius: number): Surface {
  if (radius === 0) return { kind: 'flat' };
  if (!(radius > 0.1 && radius < 1000)) throw new PackError('damaged', `A cylinder has no radius of ${radius} widths.`);
  return { kind: 'cylinder', radius };
}
