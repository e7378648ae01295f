import type { Handlers } from '../platform/http/handlers.ts';
import type { Settings } from '../settings.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { sellerAddress } from './seller-address.ts';

/** The calls about the shop itself: who sells is in the environment, everything else in the database. */
export function shopHandlers({ seller, shopMail }: Pick<Settings, 'seller' | 'shopMail'>): Pick<Handlers, 'getShop'> {
  return {
    getShop: async ({ db, locale }) => {
      const { homeCountry, currency, timeZone, withdrawalDays, withdrawsPersonalized } = await readShopSettings(db);
      return {
        ...seller,
        address: sellerAddress(seller.address, homeCountry, locale),
        taxId: seller.taxId ?? '',
        mail: shopMail,
        homeCountry,
        currency,
        timeZone,
        withdrawalDays,
        withdrawsPersonalized,
      };
    },
  };
}
