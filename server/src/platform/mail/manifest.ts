import type { Manifest } from '../../manifest.ts';
import { deliverMails } from './deliver-mails.ts';
import { registerOutbox } from './outbox.ts';
import * as tables from './tables.ts';

export const mailManifest: Manifest = {
  name: 'platform/mail',
  tables,

  open: ({ db, settings }) => ({
    routes: (app) => {
      if (!settings.production) registerOutbox(app, { db });
    },
    jobs: async (jobs) => {
      const { close } = await deliverMails(jobs, db, settings);
      return close;
    },
  }),
};
