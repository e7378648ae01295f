import type { SearchAnswer, SearchRequest } from '@afterimage/tracker';
import type { TargetObservation } from '../session/types.ts';
import type { VideoElementStrategy, CaptureStrategy } from './capture-strategies.ts';

/** A camera's picture, for the GPU and for the eye; whoever holds it closes it. */
export type CameraImage = VideoFrame | ImageBitmap;

/** How a frame came from a video element. */
export interface ElementFrame {
  opening: number;
  strategy: VideoElementStrategy;
  /** Milliseconds that the page took to get it. */
  captureMs: number;
  /** Its way is compared with others: what it costs says nothing of the phone. */
  isTrial: boolean;
  time: number;
}

/**
 * What the page tells the tracker's worker. `opening` numbers the ways in which frames have come so far: what belongs
 * to an earlier one is closed and forgotten.
 */
export type TrackerMessage =
  | { kind: 'begin'; finder: MessagePort }
  /** One for each target of the show; null for those that are not to be looked for. */
  | { kind: 'packs'; packs: readonly (Uint8Array | null)[] }
  | { kind: 'stream'; opening: number; stream: ReadableStream<VideoFrame> }
  | { kind: 'track'; opening: number; track: MediaStreamTrack }
  /** One picture; `taken` says when the next may come. */
  | ({ kind: 'image'; image: CameraImage } & ElementFrame)
  /** The grey of a picture that stays in the page. */
  | ({ kind: 'grey'; grey: Uint8Array; width: number; height: number } & ElementFrame)
  /** Nothing more of what came so far. */
  | { kind: 'close'; opening: number }
  /** The frame that was told last is drawn. */
  | { kind: 'drawn' };

/** A frame as it is told to the page; `image` is null where it never left the page. */
export interface TrackedFrameMessage {
  kind: 'frame';
  opening: number;
  strategy: CaptureStrategy;
  image: CameraImage | null;
  width: number;
  height: number;
  time: number;
  observationList: readonly TargetObservation[];
  /** Milliseconds from the camera to its grey, in the page and in the worker. */
  readingMs: number;
  trackingMs: number;
}

export type TrackerReply =
  /** The worker runs; what it can. */
  | { kind: 'able'; processor: boolean; canvas: boolean }
  | TrackedFrameMessage
  /** A frame came and could be read: the way is good, however long following the prints in it takes. */
  | { kind: 'read'; opening: number }
  /** A picture that the page sent was taken, or closed for a newer one. */
  | { kind: 'taken' }
  /** No frame can be read in this way. */
  | { kind: 'failed'; opening: number; strategy: CaptureStrategy; reason: string }
  /** Even the smallest frame takes too long. */
  | { kind: 'slow' }
  /** Places of targets whose packs cannot be read. */
  | { kind: 'left-out'; targets: readonly number[] };

/**
 * What the tracker's worker tells the finder's. A tracker and its finder are of one `round`: another size of frames, or
 * other packs, begin the next. Packs are left out when they are those of the round before.
 */
export type RecognizerMessage =
  | { kind: 'round'; round: number; width: number; height: number; packs?: readonly Uint8Array[] }
  | { kind: 'search'; round: number; request: SearchRequest };

export interface RecognizerReply {
  round: number;
  answer: SearchAnswer;
}
