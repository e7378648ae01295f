import type { Manifest } from '../manifest.ts';
import { registerTargets } from './serve-targets.ts';
import * as tables from './tables.ts';
import { registerTargetJobs } from './target-jobs.ts';

export const targetsManifest: Manifest = {
  name: 'targets',
  tables,

  open: ({ db, store, secrets, shopUrl }) => ({
    routes: (app) => registerTargets(app, { store, db, secret: secrets.files }),
    jobs: (jobs) => registerTargetJobs(jobs, { db, store, shopUrl }),
  }),
};
