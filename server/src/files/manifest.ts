import type { Manifest } from '../manifest.ts';
import { limited } from '../platform/rate-limit/limited.ts';
import { networkOf } from '../platform/rate-limit/rate-limits.ts';
import { galleryHandlers, seedGallery } from './library/gallery.ts';
import { partsFolderOf } from './receive/parts.ts';
import { removeAbandoned } from './receive/received.ts';
import { registerResumableUploads } from './receive/tus.ts';
import { uploadHandlers } from './receive/uploads.ts';
import { registerFiles } from './serve.ts';
import { urlSigner } from './signed-url.ts';
import * as tables from './tables.ts';

export const filesManifest: Manifest = {
  name: 'files',
  tables,

  async open({ db, store, secrets, incoming, parts, throttle, apiBase, log, ports }) {
    const removeAllAbandoned = async () => {
      await removeAbandoned(incoming);
      await removeAbandoned(partsFolderOf(incoming));
    };
    await seedGallery(db, store);
    await removeAllAbandoned();
    // On the disk of each process, unlike what is done for all of them together.
    const sweeping = setInterval(() => {
      removeAllAbandoned().catch((error: unknown) => log.warn({ err: error }, 'old uploads could not be removed'));
    }, 3_600_000).unref();
    const signUrl = urlSigner(secrets.files);
    const uploads = uploadHandlers({
      store,
      signUrl,
      folder: incoming,
      parts,
      isOrderedByOthers: ports.isOrderedByOthers,
    });
    const limit = 'upload from an address';
    return {
      handlers: {
        ...uploads,
        uploadPhoto: limited(throttle, limit, uploads.uploadPhoto),
        uploadArMedium: limited(throttle, limit, uploads.uploadArMedium),
        uploadArMediumPoster: limited(throttle, limit, uploads.uploadArMediumPoster),
        uploadArMediumCaptions: limited(throttle, limit, uploads.uploadArMediumCaptions),
        ...galleryHandlers(signUrl),
      },
      routes: (app) => {
        registerFiles(app, { store, db, secret: secrets.files });
        const mayBegin = (from: string) => throttle.take(limit, networkOf(from));
        registerResumableUploads(app, { parts, path: `${apiBase}/uploads`, mayBegin });
      },
      close: () => clearInterval(sweeping),
    };
  },
};
