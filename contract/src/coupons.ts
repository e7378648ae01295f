import * as z from 'zod';

/** What a coupon gives: percent of the goods, an amount off the goods, or delivery for nothing. */
export const couponKinds = ['percentage', 'amount', 'free_delivery'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** A coupon's code as a person types it; compared in upper case without spaces. */
export const couponCode = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((code) => code.replace(/\s+/g, '').toUpperCase());

/** A coupon as a customer sees it. */
export const coupon = z.object({ code: z.string(), title: z.string() });
