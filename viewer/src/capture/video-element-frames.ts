import type { Choice } from './strategy-choice.ts';
import { eachFrameOf } from './video-frame-loop.ts';
import { createGreyReader, type GreyReader } from './gray-reader.ts';
import type { CameraImage, Making, ToTracker } from './worker-messages.ts';
import { trackedSides } from './frame-budget.ts';
import { type ElementWay, faultLimit, isStream } from './capture-strategies.ts';

/**
 * So many pictures are on their way to the worker at most: one that it works on and one that waits. A VideoFrame costs
 * the page nothing: a newer one may replace what waits. A bitmap costs it tens of milliseconds in some browsers.
 */
const mostOnTheirWay: Readonly<Record<ElementWay, number>> = { 'video-frames': 3, bitmaps: 2, 'page-grey': 2 };

/** Frames by way of a video element, for browsers that do not give a camera's frames as a stream. */
export interface VideoFrames {
  /** The worker took one. */
  taken(): void;
  /** The picture of a frame whose grey alone was sent. */
  imageOf(time: number): ImageBitmap | null;
  stop(): void;
}

export interface VideoFramesOptions {
  choice: Choice;
  track: MediaStreamTrack;
  opening: number;
  host: HTMLElement;
  send(message: ToTracker, transfer: Transferable[]): void;
  /** Without a way: the video itself. */
  failed(way: ElementWay | null, reason: string): void;
}

export function createVideoFrames({ choice, track, opening, host, send, failed }: VideoFramesOptions): VideoFrames {
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
  let grey: GreyReader | null = null;
  let onTheirWay = 0;
  const faults = new Map<ElementWay, number>();
  let isStopped = false;
  let held: { time: number; image: ImageBitmap }[] = [];
  let stopTold = () => {};

  async function sendOne(way: ElementWay, isTrial: boolean, time: number): Promise<void> {
    const began = performance.now();
    const image: CameraImage =
      way === 'video-frames'
        ? new VideoFrame(video, { timestamp: Math.round(time * 1000) })
        : await createImageBitmap(video);
    const about = () => ({ opening, way, makingMs: performance.now() - began, isTrial, time });
    try {
      if (isStopped) image.close();
      else if (way !== 'page-grey') send({ kind: 'image', image, ...about() }, [image]);
      else await sendGrey(image as ImageBitmap, about);
    } catch (error) {
      image.close();
      throw error;
    }
  }

  async function sendGrey(image: ImageBitmap, about: () => Making): Promise<void> {
    grey ??= createGreyReader(() => document.createElement('canvas'));
    // The page has better things to do than to read large pictures
    const { width, height, data } = await grey.read(image, trackedSides[1]);
    if (isStopped) return image.close();
    const making = about();
    held.push({ time: making.time, image });
    const copy = data.slice();
    send({ kind: 'grey', grey: copy, width, height, ...making }, [copy.buffer]);
  }

  function came(time: number): void {
    const { next: way, isDecided } = choice;
    if (!way || isStream(way)) return;
    // What is compared is not to wait for another one, nor to be replaced by it
    const most = isDecided ? mostOnTheirWay[way] : 1;
    if (isStopped || onTheirWay >= most || video.readyState < video.HAVE_CURRENT_DATA) return;
    host.dataset['frames'] = way;
    choice.asked(way);
    onTheirWay += 1;
    sendOne(way, !isDecided, time).then(
      () => faults.delete(way),
      (error: unknown) => {
        onTheirWay -= 1;
        const count = (faults.get(way) ?? 0) + 1;
        faults.set(way, count);
        if (!isStopped && count === faultLimit) failed(way, String(error));
      },
    );
  }

  stopTold = eachFrameOf(video, came);
  video.play().catch((error: unknown) => {
    if (!isStopped) failed(null, String(error));
  });

  return {
    taken() {
      onTheirWay = Math.max(0, onTheirWay - 1);
    },
    imageOf(time) {
      const found = held.find((one) => one.time === time) ?? null;
      // Those before it were never tracked
      for (const one of held) if (one.time < time) one.image.close();
      held = held.filter((one) => one.time > time);
      return found?.image ?? null;
    },
    stop() {
      isStopped = true;
      stopTold();
      for (const { image } of held) image.close();
      held = [];
      video.srcObject = null;
      video.remove();
    },
  };
}
