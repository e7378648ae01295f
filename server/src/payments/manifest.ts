import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { insertInvoice } from '../orders/documents/insert-documents.ts';
import { invoiceSigner } from '../orders/documents/invoice-url.ts';
import { createLineStates } from '../orders/line-states/create-line-states.ts';
import { registerDemo } from '../platform/http/demo-scope.ts';
import { createProjects } from '../projects/create-projects.ts';
import { confirmOrder } from './confirm-order.ts';
import { registerDemoPayments } from './demo-payments.ts';
import { demoProvider } from './demo-provider.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { mailRefund, mailRefundDone } from './refund-mail.ts';
import { type RefundParts, sendRefund } from './refunds/send-refund.ts';
import type { Settlement } from './settle.ts';
import * as tables from './tables.ts';

export const paymentsManifest: Manifest = {
  name: 'payments',
  tables,

  open: ({ settings, db, secrets, shopUrl, apiBase }) => {
    const guestKey = guestKeys(secrets.guestOrders);
    const signers = { signUrl: urlSigner(secrets.files), signInvoice: invoiceSigner(secrets.files) };
    const settlement: Settlement = {
      onPaid: async (tx, order) => {
        await createProjects(tx, order.id);
        await createLineStates(tx, order.id);
        await confirmOrder(tx, order, { ...signers, guestKey, shopUrl: shopUrl() });
        await insertInvoice(tx, order, { ...signers, seller: settings.seller });
      },
      onRefunded: (tx, order, payment) => mailRefund(tx, order, payment, { guestKey, shopUrl: shopUrl() }),
    };
    const refundParts: RefundParts = {
      providers: [demoProvider],
      // What follows from a refund: its mail.
      onRefundDone: (tx, refund, order) => mailRefundDone(tx, order, refund, { guestKey, shopUrl: shopUrl() }),
    };
    return {
      handlers: paymentHandlers(settlement),
      jobs: async (jobs) => {
        await jobs.register('refund', ({ refundId }) => sendRefund(db, refundId, refundParts));
      },
      routes: (app) => {
        if (settings.production) return;
        registerDemo(app, { openToAll: settings.demoForAll }, (scope) =>
          registerDemoPayments(scope, { db, base: apiBase, guestKey }),
        );
      },
    };
  },
};
