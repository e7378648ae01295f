import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { coupons } from '../coupons/tables.ts';
import { couponUses } from './tables.ts';
import { type CouponRow, refuseUsedUp } from '../coupons/find-coupon.ts';

/** The order that uses a coupon; its row is locked. */
interface User {
  id: string;
  email: string;
}

/** Who uses a coupon. */
interface CouponUse {
  /** In lower case; null when it is not known yet: then only the uses in all are counted. */
  email: string | null;
  /** The order that it is for, whose own use does not stand in its way; null when there is no order yet. */
  orderId: string | null;
}

/** Fails at the field `coupon` when the uses of a coupon, by others or by this customer, have come to their limit. */
export async function checkUses(db: Database, coupon: CouponRow, use: CouponUse): Promise<void> {
  const usedUpLimit = await reachedLimit(db, coupon, use);
  if (usedUpLimit) refuseUsedUp(usedUpLimit);
}

/** Which limit on its uses a coupon has come to, other orders counted; null when there is room. */
async function reachedLimit(
  db: Database,
  { id, maxUses, maxUsesPerCustomer }: CouponRow,
  { email, orderId }: CouponUse,
): Promise<'all' | 'customer' | null> {
  if (maxUses === null && (maxUsesPerCustomer === null || email === null)) return null;
  const others = orderId === null ? undefined : ne(couponUses.orderId, orderId);
  const [useCount] = await db
    .select({ all: count(), own: sql<number>`count(*) filter (where ${couponUses.email} = ${email})`.mapWith(Number) })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, id), others));
  if (maxUsesPerCustomer !== null && email !== null && (useCount?.own ?? 0) >= maxUsesPerCustomer) return 'customer';
  return maxUses !== null && (useCount?.all ?? 0) >= maxUses ? 'all' : null;
}

/**
 * Makes `coupon` the one that an order uses, or none; the use that it had is given back. Fails when the uses were
 * taken by others meanwhile. The coupon's row is locked until the transaction ends: after the variants, before the
 * products, like everybody does it.
 */
export async function useCoupon(tx: Database, order: User, coupon: CouponRow | null): Promise<void> {
  if (!coupon) return giveBackUses(tx, [order.id]);
  const usedUpLimit = await take(tx, order, coupon);
  if (usedUpLimit) refuseUsedUp(usedUpLimit);
}

/**
 * Takes again the use that an order gave back when its hold ran out, for a payment that came late. Only the number of
 * uses is looked at: dates and minimum were right when the order was completed. Answers false when there is none left.
 */
export async function useCouponAgain(tx: Database, order: User & { couponCode: string | null }): Promise<boolean> {
  if (order.couponCode === null) return true;
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, order.couponCode));
  // A coupon that was removed has no number of uses to keep to.
  return !coupon || (await take(tx, order, coupon)) === null;
}

/** These orders use no coupon any more; their rows are locked. */
export async function giveBackUses(tx: Database, orderIds: string[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(couponUses).where(inArray(couponUses.orderId, orderIds));
}

async function take(tx: Database, order: User, coupon: CouponRow): Promise<'all' | 'customer' | null> {
  const email = order.email.toLowerCase();
  const isLimited = coupon.maxUses !== null || coupon.maxUsesPerCustomer !== null;
  // Who comes second waits here, and counts after the first has written.
  if (isLimited)
    await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, coupon.id)).for('no key update');
  const usedUpLimit = await reachedLimit(tx, coupon, { email, orderId: order.id });
  if (usedUpLimit) return usedUpLimit;
  const use = { couponId: coupon.id, email };
  await tx
    .insert(couponUses)
    .values({ orderId: order.id, ...use })
    .onConflictDoUpdate({ target: couponUses.orderId, set: use });
  return null;
}
