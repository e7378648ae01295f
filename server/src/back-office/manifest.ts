import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { printSigner } from '../print/print-url.ts';
import { enqueuePrint } from '../projects/enqueue-print.ts';
import { registerDemoDesk } from './back-office.page.ts';
import { readDeskPrints } from './read-prints.ts';
import { readDeskViewers } from './read-viewers.ts';

export const backOfficeManifest: Manifest = {
  name: 'back-office',

  open: ({ settings, db, secrets, shopUrl, ports }) => ({
    routes: (app) => {
      if (settings.production) return;
      const signPrint = printSigner(secrets.files);
      registerDemoDesk(app, {
        db,
        shopUrl,
        guestKey: guestKeys(secrets.guestOrders),
        prints: {
          read: (orderIds) => readDeskPrints(db, orderIds, signPrint),
          make: (projectId) => enqueuePrint(db, projectId),
        },
        readViewers: (orderIds) => readDeskViewers(db, orderIds, ports.readViewers),
      });
    },
  }),
};
