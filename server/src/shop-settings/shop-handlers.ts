import type { Handlers } from '../platform/http/handlers.ts';
import { type InitialSeller, sellerOf } from './read-seller.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { sellerAddress } from '@afterimage/contract/values/seller-address.ts';

/** The calls about the shop itself. */
export function shopHandlers(initial: InitialSeller): Pick<Handlers, 'getShop'> {
  return {
    getShop: async ({ db, locale }) => {
      const settings = await readShopSettings(db);
      const { homeCountry, currency, timeZone, withdrawalDays, withdrawsPersonalized } = settings;
      const seller = sellerOf(settings, initial);
      return {
        ...seller,
        address: sellerAddress(seller.address, homeCountry, locale),
        homeCountry,
        currency,
        timeZone,
        withdrawalDays,
        withdrawsPersonalized,
      };
    },
  };
}
