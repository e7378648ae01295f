import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { storePicture } from '../../catalogue-desk/store-picture.ts';
import { productPictures } from '../../catalogue-desk/tables.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { Database } from '../../platform/db/connection.ts';
import { Failure } from '../../platform/http/failure.ts';
import { LocalizedError } from '../../platform/locale/localized-error.ts';
import { importMessage } from '../import-message.ts';

/** Bytes that are no picture; its message is a sentence without a full stop. */
export class NoPictureError extends LocalizedError {
  override name = 'NoPictureError';
}

/** Pictures of products by what they were made of: the checksum of a file, or the address that it came from. */
export interface PictureStore {
  /** The picture that was stored before; null when there is none. */
  find(source: string, alt: string): Promise<Picture | null>;
  /** Stores bytes, made anew in several widths; fails with `NoPictureError`. */
  store(source: string, bytes: Buffer, alt: string): Promise<Picture>;
}

const headBytes = 64;

/** Keeps imported pictures beside those that operators send: a file that is taken in again finds them by their id. */
export function pictureStore(db: Database, store: FileStore): PictureStore {
  return {
    async find(source, alt) {
      const [row] = await db
        .select({ picture: productPictures.picture })
        .from(productPictures)
        .where(eq(productPictures.id, idOf(source)));
      return row ? { ...row.picture, alt } : null;
    },
    async store(source, bytes, alt) {
      try {
        const picture = await storePicture({ db, store }, idOf(source), bytes, bytes.subarray(0, headBytes));
        return { ...picture, alt };
      } catch (error) {
        const reason = error instanceof Failure ? reasons[error.code] : undefined;
        throw reason === undefined ? error : new NoPictureError(reason);
      }
    },
  };
}

const unreadable = importMessage(({ picture }) => picture.unreadable);
const reasons: Record<string, LocalizedMessage> = {
  FILE_UNREADABLE: unreadable,
  FILE_TOO_LARGE: importMessage(({ picture }) => picture.tooLarge),
  FILE_TYPE_UNSUPPORTED: unreadable,
};

/** A UUID of version 8 (RFC 9562, section 5.8) with the beginning of a checksum. */
function idOf(source: string): string {
  const hash = createHash('sha256').update(source).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
