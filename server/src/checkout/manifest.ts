import { guardCodes } from '../coupons/guard-codes.ts';
import type { Manifest } from '../manifest.ts';
import { guestKeys } from '../orders/guest-key.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { limited } from '../platform/rate-limit/limited.ts';
import { checkoutHandlers } from './checkout-handlers.ts';
import { deliverySettings, deliverySettingsHandlers } from './delivery-settings.ts';
import * as tables from './tables.ts';
import { registerTaxCountryPutBack } from './taxes/add-country.ts';
import { registerTaxPutBack } from './taxes/change-rates.ts';
import { taxHandlers } from './taxes/tax-handlers.ts';
import { taxSettings } from './taxes/tax-settings.ts';

export const checkoutManifest: Manifest = {
  name: 'checkout',
  tables,

  open: (shop) => {
    registerTaxPutBack();
    registerTaxCountryPutBack();
    taxSettings.registerPutBack();
    deliverySettings.registerPutBack();
    const { settings, secrets, throttle } = shop;
    const { readProviders, settlement } = paymentParts(shop);
    const handlers = checkoutHandlers({
      hold: settings.hold,
      readProviders,
      settlement,
      guestKey: guestKeys(secrets.guestOrders),
    });
    const ofGuest = 'guest checkout from an address';
    return {
      handlers: {
        ...handlers,
        ...taxHandlers,
        ...deliverySettingsHandlers,
        checkoutGuestCart: limited(throttle, ofGuest, handlers.checkoutGuestCart),
        checkoutAsGuest: guardCodes(throttle, limited(throttle, ofGuest, handlers.checkoutAsGuest)),
        checkout: guardCodes(throttle, handlers.checkout),
        quoteOrder: guardCodes(throttle, limited(throttle, 'quote from an address', handlers.quoteOrder)),
      },
    };
  },
};
