import { and, count, eq, ne, sql } from 'drizzle-orm';
import { currency } from '@afterimage/contract/money.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { localeFacts } from '@afterimage/words/locale.ts';
import type { Database } from '../db/connection.ts';
import { coupons, couponUses } from '../db/tables.ts';
import { fail, sentence } from '../failure.ts';
import { words } from './coupon.words.ts';

export type CouponRow = typeof coupons.$inferSelect;

/** Who uses a coupon, and for what. */
interface CouponUse {
  /** What the goods cost after their own discounts. */
  goods: number;
  /** In lower case; null when it is not known yet: then only the uses in all are counted. */
  email: string | null;
  /** The order that it is for, whose own use does not stand in its way; null when there is no order yet. */
  orderId: string | null;
}

/** The coupon of a code, when it may be used like this; otherwise it fails at the field `coupon`. */
export async function findCoupon(db: Database, code: string, use: CouponUse): Promise<CouponRow> {
  const [found] = await db
    .select({
      coupon: coupons,
      begun: sql<boolean>`coalesce(${coupons.startsAt} <= now(), true)`,
      ended: sql<boolean>`coalesce(${coupons.endsAt} <= now(), false)`,
    })
    .from(coupons)
    .where(and(eq(coupons.code, code), coupons.active));
  if (!found) return refuse('COUPON_NOT_FOUND');
  const { coupon } = found;
  if (!found.begun) refuse('COUPON_NOT_YET');
  if (found.ended) refuse('COUPON_EXPIRED');
  if (use.goods < coupon.minimumSubtotal) refuseWorth(coupon.minimumSubtotal);
  const spent = await spentUp(db, coupon, use);
  if (spent) refuseSpent(spent);
  return coupon;
}

/** Which limit on its uses a coupon has come to, other orders counted; null when there is room. */
export async function spentUp(
  db: Database,
  { id, maxUses, maxUsesPerCustomer }: CouponRow,
  { email, orderId }: Omit<CouponUse, 'goods'>,
): Promise<'all' | 'customer' | null> {
  if (maxUses === null && (maxUsesPerCustomer === null || email === null)) return null;
  const others = orderId === null ? undefined : ne(couponUses.orderId, orderId);
  const [used] = await db
    .select({ all: count(), own: sql<number>`count(*) filter (where ${couponUses.email} = ${email})`.mapWith(Number) })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, id), others));
  if (maxUsesPerCustomer !== null && email !== null && (used?.own ?? 0) >= maxUsesPerCustomer) return 'customer';
  return maxUses !== null && (used?.all ?? 0) >= maxUses ? 'all' : null;
}

export function refuseSpent(limit: 'all' | 'customer'): never {
  if (limit === 'customer') return refuse('COUPON_USED_BEFORE');
  return refuse('COUPON_USED_UP');
}

function refuseWorth(minimum: number): never {
  fail('COUPON_MINIMUM', (locale) => {
    const format = new Intl.NumberFormat(localeFacts[locale].intl, { style: 'currency', currency });
    const description = inLocale(words, locale).worth({ amount: format.format(minimum / 100) });
    return { description, fields: { coupon: description }, minimum };
  });
}

type Refusal = 'COUPON_NOT_FOUND' | 'COUPON_NOT_YET' | 'COUPON_EXPIRED' | 'COUPON_USED_UP' | 'COUPON_USED_BEFORE';

function refuse(code: Refusal): never {
  fail(code, (locale) => ({ fields: { coupon: sentence(code, locale) } }));
}
