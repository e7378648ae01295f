import * as cart from '../cart.ts';
import * as drafts from '../drafts.ts';
import { endpoint } from '../endpoint.ts';

const additionErrors = [
  'PRODUCT_NOT_FOUND',
  'VARIANT_INVALID',
  'CUSTOMIZATION_INVALID',
  'OUT_OF_STOCK',
  'QUANTITY_LIMIT',
  'CART_FULL',
] as const;

const designErrors = [
  'LINE_NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'VARIANT_INVALID',
  'CUSTOMIZATION_INVALID',
  'OUT_OF_STOCK',
  'QUANTITY_LIMIT',
] as const;

/** The calls about carts. */
export const cartCalls = {
  addCartItem: endpoint({
    summary: "Add to the account's cart; an equal plain line is raised",
    caller: 'account',
    body: cart.cartItemAddition,
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
  setCartItemDesign: endpoint({
    summary: "Exchange the design of a line of the account's cart; what is plain then joins an equal plain line",
    caller: 'account',
    params: cart.cartItemParams,
    body: cart.cartItemDesign,
    reply: cart.cartAfterAddition,
    errors: [...designErrors],
  }),
  createCartItemDraft: endpoint({
    summary: "The draft in which a line of the account's cart is edited, or a copy of its design",
    caller: 'account',
    params: cart.cartItemParams,
    body: cart.cartItemDraftRequest,
    reply: drafts.draft,
    errors: ['LINE_NOT_FOUND'],
  }),
  deleteCartItem: endpoint({
    summary: "Remove a line from the account's cart",
    caller: 'account',
    params: cart.cartItemParams,
    reply: cart.cart,
    errors: ['LINE_NOT_FOUND'],
  }),
  joinGuestCart: endpoint({
    summary: "Make a guest cart part of the account's, as far as it has room; a second time changes nothing",
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
    body: cart.cartItemAddition,
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
  setGuestCartItemDesign: endpoint({
    summary: 'Exchange the design of a line of a guest cart; what is plain then joins an equal plain line',
    params: cart.guestItemParams,
    body: cart.cartItemDesign,
    reply: cart.cartAfterAddition,
    errors: ['CART_NOT_FOUND', ...designErrors],
  }),
  createGuestCartItemDraft: endpoint({
    summary: 'The draft in which a line of a guest cart is edited, or a copy of its design',
    params: cart.guestItemParams,
    body: cart.cartItemDraftRequest,
    reply: drafts.draft,
    errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
  }),
  deleteGuestCartItem: endpoint({
    summary: 'Remove a line from a guest cart',
    params: cart.guestItemParams,
    reply: cart.cart,
    errors: ['CART_NOT_FOUND', 'LINE_NOT_FOUND'],
  }),
};
