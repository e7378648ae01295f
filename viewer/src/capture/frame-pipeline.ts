import type { TrackedFrame } from '../session/types.ts';
import {
  type CaptureStrategy,
  createSilenceTimer,
  isStreamStrategy,
  strategiesFor,
  type StreamStrategy,
} from './capture-strategies.ts';
import { createStrategyChoice, type StrategyChoice } from './strategy-choice.ts';
import { frameStreamOf, hasTrackProcessor } from './track-processor.ts';
import { createVideoElementFrames, type VideoElementFrames } from './video-element-frames.ts';
import type { TrackedFrameMessage, TrackerMessage, TrackerReply } from './worker-messages.ts';

/** The tracker's and the recognizer's workers, and the tracked frames of a camera's track. */
export interface FramePipeline {
  /** One pack per target of the manifest, null for a target that is not tracked. */
  setPacks(packs: readonly (Uint8Array | null)[]): void;
  /** Takes frames of this track from now on; the caller stops the track. */
  start(track: MediaStreamTrack): void;
  /** Gives no frame until the next start. */
  halt(): void;
  dispose(): void;
}

export interface FramePipelineOptions {
  /** Parent of the invisible video element that some strategies need. */
  host: HTMLElement;
  on: {
    /** Draws the frame and closes its image synchronously; returns the milliseconds of the texture upload. */
    frame(frame: TrackedFrame): number;
    targetsUnavailable(targets: readonly number[]): void;
    /** The phone cannot track at this frame rate. */
    slow(): void;
    /** Every capture strategy has failed. */
    failed(): void;
  };
}

const checkIntervalMs = 250;
/** A browser that presents no frame still gets the next one tracked after this time, in milliseconds. */
const maxPresentationMs = 250;
/** A camera that is muted this long, in milliseconds, may wait for frames that were not returned: it is restarted. */
const maxMutedMs = 6000;

export const createFramePipeline = (options: FramePipelineOptions): FramePipeline => new WorkerPipeline(options);

class WorkerPipeline implements FramePipeline {
  private readonly host: HTMLElement;
  private readonly on: FramePipelineOptions['on'];
  private readonly tracker = new Worker(new URL('./tracker-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tracker',
  });
  private readonly recognizer = new Worker(new URL('./recognizer-worker.ts', import.meta.url), {
    type: 'module',
    name: 'recognizer',
  });
  private readonly silence = createSilenceTimer();
  private readonly mutedTimer = createSilenceTimer(maxMutedMs);
  private readonly checkTimer: ReturnType<typeof setInterval>;
  private checkedAt = performance.now();
  /** The strategies that have not failed; null until the worker has reported its capabilities. */
  private strategies: CaptureStrategy[] | null = null;
  /** The choice for the current camera. */
  private choice: StrategyChoice | null = null;
  /** The cheapest strategy of each camera that was measured. */
  private readonly decisions = new Map<string, CaptureStrategy>();
  /** Numbers the starts of a strategy; messages of an earlier one are dropped. */
  private opening = 0;
  private track: MediaStreamTrack | null = null;
  /** A camera that gave frames and is muted now is held by a call and comes back. */
  private hasReceivedFrame = false;
  /** The clone of the track that Safari's worker owns. */
  private trackClone: MediaStreamTrack | null = null;
  private videoFrames: VideoElementFrames | null = null;
  private isDisposed = false;
  /** Cancels waiting for the presentation of the last frame, after which the next one is requested. */
  private cancelPresentation = () => {};

  constructor({ host, on }: FramePipelineOptions) {
    this.host = host;
    this.on = on;
    const { port1, port2 } = new MessageChannel();
    this.send({ kind: 'begin', finder: port1 }, [port1]);
    this.recognizer.postMessage(port2, [port2]);
    this.tracker.addEventListener('message', ({ data }: MessageEvent<TrackerReply>) => this.receive(data));
    this.tracker.addEventListener('messageerror', () => this.dropSilent('messageerror'));
    for (const worker of [this.tracker, this.recognizer])
      worker.addEventListener('error', () => {
        if (!this.isDisposed) on.failed();
      });
    this.checkTimer = setInterval(() => this.checkSilence(), checkIntervalMs);
  }

  setPacks(packs: readonly (Uint8Array | null)[]): void {
    this.send({ kind: 'packs', packs });
  }

  start(track: MediaStreamTrack): void {
    this.track = track;
    this.choice = null;
    this.hasReceivedFrame = false;
    this.begin();
  }

  halt(): void {
    this.track = null;
    this.close();
    this.send({ kind: 'close', opening: this.opening });
  }

  dispose(): void {
    this.isDisposed = true;
    this.track = null;
    this.close();
    clearInterval(this.checkTimer);
    this.tracker.terminate();
    this.recognizer.terminate();
  }

  private send(message: TrackerMessage, transfer: Transferable[] = []): void {
    this.tracker.postMessage(message, transfer);
  }

  private close(): void {
    this.opening += 1;
    this.videoFrames?.stop();
    this.trackClone?.stop();
    this.cancelPresentation();
    [this.videoFrames, this.trackClone] = [null, null];
  }

