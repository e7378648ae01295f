/** The kinds of pictures that are told apart, by their content; what else begins with a known mark is named as it is. */
type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';

export interface PhotoHead {
  type: PhotoType;
  /** Upright pixels; null where the beginning of the file does not tell. */
  size: { width: number; height: number } | null;
}

/** As much of a file as its head is looked for in, in bytes: large previews and profiles may come before the size. */
export const headBytes = 1_000_000;

const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What a file is by its first bytes, whatever its name says; null when it is no picture that is taken. */
export function photoHead(bytes: Uint8Array): PhotoHead | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { type: 'image/jpeg', size: jpegSize(bytes) };
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return { type: 'image/png', size: pngSize(bytes) };
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP')
    return { type: 'image/webp', size: webpSize(bytes) };
  const type = text(bytes, 4, 4) === 'ftyp' ? stillType(bytes) : null;
  return type && { type, size: boxedSize(bytes) };
}

function pngSize(bytes: Uint8Array): PhotoHead['size'] {
  if (bytes.length < 24) return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** ITU T.81 annex B: segments of a marker and a length, until the frame's own. */
function jpegSize(bytes: Uint8Array): PhotoHead['size'] {
  const view = viewOf(bytes);
  let sideways = false;
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe1 && text(bytes, at + 4, 4) === 'Exif') sideways ||= exifOrientation(bytes, at + 10) >= 5;
    // Frames of every coding, not the tables that have numbers among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return sideways ? { width: height, height: width } : { width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The orientation in an Exif block that begins at `start`, 1 to 8; 5 and more are laid on their side. */
function exifOrientation(bytes: Uint8Array, start: number): number {
  const view = viewOf(bytes);
  if (start + 8 > bytes.length) return 1;
  const little = text(bytes, start, 2) === 'II';
  const first = start + view.getUint32(start + 4, little);
  if (first + 2 > bytes.length) return 1;
  const count = view.getUint16(first, little);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12;
    if (entry + 12 > bytes.length) return 1;
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little);
  }
  return 1;
}

/** RFC 9649, section 2. */
function webpSize(bytes: Uint8Array): PhotoHead['size'] {
  if (bytes.length < 30) return null;
  const view = viewOf(bytes);
  const kind = text(bytes, 12, 4);
  if (kind === 'VP8X') {
    const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
    return { width: three(24) + 1, height: three(27) + 1 };
  }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** ISO/IEC 23008-12: the brands say how a still picture in boxes is coded. */
function stillType(bytes: Uint8Array): 'image/avif' | 'image/heic' | null {
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length, 256);
  const brands: string[] = [text(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, 4));
  if (brands.includes('avif')) return 'image/avif';
  const heic = brands.some((brand) => /^(hei[cxms]|hev[cxms])$/.test(brand));
  return heic || /^(mif1|msf1)$/.test(brands[0] ?? '') ? 'image/heic' : null;
}

/** The largest extent that the boxes name is the picture's, the others are those of its tiles and thumbnails. */
function boxedSize(bytes: Uint8Array): PhotoHead['size'] {
  const view = viewOf(bytes);
  let size: PhotoHead['size'] = null;
  let quarters = 0;
  // The boxes with the properties come first, before megabytes of picture.
  const end = Math.min(bytes.length, 65_536) - 20;
  for (let at = 0; at < end; at += 1) {
    if (bytes[at] !== 0x69) continue;
    const name = text(bytes, at, 4);
    if (name === 'ispe') {
      const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (!size || width * height > size.width * size.height) size = { width, height };
    } else if (name === 'irot') quarters = (bytes[at + 4] ?? 0) & 3;
  }
  return size && quarters % 2 === 1 ? { width: size.height, height: size.width } : size;
}
