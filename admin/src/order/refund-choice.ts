import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { typedCount } from './allowed.ts';

/** A line of which pieces can be refunded. */
interface RefundableLine {
  id: string;
  name: string;
  left: number;
}

/** The lines of which pieces have not been refunded; equal names are told apart by what was chosen. */
export function refundableLines({ order, lineList }: Pick<DeskOrder, 'order' | 'lineList'>): RefundableLine[] {
  return order.itemList.flatMap(({ id, quantity, product, attribute }) => {
    const line = lineList.find((one) => one.id === id);
    const left = quantity - (line?.refundedQuantity ?? 0);
    const texts = line?.textList.map(({ text }) => text) ?? [];
    const name = [product.name, ...attribute.map((one) => one.name), ...texts].join(', ');
    return left > 0 ? [{ id, name, left }] : [];
  });
}

/** The pieces as they were typed, by line; an empty field is none. Null when one of them is not possible. */
export function chosenPieces(
  lines: readonly RefundableLine[],
  counts: Readonly<Record<string, string>>,
): { lineId: string; quantity: number }[] | null {
  const chosen = lines.map(({ id, left }) => {
    const text = counts[id]?.trim() ?? '';
    return { lineId: id, quantity: text === '' ? 0 : typedCount(text, left) };
  });
  if (chosen.some(({ quantity }) => quantity === null)) return null;
  return chosen.flatMap(({ lineId, quantity }) => (quantity ? [{ lineId, quantity }] : []));
}
