import * as z from 'zod';

/** By what sales are summed up. */
const salesSteps = ['day', 'week', 'month'] as const;

/** A whole number of days in the shop's time zone, both ends included. */
export const salesQuery = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    by: z.enum(salesSteps).default('day'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 1100 * 86_400_000, { path: ['from'] });

/** Amounts are minor units of the shop's currency. */
const sums = {
  orders: z.int(),
  revenue: z.int(),
  pieces: z.int(),
  personalizedPieces: z.int(),
  /** What went back to customers, on the day on which it did. */
  refunded: z.int(),
};
const salesSums = z.strictObject(sums);

const bestSeller = z.strictObject({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  pieces: z.int(),
  revenue: z.int(),
  /** In the period before. */
  piecesBefore: z.int(),
});

/** Sales of a period, and of the equally long period before it. */
export const salesReply = z.strictObject({
  from: z.string(),
  to: z.string(),
  by: z.enum(salesSteps),
  timeZone: z.string(),
  currency: z.string(),
  itemList: z.array(z.strictObject({ start: z.string(), ...sums })),
  total: salesSums,
  before: z.strictObject({ from: z.string(), to: z.string(), ...sums }),
  bestSellerList: z.array(bestSeller),
});
