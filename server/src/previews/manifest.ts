import type { Manifest } from '../manifest.ts';
import { registerPreviewJobs } from './preview-jobs.ts';
import { registerPreviews } from './serve-previews.ts';
import { registerReadyDesigns } from './serve-ready-designs.ts';
import * as tables from './tables.ts';

export const previewsManifest: Manifest = {
  name: 'previews',
  tables,

  open: ({ db, store, secrets }) => ({
    routes: (app) => {
      registerPreviews(app, { store, db, secret: secrets.files });
      registerReadyDesigns(app, { store, db });
    },
    jobs: (jobs) => registerPreviewJobs(jobs, { db, store }),
  }),
};
