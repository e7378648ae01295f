import { persistedProduct } from './persisted-product.ts';
import { restored } from '@afterimage/client/state/lifecycle.ts';
import { freshState, type RootState } from '@afterimage/client/state/store.ts';
import { ofGuest } from '../wishlist/wishlist.state.ts';

/** The one key of the saved state (S9.3), and the shape's version: another version is dropped unread. */
export const stateKey = 'afterimage';
export const stateVersion = 1;
/** S9.4 */
export const restoreTimeout = 5000;

/** What a group leaves behind when it is saved: results, never the middle of something. */
const idleFlags = { loading: false, success: false, error: null };

/** The ten kept groups (S3.19), and what of each is kept. */
const persistedGroups = {
  address: (group: RootState['address']) => ({ ...group, ...idleFlags }),
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
    wishlist: group.wishlist.map(persistedProduct),
    loading: false,
    error: null,
    changing: 0,
  }),
  compare: ({ compareItems }: RootState['compare']) => ({
    compareItems: compareItems.map(persistedProduct),
    candidate: null,
  }),
  register: (group: RootState['register']) => ({ ...group, loading: false, error: null }),
  login: (group: RootState['login']) => ({ ...group, loading: false, error: null }),
  profile: (group: RootState['profile']) => ({ ...group, loading: false }),
  resetPassword: (group: RootState['resetPassword']) => ({ ...group, loading: false, error: null }),
  resetPasswordEmail: (group: RootState['resetPasswordEmail']) => ({ ...group, loading: false, error: null }),
  registerVerify: (group: RootState['registerVerify']) => ({ ...group, loading: false, error: null }),
};
type PersistedGroup = keyof typeof persistedGroups;
export const persistedGroupNames = Object.keys(persistedGroups) as PersistedGroup[];

/** The text that is stored: these groups of the state, and of the others what was stored `before`. */
export function write(
  state: RootState,
  names: readonly PersistedGroup[] = persistedGroupNames,
  before: object = {},
): string {
  const groups = names.map(
    (name) => [name, (persistedGroups[name] as (group: unknown) => unknown)(state[name])] as const,
  );
  return JSON.stringify({ version: stateVersion, groups: { ...before, ...Object.fromEntries(groups) } });
}

function hasShapeOf(model: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([name, part]) => {
    const storedValue = (value as Record<string, unknown>)[name];
    if (part === null || storedValue === null) return storedValue !== undefined;
    return typeof storedValue === typeof part && Array.isArray(storedValue) === Array.isArray(part);
  });
}

/** The saved groups of a text, those only that look like groups of today; an empty object for anything else (D3.19). */
export function read(text: string | null): Partial<Pick<RootState, PersistedGroup>> {
  if (text === null) return {};
  try {
    const storedState = JSON.parse(text) as { version?: unknown; groups?: Record<string, unknown> } | null;
    if (storedState?.version !== stateVersion || typeof storedState.groups !== 'object') return {};
    const { groups } = storedState;
    return Object.fromEntries(
      persistedGroupNames
        .filter((name) => hasShapeOf(freshState()[name], groups[name]))
        .map((name) => [name, groups[name]]),
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
  const writeText = (text: string | null) => {
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
  let storedValue: ReturnType<StateStore['read']>;
  try {
    storedValue = saved.read();
  } catch {
    storedValue = null;
  }
  if (!(storedValue instanceof Promise)) return writeText(storedValue);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), restoreTimeout));
  return Promise.race([storedValue.catch(() => null), late]).then(writeText);
}

/**
 * Writes the kept groups that have changed, once per turn of the event loop. The others stay as they are stored:
 * another tab may know them better. Answers what takes over a text that another tab has written, which is not
 * written again: two tabs would else undo each other's changes.
 */
export function persistStore(store: PersistedStore, saved: StateStore): (text: string) => void {
  let last: RootState | undefined;
  let waiting = false;
  const flush = () => {
    waiting = false;
    const state = store.getState();
    if (!state.common.restored) return;
    const changedGroups = persistedGroupNames.filter((name) => state[name] !== last?.[name]);
    last = state;
    if (changedGroups.length === 0) return;
    let before: ReturnType<StateStore['read']> = null;
    try {
      before = saved.read();
    } catch {
      // what cannot be read cannot be written either
    }
    saved.write(write(state, changedGroups, before instanceof Promise ? {} : read(before)));
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
