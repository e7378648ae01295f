import type { Manifest } from '../manifest.ts';
import { registerDemo } from '../platform/http/demo-scope.ts';
import { cancelPayments } from './cancel-payments.ts';
import { registerDemoPayments } from './demo-payments.ts';
import { registerEvents } from './events-door.ts';
import { registerOpening } from './open-payment-routes.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { paymentParts } from './payment-parts.ts';
import { readPaymentHandlers } from './read-payment.ts';
import { sendRefund } from './refunds/send-refund.ts';
import * as tables from './tables.ts';
import { registerConfirmation } from './transfer/confirm-transfer.ts';
import { registerTransferPage } from './transfer/transfer-page.ts';
import { watchTransfers } from './transfer/watch-transfers.ts';

export const paymentsManifest: Manifest = {
  name: 'payments',
  tables,

  open: (shop) => {
    const { settings, db, shopUrl, apiBase } = shop;
    const parts = paymentParts(shop);
    const { readProviders, settlement, refundParts, guestKey, transferDoor, readTransferParts: readParts } = parts;
    return {
      handlers: {
        ...readPaymentHandlers(parts),
        ...(settings.production ? {} : paymentHandlers(settlement)),
      },
      jobs: async (jobs) => {
        await jobs.register('refund', ({ refundId }) => sendRefund(db, refundId, refundParts));
        await jobs.schedule('cancel-payments', 60, () => cancelPayments(db, readProviders));
        await jobs.schedule('watch-transfers', 300, () => watchTransfers(db, transferDoor, readParts));
      },
      routes: (app) => {
        registerOpening(app, { db, readProviders, settlement, guestKey, shopUrl });
        registerEvents(app, { db, base: apiBase, readProviders, settlement, refundParts });
        registerTransferPage(app, { db, guestKey, readParts });
        registerConfirmation(app, { db, ...transferDoor, readParts });
        if (settings.production) return;
        registerDemo(app, { openToAll: settings.demoForAll }, (scope) =>
          registerDemoPayments(scope, { db, base: apiBase, guestKey }),
        );
      },
    };
  },
};
