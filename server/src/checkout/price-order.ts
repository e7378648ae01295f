import type { CouponKind } from '@afterimage/contract/coupons.ts';
import { deliveryPrice, percentOf, taxWithin } from '@afterimage/contract/values/money.ts';
import type { TaxLine } from '@afterimage/contract/orders.ts';

/** All that a price depends on; what is not known yet is null. Money in minor units. */
export interface PriceFacts {
  /** The goods at list prices, and what their own discounts take off. */
  subtotal: number;
  discount: number;
  method: { price: number; freeFrom: number | null } | null;
  coupon: { kind: CouponKind; value: number } | null;
  /** The tax of the country it goes to; null too where there is none. */
  tax: { name: string; basisPoints: number } | null;
  /** Whether the price is without that tax, because the buyer accounts for it. */
  isNet?: boolean;
}

/** What an order costs. */
export interface OrderPrice {
  deliveryPrice: number;
  couponDiscount: number;
  /** The tax that the price is reduced by for a company that accounts for it itself. */
  taxDeduction: number;
  /** The goods less both discounts, with the delivery, less the deducted tax. */
  total: number;
  /** Contained in the total. */
  taxList: TaxLine[];
}

/**
 * The one place where an order's price is made: for a quote, for an order and for its payment. A coupon takes its
 * part off the goods, never more than they cost, or makes the delivery free. Whether the delivery is free for so many
 * goods is judged before the coupon, so that a coupon never makes anything dearer
 * (docs/decisions/0014-prices-at-the-checkout.md).
 */
export function priceOrder({ subtotal, discount, method, coupon, tax, isNet = false }: PriceFacts): OrderPrice {
  const discountedSubtotal = subtotal - discount;
  const delivery = method ? deliveryPrice(method, discountedSubtotal) : 0;
  const couponDiscount = coupon ? couponReduction(coupon, discountedSubtotal, delivery) : 0;
  const gross = discountedSubtotal + delivery - couponDiscount;
  const taxDeduction = tax && isNet ? taxWithin(gross, tax.basisPoints) : 0;
  const total = gross - taxDeduction;
  const taxList = tax && !isNet ? [taxLine(total, tax)] : [];
  return { deliveryPrice: delivery, couponDiscount, taxDeduction, total, taxList };
}

function couponReduction(
  { kind, value }: { kind: CouponKind; value: number },
  discountedSubtotal: number,
  delivery: number,
): number {
  if (kind === 'free_delivery') return delivery;
  return kind === 'percentage' ? percentOf(discountedSubtotal, value) : Math.min(value, discountedSubtotal);
}

function taxLine(total: number, { name, basisPoints }: { name: string; basisPoints: number }): TaxLine {
  const tax = taxWithin(total, basisPoints);
  return { name, basisPoints, net: total - tax, tax };
}
