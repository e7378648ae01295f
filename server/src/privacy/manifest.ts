import { draftKeys } from '../drafts/draft-key.ts';
import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { exportSigner } from '../viewer/export-url.ts';
import { viewerReader } from '../viewer/project-viewers.ts';
import { cleanUp } from './clean-up.ts';
import { deleteUnused } from './delete-unused.ts';
import { eraseDelivered, registerFileDeletion } from './erase-account.ts';
import { markOrdered } from './mark-ordered.ts';
import { stripOriginals } from './strip-originals.ts';
import { ownDataHandlers } from './privacy-handlers.ts';

export const privacyManifest: Manifest = {
  name: 'privacy',

  open: ({ settings, db, store, secrets, throttle, shopUrl, personalRows, log }) => {
    const signExport = exportSigner(secrets.files);
    const wholeExport = (projectId: string) => shopUrl() + signExport(projectId);
    return {
      handlers: ownDataHandlers({
        throttle,
        shopUrl,
        personalRows,
        readViewers: viewerReader({ shopUrl, signExport: wholeExport }),
        keys: draftKeys(secrets.drafts),
        signUrl: urlSigner(secrets.files),
        draftDays: settings.draftDays,
      }),
      jobs: async (jobs) => {
        await registerFileDeletion(jobs, store);
        await jobs.schedule('erase-delivered', 600, () => eraseDelivered(db, personalRows));
        await jobs.schedule('mark-ordered', 600, () => markOrdered(db));
        await jobs.schedule('strip-originals', 600, () => stripOriginals(db, { store, log }));
        await jobs.schedule('clean-up', 3600, () => cleanUp(db));
        await jobs.schedule('delete-unused', 3600, () => deleteUnused(db, settings));
      },
    };
  },
};
