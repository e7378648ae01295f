import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from './guest-key.ts';
import { invoiceSigner } from './invoice/invoice-url.ts';
import { invoiceHandlers, registerInvoices } from './invoice/read-invoice.ts';
import { orderHandlers } from './order-handlers.ts';
import { orderLinkHandlers, registerOrderLinks } from './order-links.ts';
import { releaseExpired } from './stock-holds.ts';
import * as tables from './tables.ts';

export const ordersManifest: Manifest = {
  name: 'orders',
  tables,

  open: ({ settings, db, secrets, throttle, shopUrl }) => {
    const signers = { signUrl: urlSigner(secrets.files), signInvoice: invoiceSigner(secrets.files) };
    const { seller } = settings;
    return {
      handlers: {
        ...orderHandlers(signers),
        ...invoiceHandlers({ ...signers, seller }),
        ...orderLinkHandlers(throttle),
      },
      routes: (app) => registerInvoices(app, { db, secret: secrets.files, ...signers, seller }),
      jobs: async (jobs) => {
        await registerOrderLinks(jobs, db, { shopUrl, guestKey: guestKeys(secrets.guestOrders) });
        await jobs.schedule('release-expired-holds', 20, () => releaseExpired(db));
      },
    };
  },
};
