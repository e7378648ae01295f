import type { StrategyChoice } from './strategy-choice.ts';
import { startVideoFrameLoop } from './video-frame-loop.ts';
import { createGrayReader, type GrayReader } from './gray-reader.ts';
import type { CameraImage, ElementFrame, TrackerMessage } from './worker-messages.ts';
import { trackingSides } from './frame-budget.ts';
import { type VideoElementStrategy, maxConsecutiveFaults, isStreamStrategy } from './capture-strategies.ts';

/**
 * So many pictures are on their way to the worker at most: one that it works on and one that waits. A VideoFrame costs
 * the page nothing: a newer one may replace what waits. A bitmap costs it tens of milliseconds in some browsers.
 */
const maxInFlight: Readonly<Record<VideoElementStrategy, number>> = { 'video-frames': 3, bitmaps: 2, 'page-grey': 2 };

/** Frames by way of a video element, for browsers that do not give a camera's frames as a stream. */
export interface VideoElementFrames {
  /** The worker took one. */
  recordTaken(): void;
  /** The picture of a frame whose grey alone was sent. */
  imageOf(time: number): ImageBitmap | null;
  stop(): void;
}

export interface VideoElementFramesOptions {
  choice: StrategyChoice;
  track: MediaStreamTrack;
  opening: number;
  host: HTMLElement;
  send(message: TrackerMessage, transfer: Transferable[]): void;
  /** Without a way: the video itself. */
  onFailed(strategy: VideoElementStrategy | null, reason: string): void;
}

export function createVideoElementFrames(options: VideoElementFramesOptions): VideoElementFrames {
  return new VideoElementCapture(options);
}

/** A playing video element of one pixel: Safari plays only what is in the page. */
function createHiddenVideo(track: MediaStreamTrack, host: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  Object.assign(video.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    opacity: '0',
    pointerEvents: 'none',
  });
  video.setAttribute('aria-hidden', 'true');
  host.append(video);
  return video;
}

class VideoElementCapture implements VideoElementFrames {
  readonly #options: VideoElementFramesOptions;
  readonly #video: HTMLVideoElement;
  readonly #stopLoop: () => void;
  #grayReader: GrayReader | null = null;
  #inFlight = 0;
  readonly #faults = new Map<VideoElementStrategy, number>();
  #isStopped = false;
  #pendingImages: { time: number; image: ImageBitmap }[] = [];

  constructor(options: VideoElementFramesOptions) {
    this.#options = options;
    this.#video = createHiddenVideo(options.track, options.host);
    this.#stopLoop = startVideoFrameLoop(this.#video, (time) => this.#onVideoFrame(time));
    this.#video.play().catch((error: unknown) => {
      if (!this.#isStopped) options.onFailed(null, String(error));
    });
  }

  recordTaken(): void {
    this.#inFlight = Math.max(0, this.#inFlight - 1);
  }

  imageOf(time: number): ImageBitmap | null {
    const match = this.#pendingImages.find((one) => one.time === time) ?? null;
    // Those before it were never tracked
    for (const one of this.#pendingImages) if (one.time < time) one.image.close();
    this.#pendingImages = this.#pendingImages.filter((one) => one.time > time);
    return match?.image ?? null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopLoop();
    for (const { image } of this.#pendingImages) image.close();
    this.#pendingImages = [];
    this.#video.srcObject = null;
    this.#video.remove();
  }

  #onVideoFrame(time: number): void {
    const { choice, host, onFailed } = this.#options;
    const { next: strategy, isDecided } = choice;
    if (!strategy || isStreamStrategy(strategy)) return;
    // What is compared is not to wait for another one, nor to be replaced by it
    const limit = isDecided ? maxInFlight[strategy] : 1;
    const hasFrame = this.#video.readyState >= this.#video.HAVE_CURRENT_DATA;
    if (this.#isStopped || this.#inFlight >= limit || !hasFrame) return;
    host.dataset['frames'] = strategy;
    choice.recordRequest(strategy);
    this.#inFlight += 1;
    this.#sendOne(strategy, !isDecided, time).then(
      () => this.#faults.delete(strategy),
      (error: unknown) => {
        this.#inFlight -= 1;
        const count = (this.#faults.get(strategy) ?? 0) + 1;
        this.#faults.set(strategy, count);
        if (!this.#isStopped && count === maxConsecutiveFaults) onFailed(strategy, String(error));
      },
    );
  }

  async #sendOne(strategy: VideoElementStrategy, isTrial: boolean, time: number): Promise<void> {
    const { opening, send } = this.#options;
    const startedAt = performance.now();
    const image: CameraImage =
      strategy === 'video-frames'
        ? new VideoFrame(this.#video, { timestamp: Math.round(time * 1000) })
        : await createImageBitmap(this.#video);
    const describe = () => ({ opening, strategy, captureMs: performance.now() - startedAt, isTrial, time });
    try {
      if (this.#isStopped) image.close();
      else if (strategy !== 'page-grey') send({ kind: 'image', image, ...describe() }, [image]);
      else await this.#sendGray(image as ImageBitmap, describe);
    } catch (error) {
      image.close();
      throw error;
    }
  }

  async #sendGray(image: ImageBitmap, describe: () => ElementFrame): Promise<void> {
    this.#grayReader ??= createGrayReader(() => document.createElement('canvas'));
    // The page has better things to do than to read large pictures
    const { width, height, data } = await this.#grayReader.read(image, trackingSides[1]);
    if (this.#isStopped) return image.close();
    const frameInfo = describe();
    this.#pendingImages.push({ time: frameInfo.time, image });
    const copy = data.slice();
    this.#options.send({ kind: 'grey', grey: copy, width, height, ...frameInfo }, [copy.buffer]);
  }
}
