import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { DeskAction } from '@afterimage/contract/values/order-desk.ts';

/** Whether an action on an order is possible now. */
export const isAllowed = ({ actionList }: DeskOrder, action: DeskAction): boolean =>
  actionList.some((one) => one.action === action && one.hindrance === null);

/** The pieces of an order that are still in the house. */
export const piecesLeft = ({ order, lineList }: DeskOrder): { lineId: string; quantity: number }[] =>
  order.itemList.flatMap(({ id, quantity }) => {
    const line = lineList.find((one) => one.id === id);
    const left = quantity - (line?.cancelledQuantity ?? 0) - (line?.inParcelQuantity ?? 0);
    return left > 0 ? [{ lineId: id, quantity: left }] : [];
  });

/** An amount as a person types it, in minor units; null when it is none. */
export function typedAmount(text: string, digits: number): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,9}(?:\.\d+)?$/.test(plain)) return null;
  const amount = Math.round(Number(plain) * 10 ** digits);
  return amount > 0 ? amount : null;
}

/** A number of pieces as a person types it; null when it is none or more than `most`. */
export function typedCount(text: string, most: number): number | null {
  const plain = text.trim();
  if (!/^\d{1,6}$/.test(plain)) return null;
  const count = Number(plain);
  return count <= most ? count : null;
}
