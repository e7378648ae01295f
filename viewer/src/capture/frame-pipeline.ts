import type { TrackedFrame } from '../session/types.ts';
import { type StrategyChoice, createStrategyChoice } from './strategy-choice.ts';
import type { TrackerReply, TrackedFrameMessage, TrackerMessage } from './worker-messages.ts';
import { frameStreamOf, hasTrackProcessor } from './track-processor.ts';
import { createVideoElementFrames, type VideoElementFrames } from './video-element-frames.ts';
import {
  createSilenceTimer,
  isStreamStrategy,
  type StreamStrategy,
  type CaptureStrategy,
  strategiesFor,
} from './capture-strategies.ts';

/** The two workers, and the frames that come through them from a camera's track. */
export interface FramePipeline {
  /** One for each target of the show, null for what is not to be looked for. */
  setPacks(packs: readonly (Uint8Array | null)[]): void;
  /** Takes the frames of this track from now on; whoever opened it stops it. */
  start(track: MediaStreamTrack): void;
  /** No frame more until the next start. */
  halt(): void;
  free(): void;
}

export interface FramePipelineOptions {
  /** Where a video element may stand that nobody sees. */
  host: HTMLElement;
  on: {
    /** Draws the frame and closes its image, at once; gives the milliseconds in which its image came to the graphics card. */
    frame(frame: TrackedFrame): number;
    targetsUnavailable(targets: readonly number[]): void;
    /** The phone cannot follow so many frames. */
    slow(): void;
    /** No way leads here. */
    failed(): void;
  };
}

const checkEvery = 250;
const longestShowing = 250;
/** A camera that is mute so long, in milliseconds, may have run out of frames that nobody gave back: it begins anew. */
const longestHold = 6000;

