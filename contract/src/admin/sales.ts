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
  /** What the goods came to, without delivery, coupons and tax. */
  goods: z.int(),
  /** Of these, the goods whose cost is known, and what they cost: the difference is the margin. */
  costedGoods: z.int(),
  cost: z.int(),
};
const salesSums = z.strictObject(sums);

const bestSeller = z.strictObject({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  pieces: z.int(),
  revenue: z.int(),
  goods: z.int(),
  costedGoods: z.int(),
  cost: z.int(),
  /** In the period before. */
  piecesBefore: z.int(),
});

/** `color` and `size` are the names of the variant's values; `sku` is '' where the variant is gone. */
const bestVariant = bestSeller.extend({
  variantId: z.int(),
  sku: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
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
  /** The steps of the period before. */
  beforeList: z.array(z.strictObject({ start: z.string(), ...sums })),
  /** What was sold in other currencies than the shop's present one; no sum has it. */
  otherCurrencyList: z.array(
    z.strictObject({ currency: z.string(), orders: z.int(), revenue: z.int(), refunded: z.int() }),
  ),
  bestSellerList: z.array(bestSeller),
  bestVariantList: z.array(bestVariant),
});

/** What a file of sales has a line for. */
const salesTables = ['steps', 'products', 'variants'] as const;
export const salesFileQuery = salesQuery.safeExtend({ table: z.enum(salesTables).default('steps') });
