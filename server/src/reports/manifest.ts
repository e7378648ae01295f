import type { Manifest } from '../manifest.ts';
import { deleteOldReports } from './delete-old-reports.ts';
import { reportHandlers } from './report-handlers.ts';
import * as tables from './tables.ts';

export const reportsManifest: Manifest = {
  name: 'reports',
  tables,

  open: ({ settings, db, throttle, shopUrl }) => ({
    handlers: reportHandlers({ throttle, shopUrl, initialSeller: settings, draftDays: settings.draftDays }),
    jobs: async (jobs) => {
      await jobs.schedule('delete-old-reports', 3600, () => deleteOldReports(db));
    },
  }),
};
