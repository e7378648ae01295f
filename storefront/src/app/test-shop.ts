import { type Answers, testStore } from '@afterimage/client/state/test-store.ts';
import { effects } from './effects.ts';
import { notices } from './notices.ts';
import './slices.ts';

/** For tests: the store of the storefront with what listens to it, over a server that answers from a table. */
export function testShop(answers: Answers = {}) {
  const went: string[] = [];
  // Whoever signs in is asked for at once; a test that is about something else need not say who it is.
  answers.getProfile ??= { firstName: 'Ada' };
  answers.getWishlist ??= { wishlist: [] };
  const shop = testStore(answers, (session) => [notices, effects({ session, go: (path) => went.push(path) })]);
  const toasts = () =>
    shop.store.getState().common.notices.map(({ kind, title, description }) => [kind, title, description]);
  return { ...shop, went, toasts };
}
