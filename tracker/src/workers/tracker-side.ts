import { checkedTargets, trackerOf, type Tracker, type TrackerOptions } from '../engine/tracker.ts';
import type { SearchAnswer, SearchRequest } from './recognizer-side.ts';

export type TrackerSideOptions = TrackerOptions & {
  /** Called within `process` when there is something to be searched and the finder has answered what it was asked. */
  readonly ask: (request: SearchRequest) => void;
};

/** A tracker whose finder is somewhere else. */
export type TrackerSide = Tracker & {
  /** Takes what the finder answered; the next frame takes it up. */
  answer(answer: SearchAnswer): void;
};

/**
 * The tracker for a worker that handles every frame and never waits: whole frames are searched by `createFinderSide` in
 * another one. What was found in an earlier frame is confirmed there and looked for round that place in the present one.
 * @throws as `createTracker`.
 */
export function createTrackerSide(options: TrackerSideOptions): TrackerSide {
  const { width, height, ask } = options;
  // One buffer travels to and fro
  let idle: ArrayBuffer | null = new ArrayBuffer(width * height);
  let pending: SearchAnswer | null = null;
  let freed = false;
  const tracker = trackerOf(options, checkedTargets(options), (image, tracking) => {
    if (pending) {
      tracking.propose(pending.found, pending.frame);
      idle = pending.frame.data.buffer as ArrayBuffer;
      pending = null;
    }
    const wanted = idle && tracking.wanted();
    if (!wanted || !idle) return;
    const data = new Uint8Array(idle);
    data.set(image.data);
    idle = null;
    ask({ frame: { width, height, data }, wanted });
  });
  return {
    ...tracker,
    answer(answer) {
      if (!freed) pending = answer;
    },
    free() {
      freed = true;
      tracker.free();
      [idle, pending] = [null, null];
    },
  };
}
