import type { Checked } from '@afterimage/contract/api.ts';
import type { CartItemDesign } from '@afterimage/contract/cart.ts';
import type { Database } from '../platform/db/connection.ts';
import { carts } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Context, type Handlers } from '../platform/http/handlers.ts';
import { addItem } from './add-item.ts';
import { setDesign } from './change-design.ts';
import { accountIdOf, type CartOwner } from './cart-owner.ts';
import { joinGuestCart } from './join-guest-cart.ts';
import { readCart } from './read-cart.ts';
import { removeItem, setQuantity } from './change-item.ts';

type Addition = Checked<'addCartItem'>['body'];
type CartCalls =
  | 'addCartItem'
  | 'getCart'
  | 'setCartItemQuantity'
  | 'setCartItemDesign'
  | 'deleteCartItem'
  | 'joinGuestCart'
  | 'createGuestCart'
  | 'addGuestCartItem'
  | 'getGuestCart'
  | 'setGuestCartItemQuantity'
  | 'setGuestCartItemDesign'
  | 'deleteGuestCartItem';

/** Records in a draft that it is the design of a line; called in the transaction that stores the design. */
export type LinkDraft = (
  tx: Database,
  draft: { draftKey: string; cartItemId: string; accountId: string | null },
) => Promise<void>;

/** The calls on carts: an account's and a guest's are the same functions behind two doors. */
export function cartHandlers(signUrl: SignUrl, linkDraft: LinkDraft = async () => {}): Pick<Handlers, CartCalls> {
  const read = ({ db, locale }: Context, owner: CartOwner) => readCart(db, owner, signUrl, locale);
  /**
   * Performs an operation on a line and returns the cart. The draft that the design comes from becomes the design of that line.
   */
  const designing = async (
    context: Context,
    { owner, draftKey }: { owner: CartOwner; draftKey: string | undefined },
    change: (tx: Database) => Promise<string>,
  ) => {
    const cartItemId = await context.db.transaction(async (tx) => {
      const id = await change(tx);
      if (draftKey) await linkDraft(tx, { draftKey, cartItemId: id, accountId: accountIdOf(owner) });
      return id;
    });
    return { ...(await read(context, owner)), cartItemId };
  };
  const add = (context: Context, owner: CartOwner, { draftKey, ...addition }: Addition) =>
    designing(context, { owner, draftKey }, (tx) => addItem(tx, owner, addition, context.locale));
  const redesign = (context: Context, owner: CartOwner, lineId: string, { draftKey, ...design }: CartItemDesign) =>
    designing(context, { owner, draftKey }, (tx) => setDesign(tx, owner, lineId, design, context.locale));
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
    setCartItemDesign: (context, { params, body }) => redesign(context, accountsOwn(context), params.cartItemId, body),
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
    setGuestCartItemDesign: (context, { params, body }) =>
      redesign(context, { guestCartId: params.cartId }, params.cartItemId, body),
    deleteGuestCartItem: (context, { params }) => remove(context, { guestCartId: params.cartId }, params.cartItemId),
  };
}
