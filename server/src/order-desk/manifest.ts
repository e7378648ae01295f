import type { FastifyInstance } from 'fastify';
import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { invoiceSigner } from '../orders/documents/invoice-url.ts';
import { printSigner } from '../print/print-url.ts';
import { orderDeskHandlers } from './order-desk-handlers.ts';
import * as tables from './tables.ts';

export const orderDeskManifest: Manifest = {
  name: 'order-desk',
  tables,

  open: ({ settings, secrets, shopUrl }) => {
    const server: { app: FastifyInstance | null } = { app: null };
    return {
      handlers: orderDeskHandlers({
        signUrl: urlSigner(secrets.files),
        signInvoice: invoiceSigner(secrets.files),
        signPrint: printSigner(secrets.files),
        guestKey: guestKeys(secrets.guestOrders),
        seller: settings.seller,
        shopUrl,
        // Wherever the shop's pictures lie, it serves them itself.
        readPicture: async (url) => {
          const picture = await server.app?.inject({ url });
          return picture?.statusCode === 200 ? picture.rawPayload : null;
        },
      }),
      routes: (app) => void (server.app = app),
    };
  },
};
