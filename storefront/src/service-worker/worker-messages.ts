/** What a page tells the service worker. */
export type WorkerMessage =
  /** A public page was seen without its document being asked for; it is fetched, to be readable later. */
  | { kind: 'visited'; path: string }
  /** Somebody has signed out: what was looked at goes. */
  | { kind: 'forget' }
  /** Asks when the page was kept, over the port that comes along: a number, or null when it came from the network. */
  | { kind: 'served' };

/** The header of a kept page that says when it was kept, in milliseconds since 1970. */
export const cachedAtHeader = 'x-kept-at';

/** What the server writes before the worker's code. */
export interface Build {
  id: string;
  /** Addresses of what the shells need. */
  files: string[];
}