export function createFramePipeline({ host, on }: FramePipelineOptions): FramePipeline {
  const tracker = new Worker(new URL('./tracker-worker.ts', import.meta.url), { type: 'module', name: 'tracker' });
  const finder = new Worker(new URL('./recognizer-worker.ts', import.meta.url), { type: 'module', name: 'finder' });
  const { port1, port2 } = new MessageChannel();
  const silence = createSilenceTimer();
  const hold = createSilenceTimer(longestHold);
  /** Those that have not failed yet. */
  let ways: CaptureStrategy[] | null = null;
  /** Of the present camera. */
  let choice: StrategyChoice | null = null;
  /** By which way each camera's frames cost least. */
  const decisions = new Map<string, CaptureStrategy>();
  let opening = 0;
  let track: MediaStreamTrack | null = null;
  /** A camera that gave frames and is mute now is held by a call: it comes back. */
  let hasCome = false;
  /** A track that Safari's worker has for itself. */
  let clone: MediaStreamTrack | null = null;
  let video: VideoElementFrames | null = null;
  let isFreed = false;
  let checked = performance.now();
  /** Whoever falls behind with showing what was drawn gets fewer frames: the next is sent when the last one is shown. */
  let clearShown = () => {};

  const send = (message: TrackerMessage, transfer: Transferable[] = []) => tracker.postMessage(message, transfer);
  send({ kind: 'begin', finder: port1 }, [port1]);
  finder.postMessage(port2, [port2]);

  function close(): void {
    opening += 1;
    video?.stop();
    clone?.stop();
    clearShown();
    [video, clone] = [null, null];
  }

  /** Begins the way by which the next frame is to come. */
  function begin(): void {
    if (!track || !ways || isFreed) return;
    close();
    silence.reset();
    choice ??= createStrategyChoice(ways, decisions.get(nameOf(track)) ?? null);
    const way = choice.next;
    if (!way) return on.failed();
    try {
      if (isStreamStrategy(way)) startStream(way, track, opening);
      else startVideo(choice, track, opening);
    } catch (error) {
      next([way], String(error));
    }
  }

  function startStream(way: StreamStrategy, present: MediaStreamTrack, number: number): void {
    host.dataset['frames'] = way;
    if (way === 'page-stream') {
      const frames = frameStreamOf(present);
      send({ kind: 'stream', opening: number, stream: frames }, [frames]);
    } else {
      clone = present.clone();
      const given = clone;
      send({ kind: 'track', opening: number, track: given }, [given]);
    }
  }

  function startVideo(present: StrategyChoice, camera: MediaStreamTrack, number: number): void {
    video = createVideoElementFrames({
      choice: present,
      track: camera,
      opening: number,
      host,
      send,
      onFailed(way, reason) {
        if (number === opening) next(way ? [way] : present.reportSilence(), reason);
      },
    });
  }

  /** Goes on without the ways that failed. */
  function next(failed: readonly CaptureStrategy[], reason: string): void {
    console.warn(new Error(`No frames by ${failed.join(', ') || 'any way just now'}: ${reason}`));
    ways = ways?.filter((way) => !failed.includes(way)) ?? null;
    for (const way of failed) choice?.fail(way);
    begin();
  }

  /** What a frame cost may tell by which way the next one comes. */
  function judge(way: CaptureStrategy, milliseconds: number): void {
    if (!choice || !track || choice.isDecided) return;
    choice.recordCost(way, milliseconds);
    if (choice.isDecided && choice.next) decisions.set(nameOf(track), choice.next);
  }

  function came({ kind: _, opening: number, image: sent, ...told }: TrackedFrameMessage): void {
    if (number !== opening) return sent?.close();
    hasCome = true;
    const image = sent ?? video?.imageOf(told.time) ?? null;
    const fillingMs = image ? on.frame({ image, ...told }) : 0;
    const isShown = () => {
      clearShown();
      if (number === opening) send({ kind: 'drawn' });
    };
    const request = requestAnimationFrame(isShown);
    // A browser that shows nothing for a while still has the print followed
    const late = setTimeout(isShown, longestShowing);
    clearShown = () => {
      cancelAnimationFrame(request);
      clearTimeout(late);
    };
    judge(told.strategy, told.readingMs + fillingMs);
  }

  tracker.addEventListener('message', ({ data }: MessageEvent<TrackerReply>) => {
    if (data.kind === 'frame') came(data);
    else if (data.kind === 'read') {
      if (data.opening === opening) silence.reset();
    } else if (data.kind === 'taken') video?.recordTaken();
    else if (data.kind === 'slow') on.slow();
    else if (data.kind === 'left-out') on.targetsUnavailable(data.targets);
    else if (data.kind === 'able') {
      ways = strategiesFor({
        pageProcessor: hasTrackProcessor(),
        workerProcessor: data.processor,
        videoFrames: typeof VideoFrame === 'function',
        workerCanvas: data.canvas,
      });
      begin();
    } else if (data.opening === opening) next([data.strategy], data.reason);
  });
  const silent = (reason: string) => next(choice?.reportSilence() ?? [], reason);
  tracker.addEventListener('messageerror', () => silent('messageerror'));
  for (const worker of [tracker, finder])
    worker.addEventListener('error', () => {
      if (!isFreed) on.failed();
    });

  const timer = setInterval(() => {
    const now = performance.now();
    const passed = now - checked;
    checked = now;
    const isHeld = hasCome && track?.muted;
    if (!isHeld || document.hidden) hold.reset();
    else if (hold.advance(passed)) begin();
    if (!track || !ways || isHeld || document.hidden) silence.reset();
    else if (silence.advance(passed)) silent('silence');
  }, checkEvery);

  return {
    setPacks: (packs) => send({ kind: 'packs', packs }),
    start(given) {
      track = given;
      choice = null;
      hasCome = false;
      begin();
    },
    halt() {
      track = null;
      close();
      send({ kind: 'close', opening });
    },
    free() {
      isFreed = true;
      track = null;
      close();
      clearInterval(timer);
      tracker.terminate();
      finder.terminate();
    },
  };
}

/** What is remembered of a camera goes by this name. */
function nameOf(track: MediaStreamTrack): string {
  const { deviceId = '', facingMode = '' } = track.getSettings();
  return `${deviceId || track.label} ${facingMode}`;
}
