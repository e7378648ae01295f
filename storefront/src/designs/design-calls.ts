import type { CartItemDesign, CartItemDraftPurpose } from '@afterimage/contract/cart.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import type { Services } from '@afterimage/client/state/operation.ts';

// Called without an operation: what goes wrong is said where the person looks, and not by a notice.

type Caller = Pick<Services, 'call' | 'session'>;

/** The guest's cart, null for an account's. */
const guestCart = ({ session }: Caller): string | null => (session.token() === null ? session.cartId() : null);

/** The draft of a line of this browser's cart: the one in which it is edited, or a copy. */
export async function openLineDraft(
  services: Caller,
  { cartItemId, purpose }: { cartItemId: string; purpose: CartItemDraftPurpose },
): Promise<Draft> {
  const cartId = guestCart(services);
  const body = { purpose };
  if (cartId === null) return services.call('createCartItemDraft', { params: { cartItemId }, body });
  return services.call('createGuestCartItemDraft', { params: { cartId, cartItemId }, body });
}

/** Gives a line of this browser's cart another design. */
export async function saveLineDesign(services: Caller, cartItemId: string, design: CartItemDesign): Promise<void> {
  const cartId = guestCart(services);
  if (cartId === null) await services.call('setCartItemDesign', { params: { cartItemId }, body: design });
  else await services.call('setGuestCartItemDesign', { params: { cartId, cartItemId }, body: design });
}
