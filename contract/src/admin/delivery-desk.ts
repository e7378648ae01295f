import * as z from 'zod';
import { deliveryLimits as limits, deliveryMethodIds, type DeliveryRates, deliveryZones } from '../values/delivery.ts';

const rate = z
  .strictObject({
    price: z.int().min(0).max(limits.price),
    freeFrom: z.int().min(0).max(limits.freeFrom).nullable(),
    minDays: z.int().min(0).max(limits.days),
    maxDays: z.int().min(0).max(limits.days),
  })
  .nullable();
const ofZone = z.strictObject(Object.fromEntries(deliveryMethodIds.map((method) => [method, rate])));
/** What delivery costs, by zone and way. */
export const deliveryRates = z.strictObject(
  Object.fromEntries(deliveryZones.map((zone) => [zone, ofZone])),
) as unknown as z.ZodType<DeliveryRates, DeliveryRates>;

/** What operators change of the delivery. */
export const deliverySettings = z.strictObject({ version: z.int(), rates: deliveryRates });
