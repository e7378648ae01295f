import type { Cart, CartItemDesign, CartItemDraftPurpose } from '@afterimage/contract/cart.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';

/** The guest's cart, null for an account's. */
const guestCart = ({ session }: Services): string | null => (session.token() === null ? session.cartId() : null);

/** The draft of a line of this browser's cart: the one in which it is edited, or a copy. */
export const openLineDraft = operation(
  'designs/openLine',
  ({ cartItemId, purpose }: { cartItemId: string; purpose: CartItemDraftPurpose }, tools): Promise<Draft> => {
    const { call } = tools;
    const body = { purpose };
    const cartId = guestCart(tools);
    if (cartId === null) return call('createCartItemDraft', { params: { cartItemId }, body });
    return call('createGuestCartItemDraft', { params: { cartId, cartItemId }, body });
  },
);

/** Gives a line of this browser's cart another design. */
export const saveLineDesign = operation(
  'designs/saveLine',
  ({ cartItemId, design }: { cartItemId: string; design: CartItemDesign }, tools): Promise<Cart> => {
    const { call } = tools;
    const cartId = guestCart(tools);
    if (cartId === null) return call('setCartItemDesign', { params: { cartItemId }, body: design });
    return call('setGuestCartItemDesign', { params: { cartId, cartItemId }, body: design });
  },
);

/** A design of its own with the content of another one. */
export const copyDesign = operation('designs/copy', (draftKey: string, { call }) =>
  call('copyDraft', { params: { draftKey } }),
);
