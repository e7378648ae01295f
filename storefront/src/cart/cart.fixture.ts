import type { Cart, CartItem } from '@afterimage/contract/cart.ts';

/** For tests: an item and a cart as the server tells them. */
export function item(change: Partial<CartItem> = {}): CartItem {
  const quantity = change.quantity ?? 1;
  const id = change.cartItemId ?? '11111111-1111-4111-8111-111111111111';
  return {
    id,
    cartItemId: id,
    product: { id: 7, sku: 'MUG-7', name: 'Mug', slug: 'mug' },
    variantId: 70,
    quantity,
    stock: 10,
    unitPrice: 900,
    listUnitPrice: 1000,
    total: quantity * 900,
    mainImageUrl: '/pictures/mug-960.webp',
    picture: null,
    attribute: [
      { key: 'COLOR', value: 'blue', name: 'Blue' },
      { key: 'SIZE', value: 'xl', name: 'XL' },
    ],
    isCustomizable: false,
    extraList: [],
    customizationList: [],
    acceptedWarningList: [],
    ...change,
  };
}

export function cartOf(...itemList: CartItem[]): Cart {
  const sum = (value: (one: CartItem) => number) => itemList.reduce((total, one) => total + value(one), 0);
  const subtotal = sum((one) => one.quantity * one.listUnitPrice);
  const total = sum((one) => one.total);
  return {
    itemList,
    summary: { quantity: sum((one) => one.quantity), subtotal, discount: subtotal - total, total, currency: 'EUR' },
  };
}
