import type { DiskRoom } from '../files/store/disk-room.ts';
import type { FileStore } from '../files/store/store.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import type { ListView } from '../platform/lists/list.ts';
import type { PlateNames } from '../print/plates.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { addProduct, deleteProduct } from './add-product.ts';
import {
  deleteAttribute,
  deleteAttributeValue,
  orderAttributes,
  orderAttributeValues,
  readDeskAttributes,
  saveAttribute,
  saveAttributeValue,
} from './attribute-changes.ts';
import { addAttribute, addAttributeValue, readProductFacts } from './attributes-desk.ts';
import { addCategory, deleteCategory, orderCategories, readDeskCategories, saveCategory } from './categories.ts';
import { addChoice, saveChoice } from './choices.ts';
import { copyProduct } from './copy-product.ts';
import { lockProduct } from './lock-product.ts';
import { receivePicture } from './make-picture.ts';
import { previewPrices } from './price-preview.ts';
import { productList } from './product-list.ts';
import { publish, unpublish } from './publish-product.ts';
import { readDeskProduct } from './read-desk-product.ts';
import { readyDesignDeskHandlers } from './ready-design-desk-handlers.ts';
import type { StudioKeys } from './ready-designs-desk.ts';
import { readSampleState, removeSample } from './remove-sample.ts';
import { saveProduct } from './save-product.ts';
import { saveVariants } from './save-variants.ts';
import { orderSlots } from './slot-order.ts';
import { addSlot, removeSlot, saveSlot } from './slots.ts';
import { testPreview, testPrint } from './product-test-print.ts';
import { receiveModel } from './store-model.ts';
import { moveStock, readStockMovements } from './stock.ts';

export interface CatalogueDeskParts {
  keys: StudioKeys;
  store: FileStore;
  incoming: string;
  room: DiskRoom;
  plateNames: PlateNames;
}

async function viewOf({ db, locale }: Context): Promise<ListView> {
  const { timeZone } = await readShopSettings(db);
  return { locale, timeZone, now: new Date() };
}

/** The calls by which operators say what can be personalised. */
const slotHandlers = ({ keys }: CatalogueDeskParts) => {
  const read = ({ db, locale }: Context, id: number) => readDeskProduct(db, id, keys, locale);
  return {
    addSlot: async (context, { params: { productId }, body }) => {
      await addSlot(context.db, operatorOf(context), productId, body);
      return read(context, productId);
    },
    saveSlot: async (context, { params, body }) => {
      await saveSlot(context.db, operatorOf(context), { ...params, ...body });
      return read(context, params.productId);
    },
    removeSlot: async (context, { params, query: { version } }) => {
      await removeSlot(context.db, operatorOf(context), { ...params, version });
      return read(context, params.productId);
    },
    orderSlots: async (context, { params: { productId }, body }) => {
      await orderSlots(context.db, operatorOf(context), { productId, ...body });
      return read(context, productId);
    },
    addChoice: async (context, { params: { productId }, body }) => {
      await addChoice(context.db, operatorOf(context), productId, body);
      return read(context, productId);
    },
    saveChoice: async (context, { params, body }) => {
      await saveChoice(context.db, operatorOf(context), { ...params, ...body });
      return read(context, params.productId);
    },
  } satisfies Partial<Handlers>;
};

