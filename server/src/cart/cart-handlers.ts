import { carts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import { addItem } from './add-item.ts';
import { joinGuestCart } from './join-guest-cart.ts';
import { readCart } from './read-cart.ts';
import { removeItem, setQuantity } from './change-item.ts';

type CartCalls =
  | 'addCartItem'
  | 'getCart'
  | 'setCartItemQuantity'
  | 'deleteCartItem'
  | 'joinGuestCart'
  | 'createGuestCart'
  | 'addGuestCartItem'
  | 'getGuestCart'
  | 'setGuestCartItemQuantity'
  | 'deleteGuestCartItem';

/** The calls on carts: an account's and a guest's are the same functions behind two doors. */
export function cartHandlers(signUrl: SignUrl): Pick<Handlers, CartCalls> {
  return {
    addCartItem: async (context, { body }) => {
      const owner = { accountId: accountOf(context) };
      const cartItemId = await addItem(context.db, owner, body);
      return { ...(await readCart(context.db, owner, signUrl)), cartItemId };
    },
    getCart: (context) => readCart(context.db, { accountId: accountOf(context) }, signUrl),
    setCartItemQuantity: async (context, { params, body }) => {
      const owner = { accountId: accountOf(context) };
      await setQuantity(context.db, owner, params.cartItemId, body.quantity);
      return readCart(context.db, owner, signUrl);
    },
    deleteCartItem: async (context, { params }) => {
      const owner = { accountId: accountOf(context) };
      await removeItem(context.db, owner, params.cartItemId);
      return readCart(context.db, owner, signUrl);
    },
    joinGuestCart: async (context, { params }) => {
      const accountId = accountOf(context);
      const joinedQuantity = await joinGuestCart(context.db, params.cartId, accountId);
      return { ...(await readCart(context.db, { accountId }, signUrl)), joinedQuantity };
    },

    createGuestCart: async ({ db }) => {
      const [cart] = await db.insert(carts).values({}).returning({ id: carts.id });
      return cart ?? fail('INTERNAL');
    },
    addGuestCartItem: async ({ db }, { params, body }) => {
      const owner = { guestCartId: params.cartId };
      const cartItemId = await addItem(db, owner, body);
      return { ...(await readCart(db, owner, signUrl)), cartItemId };
    },
    getGuestCart: ({ db }, { params }) => readCart(db, { guestCartId: params.cartId }, signUrl),
    setGuestCartItemQuantity: async ({ db }, { params, body }) => {
      const owner = { guestCartId: params.cartId };
      await setQuantity(db, owner, params.cartItemId, body.quantity);
      return readCart(db, owner, signUrl);
    },
    deleteGuestCartItem: async ({ db }, { params }) => {
      const owner = { guestCartId: params.cartId };
      await removeItem(db, owner, params.cartItemId);
      return readCart(db, owner, signUrl);
    },
  };
}
