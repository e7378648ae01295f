import type { Database } from '../platform/db/connection.ts';
import { defaultShopSettings, type ShopSettings } from './read-shop-settings.ts';
import { shopSettings } from './tables.ts';

/** The shop's settings, locked until the transaction ends. */
export async function lockShopSettings(tx: Database): Promise<ShopSettings> {
  await tx.insert(shopSettings).values(defaultShopSettings).onConflictDoNothing();
  const [row] = await tx.select().from(shopSettings).for('update');
  return row ?? defaultShopSettings;
}
