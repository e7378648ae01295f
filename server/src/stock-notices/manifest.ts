import type { Manifest } from '../manifest.ts';
import { deleteOldStockNotices } from './delete-old-stock-notices.ts';
import { endStockNoticesRoutes } from './end-stock-notices.page.ts';
import { sendStockNotices } from './send-stock-notices.ts';
import { stockNoticeHandlers } from './stock-notice-handlers.ts';
import * as tables from './tables.ts';

export const stockNoticesManifest: Manifest = {
  name: 'stock-notices',
  tables,

  open: ({ db, throttle, shopUrl }) => ({
    handlers: stockNoticeHandlers(throttle),
    routes: (app) => endStockNoticesRoutes(app, db),
    jobs: async (jobs) => {
      await jobs.schedule('send-stock-notices', 60, () => sendStockNotices(db, shopUrl()));
      await jobs.schedule('delete-old-stock-notices', 3600, () => deleteOldStockNotices(db));
    },
  }),
};
