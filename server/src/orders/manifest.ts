import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from './guest-key.ts';
import { invoiceSigner } from './documents/invoice-url.ts';
import { registerDocuments } from './documents/make-documents.ts';
import { invoiceHandlers, registerInvoices } from './documents/serve-documents.ts';
import { orderHandlers } from './order-handlers.ts';
import { registerOrderNames } from './order-names.ts';
import { orderLinkHandlers, registerOrderLinks } from './order-links.ts';
import { releaseExpired } from './stock-holds.ts';
import * as tables from './tables.ts';

export const ordersManifest: Manifest = {
  name: 'orders',
  tables,

  open: ({ settings, db, store, secrets, throttle, shopUrl }) => {
    registerOrderNames();
    const signers = { signUrl: urlSigner(secrets.files), signInvoice: invoiceSigner(secrets.files) };
    return {
      handlers: {
        ...orderHandlers(signers),
        ...invoiceHandlers({ store }),
        ...orderLinkHandlers(throttle),
      },
      routes: (app) => registerInvoices(app, { db, store, secret: secrets.files }),
      jobs: async (jobs) => {
        await registerOrderLinks(jobs, db, { shopUrl, guestKey: guestKeys(secrets.guestOrders) });
        await registerDocuments(jobs, { db, store, initialSeller: settings, ...signers });
        await jobs.schedule('release-expired-holds', 20, () => releaseExpired(db));
      },
    };
  },
};
