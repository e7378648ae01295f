import { and, eq, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { coupons } from './tables.ts';
import { fail, sentence } from '../platform/http/failure.ts';
import { moneyText } from '../platform/locale/money-text.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { words } from './coupon.words.ts';

export type CouponRow = typeof coupons.$inferSelect;

/**
 * The coupon of a code in a language, when it is valid today for goods that cost so much after their own discounts; otherwise it fails
 * at the field `coupon`. How often it was used, `orders` knows.
 */
export async function findCoupon(
  db: Database,
  code: string,
  discountedSubtotal: number,
  locale: Locale = baseLocale,
): Promise<CouponRow> {
  const [couponRow] = await db
    .select({
      coupon: coupons,
      begun: sql<boolean>`coalesce(${coupons.startsAt} <= now(), true)`,
      ended: sql<boolean>`coalesce(${coupons.endsAt} <= now(), false)`,
    })
    .from(coupons)
    .where(and(eq(coupons.code, code), coupons.active));
  if (!couponRow) return refuse('COUPON_NOT_FOUND');
  const { coupon } = couponRow;
  if (!couponRow.begun) refuse('COUPON_NOT_YET');
  if (couponRow.ended) refuse('COUPON_EXPIRED');
  if (discountedSubtotal < coupon.minimumSubtotal)
    refuseWorth(coupon.minimumSubtotal, (await readShopSettings(db)).currency);
  const texts = await loadTexts(db, locale, { coupon: [coupon.id] });
  return translated(coupon, texts.of('coupon', coupon.id), ['title']);
}

/** Fails because a limit on the uses of a coupon is reached. */
export function refuseUsedUp(limit: 'all' | 'customer'): never {
  if (limit === 'customer') return refuse('COUPON_USED_BEFORE');
  return refuse('COUPON_USED_UP');
}

function refuseWorth(minimum: number, currency: string): never {
  fail('COUPON_MINIMUM', (locale) => {
    const description = inLocale(words, locale).worth({ amount: moneyText(minimum, currency, locale) });
    return { description, fields: { coupon: description }, minimum };
  });
}

type Refusal = 'COUPON_NOT_FOUND' | 'COUPON_NOT_YET' | 'COUPON_EXPIRED' | 'COUPON_USED_UP' | 'COUPON_USED_BEFORE';

function refuse(code: Refusal): never {
  fail(code, (locale) => ({ fields: { coupon: sentence(code, locale) } }));
}
