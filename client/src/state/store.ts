import {
  combineSlices,
  configureStore,
  createAction,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { commonReducer, type CommonState } from './common.state.ts';
import { restored } from './lifecycle.ts';
import type { Services } from './operation.ts';

/**
 * The slices that are injected, by their names in the state. The module that injects a slice adds its type here by
 * declaration merging, so that each package sees the slices that it may read.
 */
// oxlint-disable-next-line no-empty-object-type -- other modules add to it
export interface InjectedSlices {}

/** The client state. */
export type RootState = { common: CommonState } & InjectedSlices;

type State = Readonly<Record<string, unknown>>;

const slices = combineSlices({ common: commonReducer });
const names = new Set(['common']);
const listeners = new Set<() => void>();

/**
 * Adds a slice to the state of every store. A slice of some pages is injected when their code is loaded, so that no other
 * page carries it. One of the same name is replaced, as hot reload does.
 */
export function injectSlice<State>(name: string, reducer: Reducer<State>): void {
  slices.inject({ reducerPath: name as never, reducer: reducer as never }, { overrideExisting: true });
  names.add(name);
  for (const listener of listeners) listener();
}

/** Gives slices that were injected after the creation of a store their first state. */
export const sliceInjected = createAction('store/sliceInjected');

/** Calls `listener` after each later injection; a store then has to dispatch `sliceInjected`. */
export function onSliceInjected(listener: () => void): void {
  listeners.add(listener);
}

/** The reducer of all slices. What the server has sent for a slice that is not injected yet stays as it is. */
export function reduceSlices(state: State | undefined, action: UnknownAction): State {
  const before = state ?? {};
  const entries = [...names].flatMap((name) => (name in before ? [[name, before[name]] as const] : []));
  const after: State = slices(Object.fromEntries(entries), action);
  const same = [...names].every((name) => after[name] === before[name]);
  return same ? before : { ...before, ...after };
}

/** Saved slices are restored in one step, so that no subscriber sees a part of them. */
function root(state: RootState | undefined, action: UnknownAction): RootState {
  const before = state !== undefined && restored.match(action) ? { ...state, ...action.payload } : state;
  return reduceSlices(before, action) as unknown as RootState;
}

interface StoreSettings {
  services: Services;
  preloadedState?: Partial<RootState>;
  /** What listens to actions: notices, effects, persistence. */
  middleware?: Middleware[];
}

export function createStore({ services, preloadedState, middleware = [] }: StoreSettings) {
  return configureStore({
    reducer: root,
    ...(preloadedState && { preloadedState: preloadedState as RootState }),
    // The checks for plain values walk the whole state on every action, and files are arguments here.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }).concat(
        middleware,
      ),
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];

/** The state of a store in which nothing has happened. */
export const freshState = (): RootState => root(undefined, { type: 'nothing' });
