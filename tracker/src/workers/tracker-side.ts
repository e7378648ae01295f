import { checkTargets, createTrackerWith, type Tracker, type TrackerOptions } from '../engine/tracker.ts';
import type { RecognitionReply, RecognitionRequest } from './recognizer-side.ts';

export type TrackerSideOptions = TrackerOptions & {
  /** Called within `process` when targets should be searched and the recognizer has replied to the last request. */
  readonly ask: (request: RecognitionRequest) => void;
};

/** A tracker whose recognizer runs in another worker. */
export type TrackerSide = Tracker & {
  /** Takes the recognizer's reply; the next frame uses it. */
  answer(reply: RecognitionReply): void;
};

/**
 * The tracker for a worker that handles every frame and never waits: whole frames are searched by `createRecognizerSide` in
 * another one. A detection in an earlier frame is confirmed there, and aligned with the present frame from its place there.
 * @throws as `createTracker`.
 */
export function createTrackerSide(options: TrackerSideOptions): TrackerSide {
  const { width, height, ask } = options;
  // One buffer is transferred back and forth
  let idle: ArrayBuffer | null = new ArrayBuffer(width * height);
  let pending: RecognitionReply | null = null;
  let freed = false;
  const tracker = createTrackerWith(options, checkTargets(options), (image, tracking) => {
    if (pending) {
      tracking.propose(pending.detections, pending.frame);
      idle = pending.frame.data.buffer as ArrayBuffer;
      pending = null;
    }
    const scope = idle && tracking.recognitionScope();
    if (!scope || !idle) return;
    const data = new Uint8Array(idle);
    data.set(image.data);
    idle = null;
    ask({ frame: { width, height, data }, scope });
  });
  return {
    ...tracker,
    answer(reply) {
      if (!freed) pending = reply;
    },
    free() {
      freed = true;
      tracker.free();
      [idle, pending] = [null, null];
    },
  };
}
