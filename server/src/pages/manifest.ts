import type { Manifest } from '../manifest.ts';
import { presentArticleAddress } from '../blog/former-article-address.ts';
import { presentAddress } from '../catalogue/former-address.ts';
import { readSeller } from '../shop-settings/read-seller.ts';
import { previewCalls, previewKeyOf } from '../page-desk/page-preview.ts';
import { registerFilms } from './films.ts';
import { registerModels } from './models.ts';
import { registerAdmin } from './serve-admin.ts';
import { registerPages } from './pages.ts';
import { registerPictures } from './pictures.ts';
import { join } from 'node:path';

export const pagesManifest: Manifest = {
  name: 'pages',

  open: ({ settings, db, catalogue, shopUrl, storefront }) => ({
    routes: async (app, { call }) => {
      await registerFilms(app);
      await registerModels(app);
      await registerPictures(app, join(settings.dataDir, 'pictures'));
      await registerAdmin(app, storefront.admin);
      await registerPages(app, {
        callInProcess: call,
        catalogueVersion: () => catalogue.version(),
        origin: shopUrl,
        shopName: async () => (await readSeller(db, settings)).name,
        presentAddress: async (address) =>
          (await presentAddress(db, address)) ?? (await presentArticleAddress(db, address)),
        previewCall: async (address, ownCall) => {
          const key = previewKeyOf(address);
          return key === null ? null : previewCalls(db, ownCall, key);
        },
        demo: !settings.production,
        keepsOffline: settings.keepsOffline,
        build: storefront.pages,
      });
    },
  }),
};
