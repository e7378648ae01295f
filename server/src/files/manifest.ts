import type { Manifest } from '../manifest.ts';
import type { RouteName } from '@afterimage/contract/values/routes.ts';
import { videoLimits } from '@afterimage/contract/values/limits.ts';
import type { Handler } from '../platform/http/handlers.ts';
import { galleryHandlers, seedGallery } from './library/gallery.ts';
import { makeRoom } from './receive/received.ts';
import { registerResumableUploads } from './receive/tus.ts';
import { uploadBudget } from './receive/upload-budget.ts';
import { uploadHandlers } from './receive/uploads.ts';
import { registerFiles } from './serve.ts';
import { urlSigner } from './signed-url.ts';
import * as tables from './tables.ts';

export const filesManifest: Manifest = {
  name: 'files',
  tables,

  async open({ db, store, settings, secrets, incoming, room, parts, throttle, apiBase, log, ports }) {
    await seedGallery(db, store);
    // On the disk of each process, unlike what is done for all of them together.
    const sweeping = setInterval(() => {
      makeRoom(incoming, async () => false).catch((error: unknown) =>
        log.warn({ err: error }, 'old uploads could not be removed'),
      );
    }, 600_000).unref();
    const signUrl = urlSigner(secrets.files);
    const uploads = uploadHandlers({
      store,
      signUrl,
      folder: incoming,
      room,
      parts,
      isOrderedByOthers: ports.isOrderedByOthers,
    });
    const demandBudget = uploadBudget({ db, throttle, maxUnorderedBytes: settings.uploads.maxUnorderedBytes });
    const budgeted =
      <Name extends RouteName>(handler: Handler<Name>): Handler<Name> =>
      async (context, input) => {
        const { address, contentLength = videoLimits.bytes } = context.caller;
        await demandBudget(address, contentLength);
        return handler(context, input);
      };
    return {
      handlers: {
        ...uploads,
        uploadPhoto: budgeted(uploads.uploadPhoto),
        uploadArMedium: budgeted(uploads.uploadArMedium),
        uploadArMediumPoster: budgeted(uploads.uploadArMediumPoster),
        uploadArMediumCaptions: budgeted(uploads.uploadArMediumCaptions),
        ...galleryHandlers(signUrl),
      },
      routes: (app) => {
        registerFiles(app, { store, db, secret: secrets.files });
        registerResumableUploads(app, { parts, path: `${apiBase}/uploads`, mayBegin: demandBudget });
      },
      close: () => clearInterval(sweeping),
    };
  },
};
