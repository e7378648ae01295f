import * as z from 'zod';
import { numericIdInPath } from '../ids.ts';
import { cappedCount } from './lists.ts';
import { highestStockThreshold, incidentKinds, incidentStates, taskKinds } from '../values/incidents.ts';

/** So many things wait for the same act, the oldest since then. */
const task = cappedCount.extend({ kind: z.enum(taskKinds), oldestAt: z.string().nullable() });

/** An order that will not be, or was not, sent on the promised day. */
const lateOrder = z.strictObject({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** The day on which the shop said that it would be sent, `YYYY-MM-DD` in the shop's time zone. */
  promisedOn: z.string(),
  paidAt: z.string(),
  status: z.string(),
});

/** Something that cannot wait, told by mail once. */
const incident = z.strictObject({
  id: z.uuid(),
  kind: z.enum(incidentKinds),
  state: z.enum(incidentStates),
  /** Where it can be seen, a path under the shop's address. */
  path: z.string(),
  orderNumber: z.string().nullable(),
  /** A short technical cause, such as the code of an error; '' where there is none. */
  cause: z.string(),
  /** How often it has happened since it began. */
  occurrences: z.int(),
  openedAt: z.string(),
  lastSeenAt: z.string(),
  mailedAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
});

/** A variant that is sold out, or soon will be. */
const shortVariant = z.strictObject({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  stock: z.int(),
  threshold: z.int(),
});

/** What is to be done, what is late, and what went wrong. */
export const todayReply = z.strictObject({
  /** The present day of the shop, `YYYY-MM-DD`, and its time zone. */
  day: z.string(),
  timeZone: z.string(),
  /** Until when orders of today are sent as promised for today; null on a day on which nothing is sent. */
  cutOffAt: z.string().nullable(),
  taskList: z.array(task),
  late: cappedCount.extend({ orderList: z.array(lateOrder) }),
  /** Orders that are to be sent today or on the next day on which the shop sends. */
  due: cappedCount.extend({ orderList: z.array(lateOrder) }),
  incidentList: z.array(incident),
  stock: z.strictObject({
    soldOut: z.int(),
    low: z.int(),
    threshold: z.int(),
    variantList: z.array(shortVariant),
  }),
  /** Orders of today and what they come to, in minor units; null for operators who may not see money. */
  sales: z.strictObject({ orders: z.int(), revenue: z.int(), currency: z.string() }).nullable(),
});

export const incidentParams = z.strictObject({ incidentId: z.uuid() });
export const incidentReply = incident;

export const stockThresholdBody = z.strictObject({ threshold: z.int().min(0).max(highestStockThreshold) });
export const variantParams = z.strictObject({ variantId: numericIdInPath });
/** Null puts the shop's threshold back into force. */
export const variantThresholdBody = z.strictObject({
  threshold: z.int().min(0).max(highestStockThreshold).nullable(),
});
