import * as z from 'zod';
import { orderStatuses } from '../orders.ts';
import { lineStates } from '../values/line-states.ts';

/** An order as it stands in the operators' list; money in minor units. */
export const deskOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Since when it is being made. */
  productionStartedAt: z.string().nullable(),
  customerName: z.string(),
  email: z.string(),
  countryCode: z.string().nullable(),
  deliveryMethod: z.string().nullable(),
  /** The first products, and how many pieces there are in all. */
  productList: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
  quantity: z.int(),
  isPersonalized: z.boolean(),
  /** How many lines are in each state of the workshop, in the order of the states. */
  lineStateList: z.array(z.strictObject({ state: z.enum(lineStates), count: z.int() })),
  /** A line is held or was rejected. */
  hasProblem: z.boolean(),
  /** The day on which it is to leave, as `2026-11-24`; null until it is paid. */
  shipOn: z.string().nullable(),
  /** The customer is sending something back, and it is not settled. */
  isReturning: z.boolean(),
  /** The newest payment. */
  payment: z.strictObject({ provider: z.string(), status: z.string() }).nullable(),
  total: z.int(),
  currency: z.string(),
});
export type DeskOrderRow = z.infer<typeof deskOrder>;
