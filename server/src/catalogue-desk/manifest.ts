import { previewKeys } from '../catalogue/preview-key.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import type { Manifest } from '../manifest.ts';
import { registerAttributePutBacks } from './attribute-changes.ts';
import { registerCategoryPutBack } from './categories.ts';
import { catalogueDeskHandlers } from './catalogue-desk-handlers.ts';
import { productActions, registerPricePutBack } from './product-actions.ts';
import { productList } from './product-list.ts';
import { registerProductNames } from './product-names.ts';
import { publishScheduled, registerPublicationPutBacks } from './publish-product.ts';
import { registerProductPutBack } from './save-product.ts';
import { registerReadyDesignPutBacks } from './removed-designs.ts';
import { deleteUnusedPictures, registerProductPictures } from './serve-pictures.ts';
import { deleteUnusedModels, registerSentModels } from './serve-sent-models.ts';
import * as tables from './tables.ts';

export const catalogueDeskManifest: Manifest = {
  name: 'catalogue-desk',
  tables,

  open: ({ db, store, incoming, room, secrets, settings: { plateNames } }) => {
    registerProductPutBack();
    registerPublicationPutBacks();
    registerPricePutBack();
    registerAttributePutBacks();
    registerCategoryPutBack();
    registerProductNames();
    registerReadyDesignPutBacks();
    return {
      handlers: catalogueDeskHandlers({
        keys: { previews: previewKeys(secrets.drafts), drafts: draftKeys(secrets.drafts) },
        store,
        incoming,
        room,
        plateNames,
      }),
      registers: { lists: [{ rows: productList, right: 'catalogue.read' }], bulkActions: productActions },
      routes: (app) => {
        registerProductPictures(app, { db, store });
        registerSentModels(app, { db, store });
      },
      jobs: async (jobs) => {
        await jobs.schedule('publish-scheduled-products', 30, () => publishScheduled(db));
        await jobs.schedule('delete-unused-product-pictures', 3600, () => deleteUnusedPictures(db, store));
        await jobs.schedule('delete-unused-product-models', 3600, () => deleteUnusedModels(db, store));
      },
    };
  },
};
