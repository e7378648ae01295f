import type { Cart, CartAddition, CartItem } from '@afterimage/contract/cart.ts';
import { type Answers, refuse } from './test-api.ts';
import { cart, cartItem, uuid } from './test-data.ts';

const sizes = ['m', 'xl'];

/** The line that adding a product of `test-data.ts` makes. */
function lineOf({ productId, variantId, quantity }: CartAddition): CartItem {
  const index = (variantId ?? productId * 10) - productId * 10;
  const size = sizes[index % 2] ?? 'm';
  return cartItem({
    cartItemId: uuid(variantId ?? productId * 10),
    product: { id: productId, sku: `MUG-${productId}`, name: `Mug ${productId}`, slug: `mug-${productId}` },
    variantId: variantId ?? productId * 10,
    quantity,
    attribute: [
      { key: 'COLOR', ...(index < 2 ? { value: 'blue', name: 'Blue' } : { value: 'black', name: 'Black' }) },
      { key: 'SIZE', value: size, name: size.toUpperCase() },
    ],
  });
}

const withQuantity = (line: CartItem, quantity: number): CartItem => ({
  ...line,
  quantity,
  total: quantity * line.unitPrice,
});

/**
 * The answers of a cart that remembers: equal lines add up, and more than the stock is refused. The guest's and the
 * account's doors lead to the same cart; joining brings `lines` over.
 */
export function rememberingCart(...lines: CartItem[]): { answers: Answers; now(): Cart } {
  let items = lines;
  const now = () => cart(...items);
  const set = (id: string, quantity: number) => {
    const line = items.find(({ cartItemId }) => cartItemId === id);
    if (!line) return refuse('LINE_NOT_FOUND');
    if (quantity > line.stock) return refuse('OUT_OF_STOCK');
    items = items.flatMap((one) => (one === line ? (quantity > 0 ? [withQuantity(one, quantity)] : []) : [one]));
    return now();
  };
  const add = (body: CartAddition) => {
    const addedLine = lineOf(body);
    const present = items.find(({ variantId }) => variantId === addedLine.variantId);
    if (!present) items = [addedLine, ...items];
    const changed = present ? set(present.cartItemId, present.quantity + addedLine.quantity) : now();
    return 'itemList' in changed ? { ...changed, cartItemId: (present ?? addedLine).cartItemId } : changed;
  };
  const answers: Answers = {
    getCart: now,
    getGuestCart: now,
    addCartItem: ({ body }) => add(body),
    addGuestCartItem: ({ body }) => add(body),
    setCartItemQuantity: ({ params, body }) => set(params.cartItemId, body.quantity),
    setGuestCartItemQuantity: ({ params, body }) => set(params.cartItemId, body.quantity),
    deleteCartItem: ({ params }) => set(params.cartItemId, 0),
    deleteGuestCartItem: ({ params }) => set(params.cartItemId, 0),
    joinGuestCart: () => ({ ...now(), joinedQuantity: now().summary.quantity }),
  };
  return { answers, now };
}
