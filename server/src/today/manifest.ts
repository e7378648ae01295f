import { hostname } from 'node:os';
import { freeSpaceOf } from '../files/store/disk-room.ts';
import type { Manifest } from '../manifest.ts';
import type { Database } from '../platform/db/connection.ts';
import { registerChecklistPutBack } from './checklist.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { checkDisk } from './disk-incident.ts';
import { endPrintIncidents, noteFailedJob } from './failed-jobs.ts';
import { mailIncidents } from './mail-incidents.ts';
import { checkMoney } from './money-incidents.ts';
import { readOwners } from '../operators/owners.ts';
import { registerThresholdPutBack } from './short-stock.ts';
import { storeSales } from './sum-up-sales.ts';
import * as tables from './tables.ts';
import { todayHandlers } from './today-handlers.ts';
import { checkWebhooks } from './webhook-incidents.ts';

export const todayManifest: Manifest = {
  name: 'today',
  tables,

  open: (shop) => {
    const { settings, db, shopUrl } = shop;
    registerChecklistPutBack();
    registerThresholdPutBack();
    const mailParts = { owners: (tx: Database) => readOwners(tx, settings), shopUrl };
    return {
      handlers: todayHandlers({ settings, services: shop.services, readProviders: paymentParts(shop).readProviders }),
      jobs: async (jobs) => {
        await jobs.onFailure(async (failed) => {
          await noteFailedJob(db, failed);
          await mailIncidents(db, mailParts);
        });
        await jobs.schedule('watch-incidents', 60, async () => {
          await checkDisk(db, { folder: settings.dataDir, machine: hostname(), freeSpace: freeSpaceOf });
          await endPrintIncidents(db);
          await checkMoney(db);
          await checkWebhooks(db);
          await mailIncidents(db, mailParts);
        });
        await jobs.schedule('store-sales', 600, async () => {
          while ((await storeSales(db)) > 0);
        });
      },
    };
  },
};
