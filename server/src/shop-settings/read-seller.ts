import type { SellerDetails } from '@afterimage/contract/values/shop-details.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings, type ShopSettings } from './read-shop-settings.ts';

/** Who sells as long as the owner has not said it: the environment's settings. */
export interface InitialSeller {
  seller: { name: string; address: readonly string[]; taxId: string | undefined };
  shopMail: string;
}

/** Who sells, by settings that were read already. */
export const sellerOf = ({ seller }: Pick<ShopSettings, 'seller'>, initial: InitialSeller): SellerDetails =>
  seller ?? { ...initial.seller, taxId: initial.seller.taxId ?? '', mail: initial.shopMail };

export const readSeller = async (db: Database, initial: InitialSeller): Promise<SellerDetails> =>
  sellerOf(await readShopSettings(db), initial);
