import { createContext } from 'react-router';
import type { Services } from './operation.ts';
import type { Prefetched } from './prefetched.ts';
import type { Store } from './store.ts';

/** What the router hands to loaders. */
export interface AppContext {
  store: Store;
  services: Services;
  /** Settles when saved state is restored; on the server it never does, and nothing there waits for it. */
  ready: Promise<void>;
  prefetched: Prefetched;
}

export const appContext = createContext<AppContext>();
