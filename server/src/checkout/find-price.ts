import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { DeliveryWay } from '@afterimage/contract/checkout.ts';
import { type CouponRow, findCoupon } from '../coupons/find-coupon.ts';
import { checkUses } from '../orders/coupon-uses.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { VatCheck } from '../orders/vat-check.ts';
import type { TaxReason } from '@afterimage/contract/values/taxes.ts';
import { orderedMethod, taxedIn } from './delivery-methods.ts';
import { type OrderPrice, type PriceFacts, priceOrder } from './price-order.ts';
import { readTax } from './read-tax.ts';
import { checkVatId } from './vat-id.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { words } from './checkout.words.ts';

/** What is priced, and for whom. */
interface PriceRequest extends Pick<PriceFacts, 'subtotal' | 'discount'> {
  /** Where it goes, as far as it is known. */
  address: Pick<PostalAddress, 'countryCode'> | null;
  method: DeliveryWay | null;
  /** The language of the texts in it. */
  locale: Locale;
  /** The code of a coupon. */
  coupon: string | undefined;
  /** The VAT ID of a company, as it was typed. */
  vatId?: string | undefined;
  /** The total that was shown, when it is to be the one that is charged. */
  displayedTotal?: number | undefined;
  /** Whose uses of the coupon count, and for which order; null when not known, or not there yet. */
  email: string | null;
  orderId: string | null;
}

/** A price, and what it follows from. */
interface FoundPrice {
  price: OrderPrice;
  coupon: CouponRow | null;
  /** Why no tax is charged; null where it is, and as long as the country is not known. */
  taxReason: TaxReason | null;
  vatCheck: VatCheck | null;
}

/**
 * The price of an order as it is today, and the coupon in it; fails when the coupon may not be used like this, or when
 * another total was shown.
 */
export async function findPrice(db: Database, priceRequest: PriceRequest): Promise<FoundPrice> {
  const { subtotal, discount, address, method, email, orderId, locale } = priceRequest;
  const coupon =
    priceRequest.coupon === undefined ? null : await findCoupon(db, priceRequest.coupon, subtotal - discount, locale);
  if (coupon) await checkUses(db, coupon, { email: email?.toLowerCase() ?? null, orderId });
  const vatCheck = vatCheckOf(priceRequest.vatId);
  const tax = address && (await readTax(db, await taxedIn(db, address.countryCode, method), locale, vatCheck));
  const isNet = tax?.reason === 'reverse_charge';
  const price = priceOrder({ subtotal, discount, method, coupon, tax: tax?.rate ?? null, isNet });
  if (priceRequest.displayedTotal !== undefined && priceRequest.displayedTotal !== price.total) fail('TOTAL_CHANGED');
  return { price, coupon, taxReason: tax?.reason ?? null, vatCheck };
}

/** The checked VAT ID; null when none was given. Fails when it cannot be one. */
function vatCheckOf(vatId: string | undefined): VatCheck | null {
  if (vatId === undefined || vatId.trim() === '') return null;
  return (
    checkVatId(vatId) ??
    fail('INVALID_REQUEST', (locale) => ({ fields: { vatId: inLocale(words, locale).vatIdInvalid } }))
  );
}

/** What an order is completed with: a coupon that takes nothing off, as where delivery is free anyway, stays unused. */
export async function findCharge(db: Database, priceRequest: PriceRequest): ReturnType<typeof findPrice> {
  const found = await findPrice(db, priceRequest);
  return { ...found, coupon: found.price.couponDiscount > 0 ? found.coupon : null };
}

/** The part of an order that its completion decides. */
export function completedColumns(
  { address, method }: { address: PostalAddress; method: DeliveryWay },
  { price, coupon, taxReason, vatCheck }: FoundPrice,
) {
  const deliveryMethod = orderedMethod(method);
  const deliveryRate = { price: method.price, freeFrom: method.freeFrom };
  const { minDays: deliveryMinDays, maxDays: deliveryMaxDays } = method;
  return {
    address,
    deliveryMethod,
    deliveryRate,
    deliveryMinDays,
    deliveryMaxDays,
    couponCode: coupon?.code ?? null,
    taxReason,
    vatCheck,
    ...price,
  };
}
