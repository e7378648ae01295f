import { persistedProduct } from './persisted-product.ts';
import { restored } from '@afterimage/client/state/lifecycle.ts';
import { freshState, type RootState } from '@afterimage/client/state/store.ts';
import { ofGuest } from '../wishlist/wishlist.state.ts';

/** The one key of the saved state (S9.3), and the shape's version: another version is dropped unread. */
export const stateKey = 'afterimage';
export const stateVersion = 1;
/** S9.4 */
export const restoreTimeout = 5000;

const idleFlags = { loading: false, error: null };

/** The ten kept groups (S3.19), each with what belongs to one visit of one tab: it is stored as if nothing had happened. */
const visitParts = {
  address: { ...idleFlags, success: false },
  cart: { ...idleFlags, loaded: false, isCartItemAdded: false, joinedQuantity: 0, changing: 0 },
  wishlist: { ...idleFlags, changing: 0 },
  compare: { candidate: null },
  register: idleFlags,
  login: idleFlags,
  profile: { loading: false },
  resetPassword: idleFlags,
  resetPasswordEmail: idleFlags,
  registerVerify: idleFlags,
};
type PersistedGroup = keyof typeof visitParts;
export const persistedGroupNames = Object.keys(visitParts) as PersistedGroup[];

/** The products of a group as they are stored. */
function storedProducts(state: RootState, name: PersistedGroup): object {
  if (name === 'wishlist') return { wishlist: state.wishlist.wishlist.map(persistedProduct) };
  if (name === 'compare') return { compareItems: state.compare.compareItems.map(persistedProduct) };
  return {};
}

/** The text that is stored: these groups of the state, and of the others what was stored `before`. */
export function write(
  state: RootState,
  names: readonly PersistedGroup[] = persistedGroupNames,
  before: object = {},
): string {
  const groups = names.map(
    (name) => [name, { ...state[name], ...visitParts[name], ...storedProducts(state, name) }] as const,
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
 * another tab may know them better. Answers what takes over a text that another tab has written, except for what
 * belongs to the visit of this tab. It is not written again: two tabs would else undo each other's changes.
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
    const state = store.getState();
    const groups = Object.entries(read(text)).map(([name, group]) => {
      const own = Object.keys(visitParts[name as PersistedGroup]).map((part) => [
        part,
        (state[name as PersistedGroup] as unknown as Record<string, unknown>)[part],
      ]);
      return [name, { ...group, ...Object.fromEntries(own) }];
    });
    store.dispatch(restored(Object.fromEntries(groups)));
    last = store.getState();
  };
}
