import { eq } from 'drizzle-orm';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { type CouponRow, findCoupon } from '../coupons/find-coupon.ts';
import { checkUses } from '../orders/coupon-uses.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { taxRates } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { type OrderPrice, type PriceFacts, priceOrder } from './price-order.ts';

/** What is priced, and for whom. */
interface PriceRequest extends Pick<PriceFacts, 'subtotal' | 'discount'> {
  /** Where it goes, as far as it is known. */
  address: Pick<PostalAddress, 'countryCode'> | null;
  method: DeliveryMethod | null;
  /** The language of the texts in it. */
  locale: Locale;
  /** The code of a coupon. */
  coupon: string | undefined;
  /** The total that was shown, when it is to be the one that is charged. */
  displayedTotal?: number | undefined;
  /** Whose uses of the coupon count, and for which order; null when not known, or not there yet. */
  email: string | null;
  orderId: string | null;
}

/**
 * The price of an order as it is today, and the coupon in it; fails when the coupon may not be used like this, or when
 * another total was shown.
 */
export async function findPrice(
  db: Database,
  priceRequest: PriceRequest,
): Promise<{ price: OrderPrice; coupon: CouponRow | null }> {
  const { subtotal, discount, address, method, email, orderId, locale } = priceRequest;
  const coupon =
    priceRequest.coupon === undefined ? null : await findCoupon(db, priceRequest.coupon, subtotal - discount, locale);
  if (coupon) await checkUses(db, coupon, { email: email?.toLowerCase() ?? null, orderId });
  const tax = address && (await readTax(db, address.countryCode, locale));
  const price = priceOrder({ subtotal, discount, method, coupon, tax });
  if (priceRequest.displayedTotal !== undefined && priceRequest.displayedTotal !== price.total) fail('TOTAL_CHANGED');
  return { price, coupon };
}

/** The tax of a country, called as it is in a language there; null where there is none. */
async function readTax(db: Database, countryCode: string, locale: Locale): Promise<PriceFacts['tax']> {
  const [tax] = await db.select().from(taxRates).where(eq(taxRates.countryCode, countryCode));
  if (!tax) return null;
  const texts = await loadTexts(db, locale, { tax_rate: [countryCode] });
  return translated(tax, texts.of('tax_rate', countryCode), ['name']);
}

/** What an order is completed with: a coupon that takes nothing off, as where delivery is free anyway, stays unused. */
export async function findCharge(db: Database, priceRequest: PriceRequest): ReturnType<typeof findPrice> {
  const { price, coupon } = await findPrice(db, priceRequest);
  return { price, coupon: price.couponDiscount > 0 ? coupon : null };
}

/** The part of an order that its completion decides. */
export function completedColumns(
  { address, method }: { address: PostalAddress; method: DeliveryMethod },
  { price, coupon }: { price: OrderPrice; coupon: CouponRow | null },
) {
  const deliveryMethod = { id: method.id, name: method.name };
  const { minDays: deliveryMinDays, maxDays: deliveryMaxDays } = method;
  return { address, deliveryMethod, deliveryMinDays, deliveryMaxDays, couponCode: coupon?.code ?? null, ...price };
}
