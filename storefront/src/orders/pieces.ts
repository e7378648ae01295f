import type { Order } from '@afterimage/contract/orders.ts';

/** Pieces of an order's lines in words, such as "2 × Mug 7". */
export function piecesWords(
  pieces: readonly { itemId: string; quantity: number }[],
  itemList: Order['itemList'],
): string[] {
  return pieces.flatMap(({ itemId, quantity }) => {
    const item = itemList.find(({ id }) => id === itemId);
    return item ? [`${quantity} × ${item.product.name}`] : [];
  });
}
