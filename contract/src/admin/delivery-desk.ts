import * as z from 'zod';
import { deliveryKinds, deliveryLimits as limits, type DeliveryZone } from '../values/delivery.ts';
import { textsByLocale } from './desk-texts.ts';

const id = z.string().regex(/^[a-z\d-]{1,40}$/);

const way = z.strictObject({
  id,
  kind: z.enum(deliveryKinds),
  name: textsByLocale(limits.name),
  price: z.int().min(0).max(limits.price),
  freeFrom: z.int().min(0).max(limits.freeFrom).nullable(),
  minDays: z.int().min(0).max(limits.days),
  maxDays: z.int().min(0).max(limits.days),
  address: z.string().trim().max(limits.address).default(''),
  hours: textsByLocale(limits.hours),
});

/** Zones of countries, each with its ways of delivery. */
export const deliveryZones = z
  .array(
    z.strictObject({
      id,
      name: z.string().trim().max(limits.name),
      countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(300),
      isOthers: z.boolean(),
      ways: z.array(way).max(limits.ways),
    }),
  )
  .min(1)
  .max(limits.zones) as unknown as z.ZodType<DeliveryZone[], DeliveryZone[]>;

/** The zones as operators edit them, and the countries that there are; `version` is that of the settings. */
export const deliverySettings = z.strictObject({
  version: z.int(),
  zones: deliveryZones,
  countryList: z.array(z.string()),
});
export const saveDeliveryBody = z.strictObject({ version: z.int(), zones: deliveryZones });
