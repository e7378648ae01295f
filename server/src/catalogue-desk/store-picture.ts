import sharp from 'sharp';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { remakePicture } from '../files/sanitize/picture.ts';
import { sniff } from '../files/sanitize/sniff.ts';
import type { FileStore } from '../files/store/store.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { sentPicturePath } from './product-images.ts';
import { type PictureKeys, productPictures } from './tables.ts';

/** The widths in which a picture is offered to browsers; those wider than the picture are left out. */
const offeredWidths = [320, 640, 960, 1280, 1600];
const quality = { avif: 58, webp: 80 };

// Making ten files of a picture takes seconds of the processor: one at a time leaves it to customers.
const encoding = semaphore(1, { maxWaiting: 30, patience: 120_000 });

/**
 * Makes the files that pages show of a picture, and stores them; it belongs to no product yet. Fails with
 * `FILE_TYPE_UNSUPPORTED`, `FILE_UNREADABLE` or `FILE_TOO_LARGE`.
 * @param source the bytes, or where they lie
 * @param head the first bytes, which say what they are
 */
export async function storePicture(
  { db, store }: { db: Database; store: FileStore },
  id: string,
  source: string | Buffer,
  head: Buffer,
): Promise<Picture> {
  const type = sniff(head);
  if (!type?.startsWith('image/')) return fail('FILE_TYPE_UNSUPPORTED');
  const { data } = await remakePicture(source, type, { moving: false, side: 1600 });
  return encoding(async () => {
    const { picture, files } = await filesOf(id, data);
    const keys: Record<string, string> = {};
    try {
      for (const [name, content] of files) keys[name] = (await store.put(content)).key;
      const added = await db
        .insert(productPictures)
        .values({ id, picture, keys })
        .onConflictDoNothing()
        .returning({ id: productPictures.id });
      // Another process has stored the same one.
      if (added.length === 0) await deleteFiles(store, keys);
    } catch (error) {
      await deleteFiles(store, keys);
      throw error;
    }
    return picture;
  });
}

/** Deletes the files of a picture. */
export async function deleteFiles(store: FileStore, keys: PictureKeys): Promise<void> {
  await Promise.all(Object.values(keys).map((key) => store.delete(key)));
}

/** A picture in every width and format, and how pages name it. */
async function filesOf(id: string, data: Buffer): Promise<{ picture: Picture; files: Map<string, Buffer> }> {
  const { width, height } = await sharp(data).metadata();
  const widths = [
    ...new Set([...offeredWidths.filter((one) => one < width), Math.min(width, offeredWidths.at(-1) ?? width)]),
  ];
  const files = new Map<string, Buffer>();
  for (const one of widths) {
    const sized = sharp(data).resize(one);
    files.set(`${one}.avif`, await sized.clone().avif({ quality: quality.avif, effort: 3 }).toBuffer());
    files.set(`${one}.webp`, await sized.clone().webp({ quality: quality.webp, effort: 4 }).toBuffer());
  }
  const tiny = await sharp(data).resize(16).webp({ quality: 40 }).toBuffer();
  const widest = widths.at(-1) ?? width;
  const picture: Picture = {
    url: `${sentPicturePath}${id}-${widest}.webp`,
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    alt: '',
    widths,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  return { picture, files };
}
