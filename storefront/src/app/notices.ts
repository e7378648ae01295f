import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { noticeShown } from '@afterimage/client/state/common.state.ts';
import { failureNotice } from './failures.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import type { Store } from '@afterimage/client/state/store.ts';
import { words } from './notices.words.ts';

type Text = (typeof words)[keyof typeof words];
type ToastTexts = Record<string, { kind: 'success' | 'info'; text: Text }>;

const success = (text: Text) => ({ kind: 'success' as const, text });

type AccountTexts = typeof import('./account-notices.words.ts').words;

/** The texts of operations that succeed on pages of accounts. Other pages never load them. */
const accountTexts: Record<string, keyof AccountTexts> = {
  'login/login/fulfilled': 'welcome',
  'register/registerAccount/fulfilled': 'registered',
  'registerVerify/verifyRegistration/fulfilled': 'verified',
  'resetPasswordEmail/requestPasswordReset/fulfilled': 'resetMail',
  'resetPassword/chooseNewPassword/fulfilled': 'passwordUpdated',
  'profile/erase/fulfilled': 'accountErased',
  'address/add/fulfilled': 'addressAdded',
  'address/update/fulfilled': 'addressUpdated',
  'address/delete/fulfilled': 'addressDeleted',
};

/** Which success is told with which words; by the action that reports it. */
const toastTexts: ToastTexts = {
  'cart/decrement/fulfilled': success(words.itemDecremented),
  'cart/remove/fulfilled': success(words.removedFromCart),
  'compare/compareAdded': success(words.addedToCompare),
  'compare/compareRemoved': success(words.removedFromCompare),
  'product/reviewSubmitted': success(words.reviewSubmitted),
};

interface Before {
  cart: { cartItems: { cartItemId: string; quantity: number }[] };
}

/** What is said depends on more than the action's name: a raised line (S4.13), a product that lies aside (S4.19). */
function byState(action: UnknownAction, before: Before): ToastTexts[string] | undefined {
  if (action.type === 'cart/add/fulfilled') {
    const { cartItemId } = action['payload'] as { cartItemId: string };
    const present = before.cart.cartItems.some((item) => item.cartItemId === cartItemId);
    return success(present ? words.itemAdded : words.addedToCart);
  }
  if (action.type === 'orders/reorder/fulfilled') {
    return (action['payload'] as { addedQuantity: number }).addedQuantity > 0 ? success(words.addedToCart) : undefined;
  }
  const isPresent =
    (action.type === 'wishlist/lookUp/fulfilled' && action['payload'] === null) ||
    (action['payload'] as { isAdded?: boolean } | null | undefined)?.isAdded === false;
  if (isPresent) return { kind: 'info', text: words.alreadyInWishlist };
  if (action.type === 'wishlist/change/fulfilled') {
    const { kind } = (action['meta'] as { arg: { kind: string } }).arg;
    return success(kind === 'add' ? words.addedToWishlist : words.removedFromWishlist);
  }
  return undefined;
}

/** Requests for which no visitor waits, with what is called instead of showing a notice of their failure. */
const silentRequests = new Map<string, () => void>();

/**
 * The store for what a visitor has not asked for, such as a page that is fetched ahead: a failure that would show a notice
 * calls `onWithheld` instead, before the caller of `dispatch` knows of it.
 */
export const withoutNotices = (store: Store, onWithheld: () => void): Store => ({
  ...store,
  dispatch: ((action: UnknownAction) => {
    const running = store.dispatch(action) as { requestId?: string };
    if (running.requestId) silentRequests.set(running.requestId, onWithheld);
    return running;
  }) as Store['dispatch'],
});

/** Turns what happened into notices, each once: the only place where a success or a failure is put into words. */
export const notices: Middleware = (store) => (next) => (action) => {
  const before = store.getState() as Before;
  const result = next(action);
  const { type } = action as UnknownAction;
  const success = byState(action as UnknownAction, before) ?? toastTexts[type];
  if (success) {
    store.dispatch(noticeShown({ kind: success.kind, ...success.text }));
    return result;
  }
  const account = accountTexts[type];
  if (account)
    void import('./account-notices.words.ts').then(
      ({ words: texts }) => store.dispatch(noticeShown({ kind: 'success', ...texts[account] })),
      // The operation has succeeded all the same, and its page shows that.
      () => undefined,
    );
  if (!type.endsWith('/rejected')) return result;
  const { meta, payload, error } = action as {
    meta?: { aborted?: boolean; requestId?: string };
    payload?: Failure;
    error?: { message?: string };
  };
  if (meta?.aborted) return result;
  const failure = payload ?? { status: 0, code: 'UNKNOWN' as const, description: error?.message ?? '' };
  const notice = failureNotice(type.slice(0, -'/rejected'.length), failure);
  if (!notice) return result;
  const onWithheld = silentRequests.get(meta?.requestId ?? '');
  if (onWithheld) onWithheld();
  else store.dispatch(noticeShown({ kind: 'error', ...notice }));
  return result;
};
