import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { registerDemo } from '../platform/http/demo-scope.ts';
import { printSigner } from '../print/print-url.ts';
import { enqueuePrint } from '../projects/enqueue-print.ts';
import { registerDemoBackOffice } from './back-office.page.ts';
import { registerDemoCases } from './cases.page.ts';
import { readBackOfficePrints } from './read-prints.ts';
import { readBackOfficeViewers } from './read-viewers.ts';

export const backOfficeManifest: Manifest = {
  name: 'back-office',

  open: ({ settings, db, secrets, shopUrl, ports }) => ({
    routes: (app) => {
      if (settings.production) return;
      const signPrint = printSigner(secrets.files);
      registerDemo(app, { openToAll: settings.demoForAll }, (scope) => {
        registerDemoCases(scope, { db, shopUrl });
        registerDemoBackOffice(scope, {
          db,
          shopUrl,
          guestKey: guestKeys(secrets.guestOrders),
          prints: {
            read: (orderIds) => readBackOfficePrints(db, orderIds, signPrint),
            make: (projectId) => enqueuePrint(db, projectId),
          },
          readViewers: (orderIds) => readBackOfficeViewers(db, orderIds, ports.readViewers),
        });
      });
    },
  }),
};
