import type { Manifest } from '../../manifest.ts';
import { registerDemo } from '../http/demo-scope.ts';
import { deliverMails } from './deliver-mails.ts';
import { registerOutbox } from './outbox.ts';
import * as tables from './tables.ts';

export const mailManifest: Manifest = {
  name: 'platform/mail',
  tables,

  open: ({ db, settings, services, catalogue }) => ({
    routes: (app) => {
      // With a mail server there is nothing in it but what was not meant for others to read.
      if (settings.production || settings.smtpUrl !== undefined) return;
      const isOpen = async () => (await services.mailServer(db)) === null;
      registerDemo(app, { openToAll: settings.demoForAll }, (scope) => registerOutbox(scope, { db, isOpen }));
    },
    jobs: async (jobs) => {
      const { close } = await deliverMails(jobs, db, {
        readServer: services.mailServer,
        hasOutbox: !settings.production,
        openFormerServer: services.openFormerServer,
        onChange: catalogue.onChange,
      });
      return close;
    },
  }),
};
