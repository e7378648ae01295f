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

export function createVideoElementFrames({
  choice,
  track,
  opening,
  host,
  send,
  onFailed,
}: VideoElementFramesOptions): VideoElementFrames {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  // Safari plays only what is in the page
  Object.assign(video.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    opacity: '0',
    pointerEvents: 'none',
  });
  video.setAttribute('aria-hidden', 'true');
  host.append(video);
  let grayReader: GrayReader | null = null;
  let inFlight = 0;
  const faults = new Map<VideoElementStrategy, number>();
  let isStopped = false;
  let pendingImages: { time: number; image: ImageBitmap }[] = [];
  let stopLoop = () => {};

  async function sendOne(strategy: VideoElementStrategy, isTrial: boolean, time: number): Promise<void> {
    const startedAt = performance.now();
    const image: CameraImage =
      strategy === 'video-frames'
        ? new VideoFrame(video, { timestamp: Math.round(time * 1000) })
        : await createImageBitmap(video);
    const describe = () => ({ opening, strategy, captureMs: performance.now() - startedAt, isTrial, time });
    try {
      if (isStopped) image.close();
      else if (strategy !== 'page-grey') send({ kind: 'image', image, ...describe() }, [image]);
      else await sendGrey(image as ImageBitmap, describe);
    } catch (error) {
      image.close();
      throw error;
    }
  }

  async function sendGrey(image: ImageBitmap, describe: () => ElementFrame): Promise<void> {
    grayReader ??= createGrayReader(() => document.createElement('canvas'));
    // The page has better things to do than to read large pictures
    const { width, height, data } = await grayReader.read(image, trackingSides[1]);
    if (isStopped) return image.close();
    const frameInfo = describe();
    pendingImages.push({ time: frameInfo.time, image });
    const copy = data.slice();
    send({ kind: 'grey', grey: copy, width, height, ...frameInfo }, [copy.buffer]);
  }

  function onVideoFrame(time: number): void {
    const { next: strategy, isDecided } = choice;
    if (!strategy || isStreamStrategy(strategy)) return;
    // What is compared is not to wait for another one, nor to be replaced by it
    const limit = isDecided ? maxInFlight[strategy] : 1;
    if (isStopped || inFlight >= limit || video.readyState < video.HAVE_CURRENT_DATA) return;
    host.dataset['frames'] = strategy;
    choice.recordRequest(strategy);
    inFlight += 1;
    sendOne(strategy, !isDecided, time).then(
      () => faults.delete(strategy),
      (error: unknown) => {
        inFlight -= 1;
        const count = (faults.get(strategy) ?? 0) + 1;
        faults.set(strategy, count);
        if (!isStopped && count === maxConsecutiveFaults) onFailed(strategy, String(error));
      },
    );
  }

  stopLoop = startVideoFrameLoop(video, onVideoFrame);
  video.play().catch((error: unknown) => {
    if (!isStopped) onFailed(null, String(error));
  });

  return {
    recordTaken() {
      inFlight = Math.max(0, inFlight - 1);
    },
    imageOf(time) {
      const match = pendingImages.find((one) => one.time === time) ?? null;
      // Those before it were never tracked
      for (const one of pendingImages) if (one.time < time) one.image.close();
      pendingImages = pendingImages.filter((one) => one.time > time);
      return match?.image ?? null;
    },
    stop() {
      isStopped = true;
      stopLoop();
      for (const { image } of pendingImages) image.close();
      pendingImages = [];
      video.srcObject = null;
      video.remove();
    },
  };
}
