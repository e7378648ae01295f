import { Recognizer, type Detection, type RecognitionScope } from '../recognizer/recognizer.ts';
import type { GrayImage } from '../gray-image.ts';
import { checkTargets, type TrackerOptions } from '../engine/tracker.ts';

/**
 * Request of the tracker's worker to the recognizer's: a message that can be cloned. Transfer `frame.data.buffer`; the
 * reply returns it.
 */
export type RecognitionRequest = { readonly frame: GrayImage; readonly scope: RecognitionScope };

/** The recognizer's detections, with their frame; transfer `frame.data.buffer` again. */
export type RecognitionReply = { readonly frame: GrayImage; readonly detections: readonly Detection[] };

/** The half of the engine that recognizes targets in whole frames. */
export type RecognizerSide = { search(request: RecognitionRequest): RecognitionReply };

/**
 * The recognizer for a worker of its own, with the same packs and frame size as its tracker (see `createTrackerSide`).
 * @throws as `createTracker`.
 */
export function createRecognizerSide(options: TrackerOptions): RecognizerSide {
  const { targets } = checkTargets(options);
  const recognizer = new Recognizer({ ...options, targets });
  return { search: ({ frame, scope }) => ({ frame, detections: recognizer.find(frame, scope) }) };
}
