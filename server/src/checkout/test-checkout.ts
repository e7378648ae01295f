import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { coupons } from '../coupons/tables.ts';
import { couponUses, orders } from '../orders/tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';

// What tests of prices and coupons need besides goods and buyers.

type Terms = Partial<typeof coupons.$inferInsert>;

/** A coupon with a code of its own: 10 % off everything, unless it is said otherwise. */
export async function newCoupon(db: Database, terms: Terms = {}): Promise<string> {
  const code = `T${randomBytes(6).toString('hex').toUpperCase()}`;
  await db.insert(coupons).values({ code, title: 'Ten off', kind: 'percentage', value: 10, ...terms });
  return code;
}

/** For how many orders a coupon is used now. */
export async function usesOf(db: Database, code: string): Promise<number> {
  const uses = await db
    .select({ orderId: couponUses.orderId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(coupons.code, code));
  return uses.length;
}

/** Makes an order's hold one whose time is over, though nobody has noticed yet. */
export async function runOut(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ holdExpiresAt: new Date(0) })
    .where(eq(orders.id, orderId));
}

/** A call of an account, or of a guest, without the web in between. */
export function contextOf(db: Database, accountId: string | null): Context {
  const anonymousCaller = { sessionId: null, address: '', userAgent: '', signature: null, rawBody: null };
  const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Context['log'];
  return {
    db,
    caller: { ...anonymousCaller, accountId },
    operator: null,
    browser: null,
    locale: 'en',
    log,
    upload: () => fail('UNSUPPORTED_MEDIA_TYPE'),
  };
}
