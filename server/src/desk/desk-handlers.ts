import { inLocale } from '@afterimage/words/compiled.ts';
import type { ShopDoor } from '../order-desk/order-news.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listFile } from '../platform/lists/list-file.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import type { ListView } from '../platform/lists/list.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { findList, type Registry } from './bulk/find-action.ts';
import { cancelBulkRun, readBulkRun, readBulkRuns } from './bulk/read-bulk.ts';
import { previewBulk, startBulk } from './bulk/start-bulk.ts';
import { exportLabels } from './labels/export-labels.ts';
import { importTracking } from './labels/import-tracking.ts';
import { readOrderListFacts } from './orders/order-list-facts.ts';
import { words as orderLabels } from './orders/order-labels.words.ts';
import { orderList } from './orders/order-list.ts';
import { adminSearch } from './search/admin-search.ts';
import { deleteView, orderViews, readViews, saveView, updateView } from './views/saved-views.ts';

/** How a list is looked at by who asks. */
async function viewOf({ db, locale }: Context): Promise<ListView> {
  const { timeZone } = await readShopSettings(db);
  return { locale, timeZone, now: new Date() };
}

const orderHandlers = {
  listDeskOrders: async (context, { query }) => listPageOf(context.db, orderList, query, await viewOf(context)),
  exportDeskOrders: async (context, { query }) =>
    listFile(context.db, orderList, query, await viewOf(context), { ...inLocale(orderLabels, context.locale) }),
  getOrderListFacts: ({ db }) => readOrderListFacts(db),
  adminSearch: async (context, { query: { text } }) => ({
    resultList: text === '' ? [] : await adminSearch(context.db, operatorOf(context), text),
  }),
} satisfies Partial<Handlers>;

const bulkHandlers = (registry: Registry) =>
  ({
    previewBulk: async (context, { params, body }) =>
      previewBulk(context.db, registry, operatorOf(context), { ...params, ...body }, await viewOf(context)),
    startBulk: async (context, { params, body }) => {
      const operator = operatorOf(context);
      await startBulk(context.db, registry, operator, { ...params, ...body }, await viewOf(context));
      return readBulkRun(context.db, registry, operator, body.runId, context.locale);
    },
    getBulkRun: (context, { params: { runId } }) =>
      readBulkRun(context.db, registry, operatorOf(context), runId, context.locale),
    listBulkRuns: async (context) => ({
      runList: await readBulkRuns(context.db, operatorOf(context), context.locale),
    }),
    cancelBulkRun: async (context, { params: { runId } }) => {
      await cancelBulkRun(context.db, operatorOf(context), runId);
      return readBulkRun(context.db, registry, operatorOf(context), runId, context.locale);
    },
  }) satisfies Partial<Handlers>;

const viewHandlers = (registry: Registry) => {
  const viewsOf = async (context: Context, name: string) => {
    const { rows } = findList(registry, operatorOf(context), name);
    return { viewList: await readViews(context.db, operatorOf(context), rows.name, context.locale) };
  };
  return {
    listSavedViews: (context, { params: { list } }) => viewsOf(context, list),
    saveView: (context, { params, body }) => {
      const { rows } = findList(registry, operatorOf(context), params.list);
      return saveView(context.db, operatorOf(context), rows.name, body);
    },
    updateView: (context, { params: { viewId }, body }) => updateView(context.db, operatorOf(context), viewId, body),
    deleteView: async (context, { params: { viewId } }) =>
      viewsOf(context, await deleteView(context.db, operatorOf(context), viewId)),
    orderViews: async (context, { params: { list }, body: { idList } }) => {
      findList(registry, operatorOf(context), list);
      await orderViews(context.db, operatorOf(context), list, idList);
      return viewsOf(context, list);
    },
  } satisfies Partial<Handlers>;
};

const labelHandlers = (shop: ShopDoor) =>
  ({
    exportLabels: async (context, { query }) =>
      exportLabels(context.db, operatorOf(context), query, await viewOf(context)),
    importTracking: (context, { body }) => importTracking(context.db, operatorOf(context), body, shop),
  }) satisfies Partial<Handlers>;

export const deskHandlers = (registry: Registry, shop: ShopDoor) => ({
  ...orderHandlers,
  ...labelHandlers(shop),
  ...bulkHandlers(registry),
  ...viewHandlers(registry),
});
