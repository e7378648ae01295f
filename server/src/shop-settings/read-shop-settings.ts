import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { shopSettings } from './tables.ts';

export type ShopSettings = Omit<typeof shopSettings.$inferSelect, 'id'>;

/** What a new shop begins with. */
export const defaultShopSettings: ShopSettings = {
  seller: null,
  homeCountry: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  priceSteps: [30_00, 60_00, 120_00],
  taxMode: 'destination',
  taxedExports: true,
  withdrawalDays: 14,
  withdrawsPersonalized: false,
  deliveryZones: null,
  helpQuestions: null,
  helpTexts: null,
  frontPage: null,
  menus: null,
  languagesOff: [],
  holdMinutes: null,
  draftDays: null,
  uploadDays: null,
  whitePlate: null,
  engravingPlate: null,
  version: 1,
};

/** The settings as they are now: one row, read anew each time, so that every process knows of a change at once. */
export async function readShopSettings(db: Database): Promise<ShopSettings> {
  const { id: _, ...columns } = getTableColumns(shopSettings);
  const [settings] = await db.select(columns).from(shopSettings);
  return settings ?? defaultShopSettings;
}
