import type { Manifest } from '../manifest.ts';
import { registerFound } from './discovery.ts';

export const discoveryManifest: Manifest = {
  name: 'discovery',

  open: ({ db, catalogue, shopUrl }) => ({
    routes: (app) => registerFound(app, { db, assortment: () => catalogue.assortment(), origin: shopUrl }),
  }),
};
