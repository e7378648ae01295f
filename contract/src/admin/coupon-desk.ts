import * as z from 'zod';
import { couponCode, couponKinds } from '../coupons.ts';
import { couponLimits as limits, couponStates } from '../values/coupon-desk.ts';
import { textsByLocale as texts } from './desk-texts.ts';

const version = z.int().min(1);
const time = z.iso.datetime({ offset: true }).nullable();
const uses = z.int().min(1).max(limits.uses).nullable();

/** What an operator can change of a coupon. */
const couponFields = {
  code: couponCode,
  title: texts(limits.title),
  kind: z.enum(couponKinds),
  /** Whole percent or minor units; 0 for free delivery. */
  value: z.int().min(0).max(limits.amount),
  /** What the goods must be worth after discounts. */
  minimumSubtotal: z.int().min(0).max(limits.amount),
  startsAt: time,
  endsAt: time,
  maxUses: uses,
  maxUsesPerCustomer: uses,
};

/** A coupon as it stands in the operators' list. */
export const deskCouponRow = z.strictObject({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  kind: z.enum(couponKinds),
  value: z.int(),
  minimumSubtotal: z.int(),
  currency: z.string(),
  state: z.enum(couponStates),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  useCount: z.int(),
  maxUses: z.int().nullable(),
});

/** A coupon as it is edited. */
export const deskCoupon = z.strictObject({
  id: z.int(),
  version,
  state: z.enum(couponStates),
  /** How many orders use it: the code of a used one stays. */
  useCount: z.int(),
  ...couponFields,
  code: z.string(),
});

export const couponPath = z.strictObject({ couponId: z.coerce.number().int().min(1).max(2_147_483_647) });
export const newCouponBody = z.strictObject(couponFields);
export type CouponFields = z.infer<typeof newCouponBody>;
export const saveCouponBody = z.strictObject({ version, ...couponFields });
export const switchCouponBody = z.strictObject({ version, isOn: z.boolean() });
