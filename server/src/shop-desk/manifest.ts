import { setShopName } from '@afterimage/words/shop-name.ts';
import type { Manifest } from '../manifest.ts';
import { readSeller } from '../shop-settings/read-seller.ts';
import type { ServiceParts } from './change-service.ts';
import { mailServerHandlers } from './mail-server.ts';
import { paymentSettingsHandlers } from './payment-settings.ts';
import { removeServiceHandlers } from './remove-service.ts';
import { orderSettings, orderSettingsHandlers } from './order-settings.ts';
import { shopDetails, shopDetailsHandlers } from './shop-details.ts';

export const shopDeskManifest: Manifest = {
  name: 'shop-desk',

  open: async (shop) => {
    const { db, settings, catalogue, log } = shop;
    shopDetails.registerPutBack();
    orderSettings.registerPutBack();
    const name = async () => setShopName((await readSeller(db, settings)).name);
    await name();
    // The texts of every process say the shop's name, and one process has changed it. A change of stock, which each order brings,
    // is none of the settings.
    let version = catalogue.assortment();
    const stop = catalogue.onChange(() => {
      if (catalogue.assortment() === version) return;
      version = catalogue.assortment();
      name().catch((error: unknown) => log.warn({ err: error }, 'the name of the shop could not be read'));
    });
    return {
      handlers: { ...shopDetailsHandlers(settings), ...orderSettingsHandlers(settings), ...serviceHandlers(shop) },
      close: stop,
    };
  },
};

/** The calls about what takes money and sends mail. */
export const serviceHandlers = (parts: ServiceParts) => ({
  ...paymentSettingsHandlers(parts),
  ...mailServerHandlers(parts),
  ...removeServiceHandlers(parts),
});
