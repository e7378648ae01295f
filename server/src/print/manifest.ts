import type { Manifest } from '../manifest.ts';
import { registerPrinting } from './make-print.ts';
import { enqueueMissingPrints } from './missing-prints.ts';
import { registerPrintFiles } from './serve-prints.ts';
import * as tables from './tables.ts';

export const printManifest: Manifest = {
  name: 'print',
  tables,

  open: ({ db, store, secrets, shopUrl, settings: { plateNames } }) => ({
    routes: (app) => registerPrintFiles(app, { store, db, secret: secrets.files }),
    jobs: async (jobs) => {
      await registerPrinting(jobs, { db, store, shopUrl, plateNames });
      await jobs.schedule('make-missing-prints', 3600, () => enqueueMissingPrints(db));
    },
  }),
};
