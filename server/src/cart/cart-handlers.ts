import type { CartAddition } from '@afterimage/contract/cart.ts';
import { carts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';
import { addItem } from './add-item.ts';
import type { CartOwner } from './cart-owner.ts';
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
  const read = ({ db, locale }: Context, owner: CartOwner) => readCart(db, owner, signUrl, locale);
  const add = async (context: Context, owner: CartOwner, addition: CartAddition) => {
    const cartItemId = await addItem(context.db, owner, addition, context.locale);
    return { ...(await read(context, owner)), cartItemId };
  };
  const set = async (context: Context, owner: CartOwner, lineId: string, quantity: number) => {
    await setQuantity(context.db, owner, lineId, quantity, context.locale);
    return read(context, owner);
  };
  const remove = async (context: Context, owner: CartOwner, lineId: string) => {
    await removeItem(context.db, owner, lineId);
    return read(context, owner);
  };
  const accountsOwn = (context: Context): CartOwner => ({ accountId: accountOf(context) });
  return {
    addCartItem: (context, { body }) => add(context, accountsOwn(context), body),
    getCart: (context) => read(context, accountsOwn(context)),
    setCartItemQuantity: (context, { params, body }) =>
      set(context, accountsOwn(context), params.cartItemId, body.quantity),
    deleteCartItem: (context, { params }) => remove(context, accountsOwn(context), params.cartItemId),
    joinGuestCart: async (context, { params }) => {
      const accountId = accountOf(context);
      const joinedQuantity = await joinGuestCart(context.db, params.cartId, accountId);
      return { ...(await read(context, { accountId })), joinedQuantity };
    },

    createGuestCart: async ({ db }) => {
      const [cart] = await db.insert(carts).values({}).returning({ id: carts.id });
      return cart ?? fail('INTERNAL');
    },
    addGuestCartItem: (context, { params, body }) => add(context, { guestCartId: params.cartId }, body),
    getGuestCart: (context, { params }) => read(context, { guestCartId: params.cartId }),
    setGuestCartItemQuantity: (context, { params, body }) =>
      set(context, { guestCartId: params.cartId }, params.cartItemId, body.quantity),
    deleteGuestCartItem: (context, { params }) => remove(context, { guestCartId: params.cartId }, params.cartItemId),
  };
}
