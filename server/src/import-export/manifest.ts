import type { Manifest } from '../manifest.ts';
import { fileRunHandlers } from './runs/file-run-handlers.ts';
import { registerFileRuns, runSigner } from './runs/run-addresses.ts';
import { deleteAbandonedFolders, deleteOldRuns, failAbandonedRuns, runFile } from './runs/run-file.ts';
import * as tables from './tables.ts';

export const importExportManifest: Manifest = {
  name: 'import-export',
  tables,

  open: ({ db, store, incoming, room, secrets, shopUrl }) => ({
    handlers: fileRunHandlers({ store, incoming, room, sign: runSigner(secrets.files) }),
    routes: (app) => registerFileRuns(app, { db, store, secret: secrets.files }),
    jobs: async (jobs) => {
      await jobs.register('file-run', ({ runId }) => runFile({ db, store, incoming, shopUrl }, runId));
      await jobs.schedule('fail-abandoned-file-runs', 30, () => failAbandonedRuns(db));
      await jobs.schedule('delete-old-file-runs', 3600, async () => {
        await deleteOldRuns(db, store);
        await deleteAbandonedFolders(incoming);
      });
    },
  }),
};
