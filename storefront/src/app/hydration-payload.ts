import type { Failure } from '@afterimage/client/api/failure.ts';

/** What the server has found out, for the browser to wake with. */
export interface HydrationPayload {
  /** The groups of the store that are not as at the beginning. */
  state: Record<string, unknown>;
  /** Why the page could not be shown. */
  failure: Failure | null;
  /** The page that is shown, as the table of pages names it, and the address of its code; null when there is none. */
  page: { file: string; code: string } | null;
}

export const hydrationPayloadId = 'woken';
export const rootId = 'app';
