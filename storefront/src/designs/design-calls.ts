import type { CartItemDesign, CartItemDraftPurpose } from '@afterimage/contract/cart.ts';
import type { Draft } from '@afterimage/contract/drafts.ts';
import type { Services } from '@afterimage/client/state/operation.ts';

// Called without an operation: failures are shown in place and not by a notice.

type Caller = Pick<Services, 'call' | 'session'>;

/** The guest's cart id; null when signed in. */
const guestCart = ({ session }: Caller): string | null => (session.token() === null ? session.cartId() : null);

/** The draft of a line of this browser's cart: the one in which the line is edited, or a copy. */
export async function openLineDraft(
  services: Caller,
  { cartItemId, purpose }: { cartItemId: string; purpose: CartItemDraftPurpose },
): Promise<Draft> {
  const cartId = guestCart(services);
  const body = { purpose };
  if (cartId === null) return services.call('createCartItemDraft', { params: { cartItemId }, body });
  return services.call('createGuestCartItemDraft', { params: { cartId, cartItemId }, body });
}

/** Replaces the design of a line of this browser's cart. */
export async function saveLineDesign(services: Caller, cartItemId: string, design: CartItemDesign): Promise<void> {
  const cartId = guestCart(services);
  if (cartId === null) await services.call('setCartItemDesign', { params: { cartItemId }, body: design });
  else await services.call('setGuestCartItemDesign', { params: { cartId, cartItemId }, body: design });
}
