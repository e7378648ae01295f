import type { Failure } from './failure.ts';

/** What the server has found out, for the browser to wake with. */
export interface Woken {
  /** The groups of the store that are not as at the beginning. */
  state: Record<string, unknown>;
  /** Why the page could not be shown. */
  failure: Failure | null;
}

export const wokenId = 'woken';
export const rootId = 'app';
