import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { plateFault } from '@afterimage/contract/values/order-settings.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { type InitialOrderSettings, orderSettingsOf } from '../shop-settings/order-settings.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { words } from './shop-desk.words.ts';

/** Periods of orders and files, and names of plates, as operators change them. */
export const orderSettings = shopSettingsPart('orders', 'order.settings.changed', [
  'holdMinutes',
  'draftDays',
  'uploadDays',
  'whitePlate',
  'engravingPlate',
]);

async function readOrderSettings(db: Database, initial: InitialOrderSettings): Promise<Reply<'getOrderSettings'>> {
  const settings = await readShopSettings(db);
  return { ...orderSettingsOf(settings, initial), version: settings.version };
}

type Plates = Pick<Checked<'saveOrderSettings'>['body'], 'whitePlate' | 'engravingPlate'>;

/** Both names are fit for a plate, and differ: one plate for both would print white where the engraving is deep. */
function checkPlates({ whitePlate, engravingPlate }: Plates): void {
  for (const [field, name] of Object.entries({ whitePlate, engravingPlate })) {
    const fault = plateFault(name);
    if (fault === 'reserved') refuse(field, 'plateReserved');
    if (fault !== null) refuse(field, 'plateWrong');
  }
  if (whitePlate.toLowerCase() === engravingPlate.toLowerCase()) refuse('engravingPlate', 'platesSame');
}

const refuse = (field: string, sentence: 'plateReserved' | 'plateWrong' | 'platesSame'): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));

/** The calls by which operators set how long orders and files are stored, and how plates are called. */
export function orderSettingsHandlers(
  initial: InitialOrderSettings,
): Pick<Handlers, 'getOrderSettings' | 'saveOrderSettings'> {
  return {
    getOrderSettings: ({ db }) => readOrderSettings(db, initial),
    saveOrderSettings: async (context, { body: { version, ...settings } }) => {
      checkPlates(settings);
      await orderSettings.save(context.db, operatorOf(context), version, settings);
      return readOrderSettings(context.db, initial);
    },
  };
}
