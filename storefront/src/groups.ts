import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

type Groups = Readonly<Record<string, unknown>>;
type AnyReducer = (state: unknown, action: UnknownAction) => unknown;

const reducers = new Map<string, AnyReducer>();
const listeners = new Set<() => void>();

/**
 * Puts a group into the state. The groups that every page needs join when the store is made; a group of some pages
 * joins when their code is loaded, so that no other page carries it.
 */
export function joinGroup<State>(name: string, reducer: Reducer<State>): void {
  reducers.set(name, reducer as AnyReducer);
  for (const tell of listeners) tell();
}

/** Hears of groups that join from now on; a store then lets them take their first state. */
export function onGroupJoined(listener: () => void): void {
  listeners.add(listener);
}

/** All groups after an action. What has come from the server for a group that has not joined yet stays as it is. */
export function allGroups(state: Groups | undefined, action: UnknownAction): Groups {
  let next = state ?? {};
  for (const [name, reducer] of reducers) {
    const before = next[name];
    const after = reducer(before, action);
    if (after !== before) next = { ...next, [name]: after };
  }
  return next;
}
