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
    const { providers, settlement, refundParts, guestKey, transfer } = parts;
    return {
      handlers: {
        ...readPaymentHandlers(parts),
        ...(settings.production ? {} : paymentHandlers(settlement)),
      },
      jobs: async (jobs) => {
        await jobs.register('refund', ({ refundId }) => sendRefund(db, refundId, refundParts));
        await jobs.schedule('cancel-payments', 60, () => cancelPayments(db, providers));
        if (transfer) await jobs.schedule('watch-transfers', 300, () => watchTransfers(db, transfer));
      },
      routes: (app) => {
        registerOpening(app, { db, providers, settlement, guestKey, shopUrl });
        registerEvents(app, { db, base: apiBase, providers, settlement, refundParts });
        if (transfer) {
          registerTransferPage(app, { db, ...transfer });
          registerConfirmation(app, { db, ...transfer });
        }
        if (settings.production) return;
        registerDemo(app, { openToAll: settings.demoForAll }, (scope) =>
          registerDemoPayments(scope, { db, base: apiBase, guestKey }),
        );
      },
    };
  },
};
