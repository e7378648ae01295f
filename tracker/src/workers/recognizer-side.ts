import { createFinder, type Found, type Wanted } from '../recognizer/recognizer.ts';
import type { GreyImage } from '../gray-image.ts';
import { checkedTargets, type TrackerOptions } from '../engine/tracker.ts';

/**
 * What the tracker's worker asks of the finder's: a message that can be cloned; hand over `frame.data.buffer`, it comes
 * back with the answer.
 */
export type SearchRequest = { readonly frame: GreyImage; readonly wanted: Wanted };

/** What the finder found, with the frame in which it did; hand over `frame.data.buffer` again. */
export type SearchAnswer = { readonly frame: GreyImage; readonly found: readonly Found[] };

/** The half of the engine that recognises targets in whole frames. */
export type FinderSide = { search(request: SearchRequest): SearchAnswer };

/**
 * The finder for a worker of its own, with the same packs and frame size as its tracker (see `createTrackerSide`).
 * @throws as `createTracker`.
 */
export function createFinderSide(options: TrackerOptions): FinderSide {
  const { targets } = checkedTargets(options);
  const finder = createFinder({ ...options, targets });
  return { search: ({ frame, wanted }) => ({ frame, found: finder.find(frame, wanted) }) };
}
