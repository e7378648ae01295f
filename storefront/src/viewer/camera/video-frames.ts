import { eachFrameOf } from './each-frame.ts';
import { createGreyReader } from './grey-reader.ts';
import type { CameraImage, ToTracker } from './messages.ts';
import { trackedSides } from './pace.ts';
import { faultLimit, type Way } from './ways.ts';

/** So many pictures are on their way to the worker at most: one that it works on, and the newest before and after. */
const mostOnTheirWay = 3;

/** Frames by way of a video element, for browsers that do not give a camera's frames as a stream. */
export interface VideoFrames {
  /** The worker took one. */
  taken(): void;
  /** The picture of a frame whose grey alone was sent. */
  imageOf(time: number): ImageBitmap | null;
  stop(): void;
}

export interface VideoFramesOptions {
  way: Extract<Way, 'video-frames' | 'bitmaps' | 'page-grey'>;
  track: MediaStreamTrack;
  opening: number;
  host: HTMLElement;
  send(message: ToTracker, transfer: Transferable[]): void;
  failed(reason: string): void;
}

export function createVideoFrames({ way, track, opening, host, send, failed }: VideoFramesOptions): VideoFrames {
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
  const grey = way === 'page-grey' ? createGreyReader(() => document.createElement('canvas')) : null;
  let onTheirWay = 0;
  let faults = 0;
  let isStopped = false;
  let held: { time: number; image: ImageBitmap }[] = [];
  let stopTold = () => {};

  async function sendOne(time: number): Promise<void> {
    const image: CameraImage =
      way === 'video-frames'
        ? new VideoFrame(video, { timestamp: Math.round(time * 1000) })
        : await createImageBitmap(video);
    try {
      if (isStopped) image.close();
      else if (!grey) send({ kind: 'image', opening, image, time }, [image]);
      else await sendGrey(image as ImageBitmap, time);
    } catch (error) {
      image.close();
      throw error;
    }
  }

  async function sendGrey(image: ImageBitmap, time: number): Promise<void> {
    // The page has better things to do than to read large pictures
    const { width, height, data } = await grey!.read(image, trackedSides[1]);
    if (isStopped) return image.close();
    held.push({ time, image });
    const copy = data.slice();
    send({ kind: 'grey', opening, grey: copy, width, height, time }, [copy.buffer]);
  }

  function came(time: number): void {
    if (isStopped || onTheirWay >= mostOnTheirWay || video.readyState < video.HAVE_CURRENT_DATA) return;
    onTheirWay += 1;
    sendOne(time).then(
      () => {
        faults = 0;
      },
      (error: unknown) => {
        onTheirWay -= 1;
        faults += 1;
        if (!isStopped && faults === faultLimit) failed(String(error));
      },
    );
  }

  stopTold = eachFrameOf(video, came);
  video.play().catch((error: unknown) => {
    if (!isStopped) failed(String(error));
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
