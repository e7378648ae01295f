import { lt, sql } from 'drizzle-orm';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { runBulk } from './bulk/run-bulk.ts';
import { delayedBulk } from './bulk/start-bulk.ts';
import { deskHandlers } from './desk-handlers.ts';
import { orderActions } from './orders/order-actions.ts';
import { orderList } from './orders/order-list.ts';
import * as tables from './tables.ts';

export const deskManifest: Manifest = {
  name: 'desk',
  tables,

  open: ({ db, secrets, shopUrl, registered }) => ({
    handlers: deskHandlers(registered, { shopUrl, guestKey: guestKeys(secrets.guestOrders) }),
    registers: {
      lists: [{ rows: orderList, right: 'orders.read' }],
      delayedActs: [delayedBulk],
      bulkActions: orderActions({ shopUrl, guestKey: guestKeys(secrets.guestOrders) }),
    },
    jobs: async (jobs) => {
      await jobs.register('bulk', async ({ runId }) => {
        const { timeZone } = await readShopSettings(db);
        // In pieces, so that a process that stops does not have to wait, and other runs have their turn.
        if ((await runBulk(db, registered, runId, { timeZone })) === 'rows left') await enqueue(db, 'bulk', { runId });
      });
      const old = lt(tables.bulkRuns.createdAt, sql`now() - interval '30 days'`);
      await jobs.schedule('delete-old-bulk-runs', 3600, () => db.delete(tables.bulkRuns).where(old));
    },
  }),
};