  /** Starts the strategy that gives the next frame. */
  private begin(): void {
    const { track } = this;
    if (!track || !this.strategies || this.isDisposed) return;
    this.close();
    this.silence.reset();
    this.choice ??= createStrategyChoice(this.strategies, this.decisions.get(cameraKey(track)) ?? null);
    const { choice } = this;
    const strategy = choice.next;
    if (!strategy) return this.on.failed();
    try {
      if (isStreamStrategy(strategy)) this.startStream(strategy, track);
      else this.startVideoElement(choice, track);
    } catch (error) {
      this.dropStrategies([strategy], String(error));
    }
  }

  private startStream(strategy: StreamStrategy, track: MediaStreamTrack): void {
    const { opening } = this;
    this.host.dataset['frames'] = strategy;
    if (strategy === 'page-stream') {
      const stream = frameStreamOf(track);
      this.send({ kind: 'stream', opening, stream }, [stream]);
    } else {
      const clone = track.clone();
      this.trackClone = clone;
      this.send({ kind: 'track', opening, track: clone }, [clone]);
    }
  }

  private startVideoElement(choice: StrategyChoice, track: MediaStreamTrack): void {
    const { opening, host } = this;
    this.videoFrames = createVideoElementFrames({
      choice,
      track,
      opening,
      host,
      send: (message, transfer) => this.send(message, transfer),
      onFailed: (strategy, reason) => {
        if (opening === this.opening) this.dropStrategies(strategy ? [strategy] : choice.reportSilence(), reason);
      },
    });
  }

  /** Continues without the strategies that failed. */
  private dropStrategies(failed: readonly CaptureStrategy[], reason: string): void {
    console.warn(new Error(`No frames by ${failed.join(', ') || 'any strategy just now'}: ${reason}`));
    this.strategies = this.strategies?.filter((strategy) => !failed.includes(strategy)) ?? null;
    for (const strategy of failed) this.choice?.fail(strategy);
    this.begin();
  }

  private dropSilent(reason: string): void {
    this.dropStrategies(this.choice?.reportSilence() ?? [], reason);
  }

  private receive(reply: TrackerReply): void {
    switch (reply.kind) {
      case 'frame':
        return this.receiveFrame(reply);
      case 'read':
        if (reply.opening === this.opening) this.silence.reset();
        return;
      case 'taken':
        return this.videoFrames?.recordTaken();
      case 'slow':
        return this.on.slow();
      case 'left-out':
        return this.on.targetsUnavailable(reply.targets);
      case 'able':
        this.strategies = strategiesFor({
          pageProcessor: hasTrackProcessor(),
          workerProcessor: reply.processor,
          videoFrames: typeof VideoFrame === 'function',
          workerCanvas: reply.canvas,
        });
        return this.begin();
      case 'failed':
        if (reply.opening === this.opening) this.dropStrategies([reply.strategy], reply.reason);
    }
  }

  private receiveFrame({ kind: _, opening, image: workerImage, ...frame }: TrackedFrameMessage): void {
    if (opening !== this.opening) return workerImage?.close();
    this.hasReceivedFrame = true;
    const image = workerImage ?? this.videoFrames?.imageOf(frame.time) ?? null;
    const fillingMs = image ? this.on.frame({ image, ...frame }) : 0;
    this.requestNextFrame(opening);
    this.recordCost(frame.strategy, frame.readingMs + fillingMs);
  }

  /** Requests the next frame when this one is presented: a page that falls behind gets fewer frames. */
  private requestNextFrame(opening: number): void {
    const onPresented = () => {
      this.cancelPresentation();
      if (opening === this.opening) this.send({ kind: 'drawn' });
    };
    const request = requestAnimationFrame(onPresented);
    const timeout = setTimeout(onPresented, maxPresentationMs);
    this.cancelPresentation = () => {
      cancelAnimationFrame(request);
      clearTimeout(timeout);
    };
  }

  /** Feeds the cost of a frame into the choice of the strategy. */
  private recordCost(strategy: CaptureStrategy, milliseconds: number): void {
    const { choice, track } = this;
    if (!choice || !track || choice.isDecided) return;
    choice.recordCost(strategy, milliseconds);
    if (choice.isDecided && choice.next) this.decisions.set(cameraKey(track), choice.next);
  }

  private checkSilence(): void {
    const now = performance.now();
    const elapsedMs = now - this.checkedAt;
    this.checkedAt = now;
    const isHeld = this.hasReceivedFrame && this.track?.muted;
    if (!isHeld || document.hidden) this.mutedTimer.reset();
    else if (this.mutedTimer.advance(elapsedMs)) this.begin();
    if (!this.track || !this.strategies || isHeld || document.hidden) this.silence.reset();
    else if (this.silence.advance(elapsedMs)) this.dropSilent('silence');
  }
}

/** The key under which the decision for a camera is cached. */
function cameraKey(track: MediaStreamTrack): string {
  const { deviceId = '', facingMode = '' } = track.getSettings();
  return `${deviceId || track.label} ${facingMode}`;
}
