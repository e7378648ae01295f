import { draftKeys } from '../drafts/draft-key.ts';
import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { exportSigner } from '../viewer/export-url.ts';
import { viewerReader } from '../viewer/project-viewers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { refreshPeople } from './refresh-people.ts';
import { registerCustomerNames } from './customer-names.ts';
import * as tables from './tables.ts';

export const peopleManifest: Manifest = {
  name: 'people',
  tables,

  open: ({ settings, db, secrets, shopUrl, personalRows }) => {
    registerCustomerNames();
    const signUrl = urlSigner(secrets.files);
    const signExport = exportSigner(secrets.files);
    return {
      handlers: peopleHandlers({
        shopUrl,
        personalRows,
        // The copy is read outside of the shop.
        signUrl: (fileId, options) => shopUrl() + signUrl(fileId, options),
        readViewers: viewerReader({ shopUrl, signExport: (projectId) => shopUrl() + signExport(projectId) }),
        keys: draftKeys(secrets.drafts),
        draftDays: settings.draftDays,
        guestKey: guestKeys(secrets.guestOrders),
      }),
      jobs: async (jobs) => {
        await jobs.schedule('refresh-people', 60, async () => {
          while ((await refreshPeople(db)) > 0);
        });
      },
    };
  },
};
