import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { printFiles } from '../../print/tables.ts';
import { readPdf } from '../preflight/pdf-thread.ts';

const pictures = new LRUCache<string, Buffer>({ maxSize: 48_000_000, sizeCalculation: (picture) => picture.length });

interface Picture {
  projectId: string;
  /** From 0; the production sheet is the last. */
  page: number;
  /** Pixels of the longer side. */
  size: number;
}

/** A page of the stored print file of a project as WebP, with its bleed: what the press gets, not what the scene says. */
export async function printPicture(
  db: Database,
  { projectId, page, size }: Picture,
  store: FileStore,
): Promise<{ name: string; type: string; content: Buffer }> {
  const [file = fail('FILE_NOT_FOUND')] = await db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
  const name = `${file.contentHash}-${page}-${size}.webp`;
  const cached = pictures.get(name);
  if (cached) return { name, type: 'image/webp', content: cached };
  if (page >= file.pages) fail('FILE_NOT_FOUND');
  const pdf = await buffer(await store.open(file.storageKey));
  const reply = await readPdf({ kind: 'picture', pdf, page, longest: size });
  const raster = ('picture' in reply ? reply.picture : null) ?? fail('FILE_NOT_FOUND');
  const { data, width, height } = raster;
  const content = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 88 })
    .toBuffer();
  pictures.set(name, content);
  return { name, type: 'image/webp', content };
}
