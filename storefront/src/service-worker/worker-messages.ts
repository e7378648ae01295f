/** What a page tells the service worker. */
export type WorkerMessage =
  /** A public page was seen without its document being asked for; it is fetched, to be readable later. */
  | { kind: 'visited'; path: string }
  /** Somebody has signed out: what was looked at goes. */
  | { kind: 'forget' }
  /** Asks where the page came from; the answer is a `ServedPage`, over the port that comes along. */
  | { kind: 'served' };

/** Where a page came from that the network did not give. */
export interface ServedPage {
  /** When it was kept, in milliseconds since 1970; null for a page that is the same at any time. */
  cachedAt: number | null;
  /** Whether the network failed; otherwise it was too slow. */
  isOffline: boolean;
}

/** The header of a kept page that says when it was kept, in milliseconds since 1970. */
export const cachedAtHeader = 'x-kept-at';

/** What the server writes before the worker's code. */
export interface Build {
  id: string;
  /** Addresses of what the shells need. */
  files: string[];
}
