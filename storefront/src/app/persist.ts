import { keptProduct } from './kept-product.ts';
import { restored } from '@afterimage/client/state/lifecycle.ts';
import { freshState, type RootState } from '@afterimage/client/state/store.ts';
import { ofGuest } from '../wishlist/wishlist.state.ts';

/** The one key of the saved state (S9.3), and the shape's version: another version is dropped unread. */
export const stateKey = 'afterimage';
export const stateVersion = 1;
/** S9.4 */
export const restoreTimeout = 5000;

/** What a group leaves behind when it is saved: results, never the middle of something. */
const settled = { loading: false, success: false, error: null };

/** The ten kept groups (S3.19), and what of each is kept. */
const kept = {
  address: (group: RootState['address']) => ({ ...group, ...settled }),
  cart: (group: RootState['cart']) => ({
    ...group,
    loading: false,
    loaded: false,
    isCartItemAdded: false,
    joinedQuantity: 0,
    error: null,
    changing: 0,
  }),
  wishlist: (group: RootState['wishlist']) => ({
    ...group,
    wishlist: group.wishlist.map(keptProduct),
    loading: false,
    error: null,
    changing: 0,
  }),
  compare: ({ compareItems }: RootState['compare']) => ({
    compareItems: compareItems.map(keptProduct),
    candidate: null,
  }),
  register: (group: RootState['register']) => ({ ...group, loading: false, error: null }),
  login: (group: RootState['login']) => ({ ...group, loading: false, error: null }),
  profile: (group: RootState['profile']) => ({ ...group, loading: false }),
  resetPassword: (group: RootState['resetPassword']) => ({ ...group, loading: false, error: null }),
  resetPasswordEmail: (group: RootState['resetPasswordEmail']) => ({ ...group, loading: false, error: null }),
  registerVerify: (group: RootState['registerVerify']) => ({ ...group, loading: false, error: null }),
};
type KeptGroup = keyof typeof kept;
export const keptGroups = Object.keys(kept) as KeptGroup[];

/** The text that is stored: these groups of the state, and of the others what was stored `before`. */
export function write(state: RootState, names: readonly KeptGroup[] = keptGroups, before: object = {}): string {
  const groups = names.map((name) => [name, (kept[name] as (group: unknown) => unknown)(state[name])] as const);
  return JSON.stringify({ version: stateVersion, groups: { ...before, ...Object.fromEntries(groups) } });
}

function hasShapeOf(model: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([name, part]) => {
    const found = (value as Record<string, unknown>)[name];
    if (part === null || found === null) return found !== undefined;
    return typeof found === typeof part && Array.isArray(found) === Array.isArray(part);
  });
}

/** The saved groups of a text, those only that look like groups of today; an empty object for anything else (D3.19). */
export function read(text: string | null): Partial<Pick<RootState, KeptGroup>> {
  if (text === null) return {};
  try {
    const saved = JSON.parse(text) as { version?: unknown; groups?: Record<string, unknown> } | null;
    if (saved?.version !== stateVersion || typeof saved.groups !== 'object') return {};
    const { groups } = saved;
    return Object.fromEntries(
      keptGroups.filter((name) => hasShapeOf(freshState()[name], groups[name])).map((name) => [name, groups[name]]),
    );
  } catch {
    return {};
  }
}

/** Where saved state lies. `localStorage` answers at once; another store may take its time. */
export interface StateStore {
  read(): string | null | Promise<string | null>;
  write(text: string): void;
}

interface PersistedStore {
  getState(): RootState;
  dispatch(action: ReturnType<typeof restored>): unknown;
  subscribe(listener: () => void): () => void;
}

/**
 * Reads the saved state into the store. Synchronous when the store is: then it happens in the frame that asks.
 * A store that fails or takes longer than five seconds counts as empty (S2.6).
 */
export function restore(
  store: PersistedStore,
  saved: StateStore,
  facts: () => Pick<RootState['login'], 'signedIn'> & Pick<RootState['cart'], 'cartId'>,
): void | Promise<void> {
  const put = (text: string | null) => {
    const groups = read(text);
    const { signedIn, cartId } = facts();
    // The token and the cart id have keys of their own, which win over what was saved beside them.
    const personal: Partial<RootState> = signedIn
      ? {}
      : {
          profile: freshState().profile,
          address: freshState().address,
          wishlist: ofGuest(groups.wishlist ?? freshState().wishlist),
        };
    store.dispatch(
      restored({
        ...groups,
        ...personal,
        login: { ...freshState().login, ...groups.login, signedIn },
        cart: { ...freshState().cart, ...groups.cart, cartId },
      }),
    );
  };
  let found: ReturnType<StateStore['read']>;
  try {
    found = saved.read();
  } catch {
    found = null;
  }
  if (!(found instanceof Promise)) return put(found);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), restoreTimeout));
  return Promise.race([found.catch(() => null), late]).then(put);
}

/**
 * Writes the kept groups that have changed, once per turn of the event loop. The others stay as they are stored:
 * another tab may know them better. Answers what takes over a text that another tab has written, which is not
 * written again: two tabs would else undo each other's changes.
 */
export function keep(store: PersistedStore, saved: StateStore): (text: string) => void {
  let last: RootState | undefined;
  let waiting = false;
  const flush = () => {
    waiting = false;
    const state = store.getState();
    if (!state.common.restored) return;
    const changed = keptGroups.filter((name) => state[name] !== last?.[name]);
    last = state;
    if (changed.length === 0) return;
    let before: ReturnType<StateStore['read']> = null;
    try {
      before = saved.read();
    } catch {
      // what cannot be read cannot be written either
    }
    saved.write(write(state, changed, before instanceof Promise ? {} : read(before)));
  };
  store.subscribe(() => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(flush);
  });
  return (text) => {
    store.dispatch(restored(read(text)));
    last = store.getState();
  };
}
