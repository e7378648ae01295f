/**
 * How frames come from the camera into the tracker's worker:
 * - `page-stream`: the page makes a stream of frames, the worker reads it (Chrome);
 * - `worker-stream`: the worker makes the stream from the track itself (Safari 18);
 * - `video-frames`: a video element tells each frame, which travels as a VideoFrame (Firefox, Safari 17);
 * - `bitmaps`: the same as an ImageBitmap, whose grey the worker draws;
 * - `page-grey`: the same, its grey drawn by the page, where workers cannot draw.
 */
export type CaptureStrategy = 'page-stream' | 'worker-stream' | 'video-frames' | 'bitmaps' | 'page-grey';

/** The worker reads these itself; all others come frame by frame from a video element in the page. */
export type StreamStrategy = Extract<CaptureStrategy, 'page-stream' | 'worker-stream'>;
export type VideoElementStrategy = Exclude<CaptureStrategy, StreamStrategy>;
export const isStreamStrategy = (strategy: CaptureStrategy): strategy is StreamStrategy =>
  strategy === 'page-stream' || strategy === 'worker-stream';

/** What page and worker can. */
export interface BrowserCapabilities {
  pageProcessor: boolean;
  workerProcessor: boolean;
  videoFrames: boolean;
  workerCanvas: boolean;
}

/** The ways that may work here, the best first as far as a name tells; the last one works wherever there is a camera. */
export function strategiesFor({
  pageProcessor,
  workerProcessor,
  videoFrames,
  workerCanvas,
}: BrowserCapabilities): CaptureStrategy[] {
  const candidates: [CaptureStrategy, boolean][] = [
    ['page-stream', pageProcessor],
    ['worker-stream', workerProcessor && !pageProcessor],
    ['video-frames', videoFrames],
    ['bitmaps', workerCanvas],
    ['page-grey', true],
  ];
  return candidates.flatMap(([strategy, isSupported]) => (isSupported ? [strategy] : []));
}

/** A way whose frames could not be had or read so many times in a row has failed: a first one may come too early. */
export const maxConsecutiveFaults = 5;
/** A way that gives no frame for so many milliseconds has failed. */
const defaultSilenceLimitMs = 2000;
/** A page that was blocked for longer than this tells nothing of the camera. */
const longestStepMs = 500;

/** Counts how long no frame has come; `passed` takes the milliseconds since it was asked last, and says when it is too long. */
export function createSilenceTimer(limitMs = defaultSilenceLimitMs) {
  let silentMs = 0;
  return {
    reset() {
      silentMs = 0;
    },
    advance(milliseconds: number): boolean {
      silentMs += Math.min(longestStepMs, Math.max(0, milliseconds));
      if (silentMs < limitMs) return false;
      silentMs = 0;
      return true;
    },
  };
}
