import { inProportion } from '../orders/documents/credit-split.ts';

/** What an order was sold for; money in minor units. */
interface SoldOrder {
  subtotal: number;
  discount: number;
  couponDiscount: number;
  deliveryPrice: number;
  taxDeduction: number;
}

/** A line as it was sold. */
interface SoldLine {
  id: string;
  unitPrice: number;
  quantity: number;
}

/** What a customer paid for each line and for the delivery. */
interface PaidParts {
  lines: Map<string, number>;
  delivery: number;
}

/**
 * What was paid for each line and for the delivery. The parts add up to the order's total: the coupon is shared by the
 * lines, or taken off the delivery where it was a coupon for that, and tax that was not charged is shared by all.
 */
export function paidParts(
  { subtotal, discount, couponDiscount, deliveryPrice, taxDeduction }: SoldOrder,
  lines: readonly SoldLine[],
  couponKind: string | null,
): PaidParts {
  const offDelivery = couponKind === 'free_delivery' ? Math.min(couponDiscount, deliveryPrice) : 0;
  const goods = Math.max(0, subtotal - discount - (couponDiscount - offDelivery));
  const ofLines = inProportion(
    goods,
    lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
  );
  const gross = [...ofLines, deliveryPrice - offDelivery];
  const whole = gross.reduce((sum, part) => sum + part, 0);
  const parts = inProportion(Math.max(0, whole - taxDeduction), gross);
  return {
    lines: new Map(lines.map(({ id }, index) => [id, parts[index] ?? 0])),
    delivery: parts.at(-1) ?? 0,
  };
}

/**
 * What was paid for the next `count` pieces of a line, after `before` others. The first piece has what rounding leaves
 * over, and all pieces together are what was paid for the line.
 */
export function piecesAmount(
  paid: number,
  { quantity, before, count }: { quantity: number; before: number; count: number },
): number {
  const upTo = (pieces: number) => Math.ceil((paid * pieces) / quantity);
  return upTo(before + count) - upTo(before);
}