const productHandlers = ({ keys, store, incoming, room, plateNames }: CatalogueDeskParts) => {
  const read = ({ db, locale }: Context, id: number) => readDeskProduct(db, id, keys, locale);
  return {
    listDeskProducts: async (context, { query }) => listPageOf(context.db, productList, query, await viewOf(context)),
    getProductFacts: ({ db, locale }) => readProductFacts(db, locale),
    addProduct: async (context, { body }) => read(context, await addProduct(context.db, operatorOf(context), body)),
    getDeskProduct: (context, { params: { productId } }) => read(context, productId),
    saveProduct: async (context, { params: { productId }, body }) => {
      await saveProduct(context.db, operatorOf(context), productId, body);
      return read(context, productId);
    },
    saveVariants: async (context, { params: { productId }, body }) => {
      await saveVariants(context.db, operatorOf(context), productId, body);
      return read(context, productId);
    },
    publishProduct: async (context, { params: { productId }, body: { version, at } }) => {
      await context.db.transaction(async (tx) =>
        publish(tx, operatorOf(context), await lockProduct(tx, productId, version), at === null ? null : new Date(at)),
      );
      return read(context, productId);
    },
    unpublishProduct: async (context, { params: { productId }, query: { version } }) => {
      await context.db.transaction(async (tx) =>
        unpublish(tx, operatorOf(context), await lockProduct(tx, productId, version)),
      );
      return read(context, productId);
    },
    copyProduct: async (context, { params: { productId } }) =>
      read(context, await copyProduct(context.db, operatorOf(context), productId)),
    deleteProduct: async (context, { params: { productId }, query: { version } }) => {
      await deleteProduct(context.db, operatorOf(context), productId, version);
      return {};
    },
    getTestPrint: ({ db }, { params: { productId }, query: { show } }) =>
      show === 'print' ? testPrint(db, productId, plateNames) : testPreview(db, productId, store),
    uploadProductPicture: (context) => receivePicture(context, { store, folder: incoming, room }),
    uploadProductModel: (context) => receiveModel(context, { store, folder: incoming, room }),
    previewPrices: async (context, { body }) => previewPrices(context.db, body, await viewOf(context)),
    moveStock: async (context, { params: { variantId }, body }) => {
      await moveStock(context.db, operatorOf(context), variantId, body);
      return readStockMovements(context.db, variantId);
    },
    listStockMovements: ({ db }, { params: { variantId } }) => readStockMovements(db, variantId),
  } satisfies Partial<Handlers>;
};

const attributeHandlers = {
  listDeskAttributes: ({ db }) => readDeskAttributes(db),
  addAttribute: async (context, { body: { name } }) => {
    await addAttribute(context.db, operatorOf(context), name);
    return readProductFacts(context.db, context.locale);
  },
  saveAttribute: async (context, { params: { attributeId }, body }) => {
    await saveAttribute(context.db, operatorOf(context), attributeId, body);
    return readDeskAttributes(context.db);
  },
  deleteAttribute: async (context, { params: { attributeId }, query: { version } }) => {
    await deleteAttribute(context.db, operatorOf(context), attributeId, version);
    return readDeskAttributes(context.db);
  },
  orderAttributes: async (context, { body: { idList } }) => {
    await orderAttributes(context.db, operatorOf(context), idList);
    return readDeskAttributes(context.db);
  },
  addAttributeValue: async (context, { params: { attributeId }, body }) => {
    await addAttributeValue(context.db, operatorOf(context), attributeId, body);
    return readProductFacts(context.db, context.locale);
  },
  saveAttributeValue: async (context, { params, body }) => {
    await saveAttributeValue(context.db, operatorOf(context), params, body);
    return readDeskAttributes(context.db);
  },
  deleteAttributeValue: async (context, { params, query: { version } }) => {
    await deleteAttributeValue(context.db, operatorOf(context), { ...params, version });
    return readDeskAttributes(context.db);
  },
  orderAttributeValues: async (context, { params: { attributeId }, body: { idList } }) => {
    await orderAttributeValues(context.db, operatorOf(context), attributeId, idList);
    return readDeskAttributes(context.db);
  },
} satisfies Partial<Handlers>;

const otherHandlers = {
  listDeskCategories: ({ db }) => readDeskCategories(db),
  addCategory: async (context, { body }) => {
    await addCategory(context.db, operatorOf(context), body);
    return readDeskCategories(context.db);
  },
  saveCategory: async (context, { params: { categoryId }, body }) => {
    await saveCategory(context.db, operatorOf(context), categoryId, body);
    return readDeskCategories(context.db);
  },
  orderCategories: async (context, { body: { idList } }) => {
    await orderCategories(context.db, operatorOf(context), idList);
    return readDeskCategories(context.db);
  },
  deleteCategory: async (context, { params: { categoryId }, query: { version } }) => {
    await deleteCategory(context.db, operatorOf(context), categoryId, version);
    return readDeskCategories(context.db);
  },
  getSampleState: ({ db }) => readSampleState(db),
  removeSample: async (context) => {
    await removeSample(context.db, operatorOf(context));
    return readSampleState(context.db);
  },
} satisfies Partial<Handlers>;

/** The calls by which operators edit the catalogue. */
export const catalogueDeskHandlers = (parts: CatalogueDeskParts) => ({
  ...productHandlers(parts),
  ...slotHandlers(parts),
  ...readyDesignDeskHandlers(parts.keys),
  ...attributeHandlers,
  ...otherHandlers,
});
