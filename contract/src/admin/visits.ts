import * as z from 'zod';
import { locales } from '@afterimage/words/locale.ts';
import { deviceClasses } from '../values/visits.ts';
import { salesQuery } from './sales.ts';

/** The same days as sales; only visits in a language, or with a class of devices, when these are named. */
export const visitsQuery = salesQuery.safeExtend({
  locale: z.enum(locales).optional(),
  device: z.enum(deviceClasses).optional(),
});

const counts = {
  visit: z.int(),
  product: z.int(),
  studio: z.int(),
  cart: z.int(),
  /** Paid orders; null where a class of devices is asked for, which orders do not know. */
  paid: z.int().nullable(),
};
const step = z.strictObject({ start: z.string(), ...counts });

/** How often each step was taken in a period, and in the equally long period before it. */
export const visitsReply = z.strictObject({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  /** The first day with a count; null where nothing was counted yet. */
  countedSince: z.string().nullable(),
  itemList: z.array(step),
  total: z.strictObject(counts),
  before: z.strictObject({ from: z.string(), to: z.string(), ...counts }),
  beforeList: z.array(step),
});
