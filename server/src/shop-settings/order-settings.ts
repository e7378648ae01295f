import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings, type ShopSettings } from './read-shop-settings.ts';

/** What holds as long as the owner has not set it: the environment's settings. */
export interface InitialOrderSettings {
  /** Minutes. */
  hold: { minutes: number };
  draftDays: number;
  uploadDays: number;
  plateNames: { white: string; engraving: string };
}

type OrderSettings = Pick<ShopSettings, 'holdMinutes' | 'draftDays' | 'uploadDays' | 'whitePlate' | 'engravingPlate'>;
/** The same with a value for each: minutes, days and names. */
type PresentOrderSettings = { [Name in keyof OrderSettings]: NonNullable<OrderSettings[Name]> };

/** The periods and names that hold now, by settings that were read already. */
export const orderSettingsOf = (settings: OrderSettings, initial: InitialOrderSettings): PresentOrderSettings => ({
  holdMinutes: settings.holdMinutes ?? initial.hold.minutes,
  draftDays: settings.draftDays ?? initial.draftDays,
  uploadDays: settings.uploadDays ?? initial.uploadDays,
  whitePlate: settings.whitePlate ?? initial.plateNames.white,
  engravingPlate: settings.engravingPlate ?? initial.plateNames.engraving,
});

/** How many days designs are stored, for a condition of a query, so that each query reads what holds at that moment. */
export const draftDaysNow = (initial: number): SQL =>
  sql`coalesce((select draft_days from shop_settings), ${initial}::int)`;

export const readDraftDays = async (db: Database, initial: number): Promise<number> =>
  (await readShopSettings(db)).draftDays ?? initial;

/** The names of the plates that print files are made with now. */
export async function readPlateNames(
  db: Database,
  initial: InitialOrderSettings['plateNames'],
): Promise<InitialOrderSettings['plateNames']> {
  const { whitePlate, engravingPlate } = await readShopSettings(db);
  return { white: whitePlate ?? initial.white, engraving: engravingPlate ?? initial.engraving };
}
