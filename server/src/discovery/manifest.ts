import type { Manifest } from '../manifest.ts';
import { offeredLocales } from '../platform/locale/offered-locales.ts';
import { registerDiscovery } from './discovery.ts';

export const discoveryManifest: Manifest = {
  name: 'discovery',

  open: ({ db, catalogue, shopUrl }) => ({
    routes: (app) =>
      registerDiscovery(app, {
        db,
        // Texts that were written before this process knew of a change of languages are written anew.
        assortment: () => `${catalogue.assortment()} ${offeredLocales().join(' ')}`,
        origin: shopUrl,
      }),
  }),
};
