import sharp, { type Metadata } from 'sharp';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';
import { semaphore } from '../../platform/concurrency/semaphore.ts';
import type { SniffedType } from './sniff.ts';

// Uploads lie at a path for a moment only; remembering them would keep the files open.
sharp.cache(false);

/** The longer side, in pixels, of what is shown to people. */
export const maxServedSide = 3000;
// A moving picture is encoded frame by frame, which costs about a second per five million pixels.
const movingPixels = 40_000_000;
/** What waits for a decoder: many photos of a few people at once, not those of an attack. */
const waiting = { maxWaiting: 40, patience: 60_000 };
// Decoding takes memory in proportion to the pixels: a hundred uploads at once must not add up.
const decoding = semaphore(2, waiting);
// What is decoded whole takes up to 18 bytes for each of its pixels: a large one waits until it is alone.
const large = 25_000_000;
const alone = semaphore(1, waiting);
// Of AVIF and WebP the whole picture stands in memory: a file of two kilobytes may ask for gigabytes.
const mostWhole = 50_000_000;
// A strip that is 1 pixel wide and 90 million long takes a minute; no camera makes one.
const [stripWidth, stripLength, mostSide] = [16, 1000, 30_000];
const input = { limitInputPixels: photoLimits.pixels, failOn: 'error', sequentialRead: true } as const;

/** A picture made anew from its pixels: upright, sRGB, without any metadata, and nothing of the file it came from. */
interface Picture {
  data: Buffer;
  mimeType: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** The size of the file it came from, after its orientation was applied. */
  original: { width: number; height: number };
}

interface Remaking {
  /** Whether a moving picture keeps moving; else its first frame is taken. */
  moving: boolean;
  /** The longer side at most, in pixels. */
  side?: number;
}

/**
 * Decodes the file and encodes it again with at most 3000 pixels a side: as WebP when it moves or has transparency,
 * else as JPEG. Fails with FILE_UNREADABLE when any of it is damaged, FILE_TOO_LARGE when it has too many pixels.
 */
export async function remakePicture(source: string | Buffer, type: SniffedType, remaking: Remaking): Promise<Picture> {
  try {
    const facts = await sharp(source, input).metadata();
    if (typeOf(facts) !== type) fail('FILE_UNREADABLE');
    refuseShape(facts);
    const work = () => decoding(() => remake(source, facts, remaking));
    return await (isDecodedWhole(facts) && facts.width * facts.height > large ? alone(work) : work());
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit/.test(message)) tooLarge(photoLimits.pixels);
    // What sharp throws are plain errors; a Failure has its own name.
    if (error instanceof Error && error.name === 'Error') fail('FILE_UNREADABLE');
    throw error;
  }
}

/** Before anything is decoded: what its sides say it will cost. */
function refuseShape({ width, height, format }: Metadata): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > mostSide || (shorter < stripWidth && longer > stripLength))
    fail('FILE_UNREADABLE', (locale) => ({ description: inLocale(words, locale).strip({ most: mostSide }) }));
  if ((format === 'heif' || format === 'webp') && width * height > mostWhole) tooLarge(mostWhole);
}

/** Whether no row of it is known before all of the file has been read: else it stands in memory a few rows at a time. */
export const isDecodedWhole = ({ format, isProgressive }: Metadata): boolean =>
  isProgressive || (format !== 'jpeg' && format !== 'png');

async function remake(
  source: string | Buffer,
  facts: Metadata,
  { moving, side = maxServedSide }: Remaking,
): Promise<Picture> {
  // What else lies in an AVIF are other pictures; those that move are not decoded here, only their still one.
  const frames = moving && facts.format !== 'heif' ? (facts.pages ?? 1) : 1;
  // Nothing that writes moving pictures turns them by metadata, and frames cannot be turned while they are a strip.
  const { width, height } = frames > 1 ? facts : facts.autoOrient;
  if (frames > 1 && width * height * frames > movingPixels) tooLarge(movingPixels);

  const upright = sharp(source, { ...input, animated: frames > 1, autoOrient: frames === 1 })
    // The largest JPEG takes four seconds on an idle machine.
    .timeout({ seconds: 30 })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const asWebp = frames > 1 || facts.hasAlpha;
  const encoded = asWebp
    ? upright.webp({ quality: 88, alphaQuality: 100, effort: frames > 1 ? 2 : 4 })
    : // Progressive scans would double the time for three percent of the bytes.
      upright.jpeg({ quality: 88, mozjpeg: true, optimiseScans: false });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    data,
    mimeType: asWebp ? 'image/webp' : 'image/jpeg',
    width: info.width,
    height: (info as { pageHeight?: number }).pageHeight ?? info.height,
    original: { width, height },
  };
}

/** One container holds several codecs, and only one of them can be decoded here. */
const typeOf = ({ format, compression }: Metadata) =>
  format === 'heif' ? (compression === 'av1' ? 'image/avif' : null) : `image/${format}`;

function tooLarge(pixels: number): never {
  const most = pixels / 1_000_000;
  fail('FILE_TOO_LARGE', (locale) => ({ description: inLocale(words, locale).manyPixels({ most }) }));
}
