import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { photoLimits, videoLimits } from '@afterimage/contract/values/limits.ts';
import { errors } from '@afterimage/contract/values/errors.ts';
import { files } from '../tables.ts';
import { singleFlight } from '../../platform/cache/single-flight.ts';
import { keyedSemaphore } from '../../platform/concurrency/semaphore.ts';
import { networkOf } from '../../platform/rate-limit/rate-limits.ts';
import { uuidOf } from '../../platform/signing/signer.ts';
import { fail, Failure } from '../../platform/http/failure.ts';
import type { Context, Handlers } from '../../platform/http/handlers.ts';
import type { AttachmentParts } from '../library/attachments.ts';
import { captionsHandler } from '../library/captions.ts';
import { type MakeFile, makeMedium, makePhoto } from './make-file.ts';
import type { Parts } from './parts.ts';
import { posterHandler } from '../library/poster.ts';
import { withFile, withReceived } from './received.ts';
import type { SignUrl } from '../signed-url.ts';
import type { DiskRoom } from '../store/disk-room.ts';
import type { FileStore } from '../store/store.ts';
import { loadFiles, mediumOnWire, photoOnWire, type StoredFile } from '../stored-files.ts';

/** What the upload handlers need. */
export interface UploadParts extends AttachmentParts {
  signUrl: SignUrl;
  /** A folder on this machine for files that are just arriving. */
  folder: string;
  /** On the disk of that folder. */
  room: DiskRoom;
  parts: Parts;
}

type Uploads = Pick<
  Handlers,
  | 'uploadPhoto'
  | 'uploadArMedium'
  | 'uploadArMediumPoster'
  | 'uploadArMediumCaptions'
  | 'takePhotoUpload'
  | 'takeArMediumUpload'
>;

interface Kind {
  kind: StoredFile['kind'];
  make: MakeFile;
  maxBytes: number;
}
// Whoever sends what takes long to read makes his own network wait, and nobody else.
const ofNetwork = keyedSemaphore(1, { maxWaiting: 30, patience: 120_000 });
const inTurn = <Result>({ caller }: Context, work: () => Promise<Result>): Promise<Result> =>
  ofNetwork(networkOf(caller.address), work);

const photo: Kind = { kind: 'photo', make: makePhoto, maxBytes: photoLimits.bytes };
const medium: Kind = { kind: 'medium', make: makeMedium, maxBytes: videoLimits.bytes };

/** The handlers of the uploads: sent as a form, or in parts and then taken. */
export function uploadHandlers(uploadParts: UploadParts): Uploads {
  const { store, signUrl, folder, room } = uploadParts;
  const receive = (context: Context, { make, maxBytes }: Kind) =>
    withReceived(context, { folder, room, maxBytes }, (file) =>
      storeWithRow(context, store, async (put) => ({
        ...(await inTurn(context, () => make(context, file, put))),
        name: file.name,
      })),
    );
  const take = taker(uploadParts);
  return {
    uploadPhoto: async (context) => photoOnWire(await receive(context, photo), signUrl),
    uploadArMedium: async (context) => mediumOnWire(await receive(context, medium), signUrl),
    takePhotoUpload: async (context, { params }) => photoOnWire(await take(context, params.uploadId, photo), signUrl),
    takeArMediumUpload: async (context, { params }) =>
      mediumOnWire(await take(context, params.uploadId, medium), signUrl),
    uploadArMediumPoster: posterHandler(uploadParts),
    uploadArMediumCaptions: captionsHandler(uploadParts),
  };
}

/** The id of the file that an upload becomes: of two processes that make it at once, one writes its row. */
const fileIdOf = (uploadId: string): string => uuidOf(asVersion4(createHash('sha256').update(uploadId).digest()));

function asVersion4(bytes: Buffer): Buffer {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

/** Takes what was sent in parts. Done twice, also at the same moment, it answers the same. */
function taker({ store, folder, parts }: UploadParts) {
  const share = singleFlight<StoredFile>();

  const make = async (context: Context, id: string, { make: making, maxBytes }: Kind): Promise<StoredFile> => {
    const upload = (await parts.find(id)) ?? fail('FILE_NOT_FOUND');
    const release = await parts.reserveTaking(id, upload);
    try {
      const file = await withFile(
        { folder, maxBytes, name: upload.name },
        (path) => parts.copy(id, path),
        (received) => {
          const makeNamed = async (put: FileStore['put']) => ({
            ...(await inTurn(context, () => making(context, received, put))),
            name: received.name,
          });
          return storeWithRow(context, store, makeNamed, fileIdOf(id));
        },
      );
      await parts.finish(id, upload, file.id);
      return file;
    } catch (error) {
      // What was refused stays refused; after a fault of the shop it may be taken again.
      if (error instanceof Failure && errors[error.code].status < 500) await parts.remove(id);
      throw error;
    } finally {
      release();
    }
  };

  return async (context: Context, id: string, kind: Kind): Promise<StoredFile> => {
    const upload = await parts.find(id);
    if (!upload || upload.offset < upload.length) fail('FILE_NOT_FOUND');
    const fileId = upload.fileId ?? (await share(id, () => make(context, id, kind))).id;
    const file = (await loadFiles(context.db, [fileId], context.caller)).get(fileId);
    return file?.kind === kind.kind ? file : fail('FILE_NOT_FOUND');
  };
}

/**
 * Writes the row of what was put into the store; when anything fails on the way, what was put is deleted again. When there
 * is a row with that id already, it is the one.
 */
async function storeWithRow(
  context: Context,
  store: FileStore,
  make: (put: FileStore['put']) => Promise<typeof files.$inferInsert>,
  id: string = randomUUID(),
): Promise<StoredFile> {
  const keys: string[] = [];
  try {
    const values = await make(async (content) => {
      const storedFile = await store.put(content);
      keys.push(storedFile.key);
      return storedFile;
    });
    const [row] = await context.db
      .insert(files)
      .values({ ...values, id, accountId: context.caller.accountId })
      .onConflictDoNothing({ target: files.id })
      .returning();
    if (row) return row;
    await Promise.all(keys.map((key) => store.delete(key)));
    const [existing] = await context.db.select().from(files).where(eq(files.id, id));
    return existing ?? fail('FILE_NOT_FOUND');
  } catch (error) {
    await Promise.all(keys.map((key) => store.delete(key)));
    throw error;
  }
}
