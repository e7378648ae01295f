import type { Manifest } from '../manifest.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { moneyHandlers, registerMethodPutBack } from './money-handlers.ts';

export const moneyDeskManifest: Manifest = {
  name: 'money-desk',
  open: (shop) => {
    registerMethodPutBack();
    return { handlers: moneyHandlers(paymentParts(shop)) };
  },
};
