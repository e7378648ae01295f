import type { Reply } from '@afterimage/contract/api.ts';
import { deliveryMethodIds, type DeliveryRates, deliveryZones } from '@afterimage/contract/values/delivery.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { words } from './checkout.words.ts';
import { defaultDeliveryRates } from './delivery-methods.ts';

/** What delivery costs, as operators change it. */
export const deliverySettings = shopSettingsPart('delivery', 'delivery.changed', ['deliveryRates']);

async function readDeliverySettings(db: Database): Promise<Reply<'getDeliverySettings'>> {
  const { deliveryRates, version } = await readShopSettings(db);
  return { rates: deliveryRates ?? defaultDeliveryRates, version };
}

/** Every zone has a way of delivery, and none takes longer at least than at most. */
function checkRates(rates: DeliveryRates): void {
  for (const zone of deliveryZones) {
    if (deliveryMethodIds.every((id) => rates[zone][id] === null)) refuse(`rates.${zone}`, 'noWay');
    for (const id of deliveryMethodIds) {
      const rate = rates[zone][id];
      if (rate && rate.maxDays < rate.minDays) refuse(`rates.${zone}.${id}.maxDays`, 'daysReversed');
    }
  }
}

const refuse = (field: string, sentence: 'noWay' | 'daysReversed'): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));

/** The calls by which operators change what delivery costs. */
export const deliverySettingsHandlers = {
  getDeliverySettings: ({ db }) => readDeliverySettings(db),
  saveDeliverySettings: async (context, { body: { rates, version } }) => {
    checkRates(rates);
    await deliverySettings.save(context.db, operatorOf(context), version, { deliveryRates: rates });
    return readDeliverySettings(context.db);
  },
} satisfies Partial<Handlers>;
