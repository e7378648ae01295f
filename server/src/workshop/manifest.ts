import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { registerSettingsPutBack } from './calendar/workshop-settings.ts';
import { enqueueMissingPreflights, makePreflight } from './preflight/make-preflight.ts';
import { proofHandlers } from './proofs/proof-handlers.ts';
import * as tables from './tables.ts';
import { workshopHandlers } from './workshop-handlers.ts';

export const workshopManifest: Manifest = {
  name: 'workshop',
  tables,

  open: ({ db, store, shopUrl, throttle, secrets, settings }) => {
    registerSettingsPutBack();
    const guestKey = guestKeys(secrets.guestOrders);
    const shop = () => ({
      shopUrl: shopUrl(),
      initialSeller: settings,
      orderPath: (order: Parameters<typeof addressed>[0]) => orderAddress(addressed(order, guestKey)),
    });
    return {
      handlers: { ...workshopHandlers({ store, shopUrl }), ...proofHandlers({ store, throttle, shop }) },
      jobs: async (jobs) => {
        await jobs.register('preflight', ({ projectId }) =>
          makePreflight(projectId, { db, store, shopUrl, plateNames: settings.plateNames }),
        );
        await jobs.schedule('make-missing-preflights', 3600, () => enqueueMissingPreflights(db));
      },
    };
  },
};
