import type { Manifest } from '../manifest.ts';
import { registerDiscovery } from './discovery.ts';

export const discoveryManifest: Manifest = {
  name: 'discovery',

  open: ({ db, catalogue, shopUrl }) => ({
    routes: (app) => registerDiscovery(app, { db, assortment: () => catalogue.assortment(), origin: shopUrl }),
  }),
};
