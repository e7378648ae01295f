/**
 * How frames come from the camera into the tracker's worker:
 * - `page-stream`: the page makes a stream of frames, the worker reads it (Chrome);
 * - `worker-stream`: the worker makes the stream from the track itself (Safari 18);
 * - `video-frames`: a video element tells each frame, which travels as a VideoFrame (Firefox, Safari 17);
 * - `bitmaps`: the same as an ImageBitmap, whose grey the worker draws;
 * - `page-grey`: the same, its grey drawn by the page, where workers cannot draw.
 */
export type Way = 'page-stream' | 'worker-stream' | 'video-frames' | 'bitmaps' | 'page-grey';

/** The worker reads these itself; all others come frame by frame from a video element in the page. */
export type StreamWay = Extract<Way, 'page-stream' | 'worker-stream'>;
export type ElementWay = Exclude<Way, StreamWay>;
export const isStream = (way: Way): way is StreamWay => way === 'page-stream' || way === 'worker-stream';

/** What page and worker can. */
export interface Abilities {
  pageProcessor: boolean;
  workerProcessor: boolean;
  videoFrames: boolean;
  workerCanvas: boolean;
}

/** The ways that may work here, the best first as far as a name tells; the last one works wherever there is a camera. */
export function waysOf({ pageProcessor, workerProcessor, videoFrames, workerCanvas }: Abilities): Way[] {
  const ways: [Way, boolean][] = [
    ['page-stream', pageProcessor],
    ['worker-stream', workerProcessor && !pageProcessor],
    ['video-frames', videoFrames],
    ['bitmaps', workerCanvas],
    ['page-grey', true],
  ];
  return ways.flatMap(([way, works]) => (works ? [way] : []));
}

/** A way whose frames could not be had or read so many times in a row has failed: a first one may come too early. */
export const faultLimit = 5;
/** A way that gives no frame for so many milliseconds has failed. */
const silenceLimit = 2000;
/** A page that was blocked for longer than this tells nothing of the camera. */
const longestStep = 500;

/** Counts how long no frame has come; `passed` takes the milliseconds since it was asked last, and says when it is too long. */
export function createSilence(limit = silenceLimit) {
  let silent = 0;
  return {
    heard() {
      silent = 0;
    },
    passed(milliseconds: number): boolean {
      silent += Math.min(longestStep, Math.max(0, milliseconds));
      if (silent < limit) return false;
      silent = 0;
      return true;
    },
  };
}
