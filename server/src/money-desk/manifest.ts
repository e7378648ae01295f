import type { Manifest } from '../manifest.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { moneyHandlers } from './money-handlers.ts';

export const moneyDeskManifest: Manifest = {
  name: 'money-desk',
  open: (shop) => ({ handlers: moneyHandlers(paymentParts(shop)) }),
};
