import type { FastifyInstance } from 'fastify';
import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { invoiceSigner } from '../orders/documents/invoice-url.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { printSigner } from '../print/print-url.ts';
import { orderActs } from './order-acts.ts';
import { registerNotePutBacks } from './order-notes.ts';
import { orderDeskHandlers } from './order-desk-handlers.ts';
import { orderEditsHandlers } from './order-edits-handlers.ts';
import * as tables from './tables.ts';

export const orderDeskManifest: Manifest = {
  name: 'order-desk',
  tables,

  open: (shop) => {
    registerNotePutBacks();
    const { settings, secrets, shopUrl } = shop;
    const server: { app: FastifyInstance | null } = { app: null };
    const door = { guestKey: guestKeys(secrets.guestOrders), shopUrl };
    const acts = orderActs(door);
    const parts = {
      ...door,
      acts,
      signUrl: urlSigner(secrets.files),
      signInvoice: invoiceSigner(secrets.files),
      signPrint: printSigner(secrets.files),
    };
    // Wherever the shop's pictures lie, it serves them itself.
    const readPicture = async (url: string) => {
      const picture = await server.app?.inject({ url });
      return picture?.statusCode === 200 ? picture.rawPayload : null;
    };
    return {
      handlers: {
        ...orderDeskHandlers({ ...parts, initialSeller: settings, readPicture }),
        ...orderEditsHandlers({ ...parts, readProviders: paymentParts(shop).readProviders, initialSeller: settings }),
      },
      registers: { delayedActs: acts.kinds },
      routes: (app) => void (server.app = app),
    };
  },
};
