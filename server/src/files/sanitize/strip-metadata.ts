import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/**
 * A photo's file without what it tells about its maker and place (Exif, XMP, IPTC, comments, previews), its pixels as they
 * are. Kept are the color profile and the orientation. AVIF, whose metadata lies among its pictures, is encoded anew.
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const { format, orientation = 1, exif, xmp, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format === 'jpeg') return stripJpeg(bytes, orientation);
  if (format === 'png') return stripPng(bytes, orientation);
  if (format === 'webp') return stripWebp(bytes, orientation);
  if (!exif && !xmp) return bytes;
  const upright = sharp(bytes).autoOrient().keepIccProfile();
  return hasAlpha
    ? upright.webp({ lossless: true }).toBuffer()
    : upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Exif that says the orientation and nothing else: a TIFF header and one entry (Exif 2.32, 4.6). */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const exifMark = Buffer.from('Exif\0\0', 'latin1');
const profileMark = 'ICC_PROFILE\0';

/** Keeps what is needed for decoding: JFIF, color profile, Adobe's transform, tables, scans (ITU T.81, annex B). */
function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  if (orientation !== 1) {
    const content = Buffer.concat([exifMark, exifOf(orientation)]);
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    parts.push(head, content);
  }
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes before a marker.
    if (marker === 0xff) at += 1;
    // The scans and all between them go to the end of the picture; what lies behind it is no part of it.
    else if (marker === 0xda) {
      const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
      parts.push(bytes.subarray(at, end > at ? end + 2 : bytes.length));
      break;
    } else {
      const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
      if (isNeededSegment(marker, segment)) parts.push(segment);
      at += segment.length;
    }
  }
  return Buffer.concat(parts);
}

function isNeededSegment(marker: number, segment: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const profile = marker === 0xe2 && segment.toString('latin1', 4, 4 + profileMark.length) === profileMark;
  return marker === 0xe0 || marker === 0xee || profile;
}

/** Chunks that change how the pixels look; all critical ones begin with a capital letter (PNG 3, 11). */
const pngChunks = new Set(['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'pHYs']);

function stripPng(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const chunk = bytes.subarray(at, at + 12 + bytes.readUInt32BE(at));
    const name = chunk.toString('latin1', 4, 8);
    if (/^[A-Z]/.test(name) || pngChunks.has(name)) parts.push(chunk);
    if (name === 'IHDR' && orientation !== 1) parts.push(pngChunk('eXIf', exifOf(orientation)));
    at += chunk.length;
    if (name === 'IEND') break;
  }
  return Buffer.concat(parts);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The bits of VP8X that say that Exif and XMP follow (WebP container, "Extended file format"). */
const [exifFlag, xmpFlag] = [0x08, 0x04];

function stripWebp(bytes: Buffer, orientation: number): Buffer {
  const parts: Buffer[] = [];
  const keepsExif = orientation !== 1;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const chunk = bytes.subarray(at, at + 8 + length + (length % 2));
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'VP8X') {
      const extended = Buffer.from(chunk);
      extended[8] = ((extended[8] ?? 0) & ~(exifFlag | xmpFlag)) | (keepsExif ? exifFlag : 0);
      parts.push(extended);
    } else if (['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF'].includes(name)) parts.push(chunk);
    at += chunk.length;
  }
  if (keepsExif) parts.push(riffChunk('EXIF', exifOf(orientation)));
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  return riffChunk('RIFF', content);
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
