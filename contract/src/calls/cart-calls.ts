import * as cart from '../cart.ts';
import { endpoint } from '../endpoint.ts';

const additionErrors = [
  'PRODUCT_NOT_FOUND',
  'VARIANT_INVALID',
  'CUSTOMIZATION_INVALID',
  'OUT_OF_STOCK',
  'QUANTITY_LIMIT',
  'CART_FULL',
] as const;

/** The calls about carts. */
export const cartCalls = {
  addCartItem: endpoint({
    summary: "Add to the account's cart; an equal plain line is raised",
    caller: 'account',
    body: cart.cartAddition,
    reply: cart.cartAfterAddition,
    errors: additionErrors,
  }),
  getCart: endpoint({ summary: "The account's cart", caller: 'account', reply: cart.cart }),
  setCartItemQuantity: endpoint({
    summary: "Set the quantity of a line of the account's cart",
    caller: 'account',
    params: cart.cartItemParams,
    body: cart.quantityChange,
    reply: cart.cart,
    errors: ['LINE_NOT_FOUND', 'OUT_OF_STOCK'],
  }),
  deleteCartItem: endpoint({
    summary: "Remove a line from the account's cart",
    caller: 'account',
    params: cart.cartItemParams,
    reply: cart.cart,
    errors: ['LINE_NOT_FOUND'],
  }),
  joinGuestCart: endpoint({
    summary: "Make a guest cart part of the account's; a second time changes nothing",
    caller: 'account',
    params: cart.cartParams,
    reply: cart.cartAfterJoining,
    errors: ['CART_NOT_FOUND'],
  }),
  createGuestCart: endpoint({
    summary: 'A new, empty guest cart',
    reply: cart.newCart,
  }),
  addGuestCartItem: endpoint({
    summary: 'Add to a guest cart; an equal plain line is raised',
    params: cart.cartParams,
    body: cart.cartAddition,
    reply: cart.cartAfterAddition,
    errors: ['CART_NOT_FOUND', ...additionErrors],
  }),
  getGuestCart: endpoint({
    summary: 'A guest cart',
    params: cart.cartParams,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND'],
  }),
  setGuestCartItemQuantity: endpoint({
    summary: 'Set the quantity of a line of a guest cart',
    params: cart.guestItemParams,
    body: cart.quantityChange,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND', 'OUT_OF_STOCK'],
  }),
  deleteGuestCartItem: endpoint({
    summary: 'Remove a line from a guest cart',
    params: cart.guestItemParams,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
  }),
};
