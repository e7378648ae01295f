import { randomUUID } from 'node:crypto';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { catalogueLimits } from '@afterimage/contract/values/catalogue-desk.ts';
import { withReceived } from '../files/receive/received.ts';
import type { DiskRoom } from '../files/store/disk-room.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Context } from '../platform/http/handlers.ts';
import { storePicture } from './store-picture.ts';

interface PictureParts {
  store: FileStore;
  /** Where uploads arrive. */
  folder: string;
  room: DiskRoom;
}

/** Receives a picture and makes the files that pages show of it; it belongs to no product yet. */
export const receivePicture = (context: Context, { store, folder, room }: PictureParts): Promise<Picture> =>
  withReceived(context, { folder, room, maxBytes: catalogueLimits.pictureBytes }, ({ path, head }) =>
    storePicture({ db: context.db, store }, randomUUID(), path, head),
  );
