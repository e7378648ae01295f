import { urlSigner } from '../files/signed-url.ts';
import type { Manifest } from '../manifest.ts';
import { limited } from '../platform/rate-limit/limited.ts';
import { cartHandlers } from './cart-handlers.ts';
import * as tables from './tables.ts';

export const cartManifest: Manifest = {
  name: 'cart',
  tables,

  open: ({ secrets, throttle, ports: { linkDraft } }) => {
    const handlers = cartHandlers(urlSigner(secrets.files), linkDraft);
    const createGuestCart = limited(throttle, 'guest cart from an address', handlers.createGuestCart);
    return { handlers: { ...handlers, createGuestCart } };
  },
};
