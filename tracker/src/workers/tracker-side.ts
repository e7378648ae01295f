import { checkTargets, createTrackerWith, type Tracker, type TrackerOptions } from '../engine/tracker.ts';
import type { RecognitionReply, RecognitionRequest } from './recognizer-side.ts';

export type TrackerSideOptions = TrackerOptions & {
  /** Called within `process` when there is something to be searched and the recognizer has answered what it was asked. */
  readonly ask: (request: RecognitionRequest) => void;
};

/** A tracker whose recognizer is somewhere else. */
export type TrackerSide = Tracker & {
  /** Takes what the recognizer answered; the next frame takes it up. */
  answer(answer: RecognitionReply): void;
};

/**
 * The tracker for a worker that handles every frame and never waits: whole frames are searched by `createRecognizerSide` in
 * another one. What was found in an earlier frame is confirmed there and looked for round that place in the present one.
 * @throws as `createTracker`.
 */
export function createTrackerSide(options: TrackerSideOptions): TrackerSide {
  const { width, height, ask } = options;
  // One buffer travels to and fro
  let idle: ArrayBuffer | null = new ArrayBuffer(width * height);
  let pending: RecognitionReply | null = null;
  let freed = false;
  const tracker = createTrackerWith(options, checkTargets(options), (image, tracking) => {
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
