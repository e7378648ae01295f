import { createRecognizer, type Detection, type RecognitionScope } from '../recognizer/recognizer.ts';
import type { GrayImage } from '../gray-image.ts';
import { checkTargets, type TrackerOptions } from '../engine/tracker.ts';

/**
 * What the tracker's worker asks of the recognizer's: a message that can be cloned; hand over `frame.data.buffer`, it comes
 * back with the answer.
 */
export type RecognitionRequest = { readonly frame: GrayImage; readonly wanted: RecognitionScope };

/** What the recognizer found, with the frame in which it did; hand over `frame.data.buffer` again. */
export type RecognitionReply = { readonly frame: GrayImage; readonly found: readonly Detection[] };

/** The half of the engine that recognizes targets in whole frames. */
export type RecognizerSide = { search(request: RecognitionRequest): RecognitionReply };

/**
 * The recognizer for a worker of its own, with the same packs and frame size as its tracker (see `createTrackerSide`).
 * @throws as `createTracker`.
 */
export function createRecognizerSide(options: TrackerOptions): RecognizerSide {
  const { targets } = checkTargets(options);
  const recognizer = createRecognizer({ ...options, targets });
  return { search: ({ frame, wanted }) => ({ frame, found: recognizer.find(frame, wanted) }) };
}
