/** What an order's pieces were sold for; money in minor units. */
interface SoldOrder {
  subtotal: number;
  discount: number;
  couponDiscount: number;
  deliveryPrice: number;
}

/**
 * What some pieces cost the customer: their price with their part of what the coupon took off the goods, rounded down to
 * the customer's favor. A coupon for the delivery takes nothing off the goods.
 */
export function piecesAmount(
  pieces: readonly { unitPrice: number; quantity: number }[],
  { subtotal, discount, couponDiscount, deliveryPrice }: SoldOrder,
  couponKind: string | null,
): number {
  const goods = subtotal - discount;
  const sum = pieces.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  const ofGoods = couponKind === 'free_delivery' ? Math.max(0, couponDiscount - deliveryPrice) : couponDiscount;
  if (goods <= 0 || ofGoods === 0) return sum;
  return sum - Math.floor((ofGoods * sum) / goods);
}
