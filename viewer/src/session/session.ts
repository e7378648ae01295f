import { cameraFaultOf } from '../capture/camera-fault.ts';
import { createFramePipeline, type FramePipeline } from '../capture/frame-pipeline.ts';
import { cameraEnvironment, openCamera } from '../capture/open-camera.ts';
import { createRenderer } from '../renderer/renderer.ts';
import { isCameraStalled } from './is-camera-stalled.ts';
import { loadPacks } from './load-packs.ts';
import { objectFitOf, projectCorners, type Size } from './object-fit.ts';
import { createTorch } from './torch.ts';
import {
  type CameraFault,
  type CameraState,
  type FrameDetail,
  frameEvent,
  type Renderer,
  type Session,
  type SessionOptions,
  type TrackedFrame,
} from './types.ts';
import { createWakeLock } from './wake-lock.ts';

/** A camera that ends sooner than this after it was opened is not opened again; in milliseconds. */
const minCameraLifeMs = 3000;
/** Frames per second for a phone that cannot track more. */
const reducedFrameRate = 15;

const emptySession: Session = {
  reopenCamera() {},
  setSound() {},
  setPaused() {},
  torch: null,
  elementOf: () => null,
  stop() {},
};

/**
 * Opens the camera and plays media on the targets in its frames; call it in a tap. Resolves when the camera is open or
 * cannot be opened; in the second case `on.ended` is called first.
 */
export function startSession(options: SessionOptions): Promise<Session> {
  // The first statement of the tap: the browser asks for the camera at once.
  const { camera = openCamera() } = options;
  try {
    const session = new CameraSession(options);
    return session.open(camera, true).then(() => session);
  } catch (error) {
    // WebGL or workers are missing.
    reportError(error);
    camera.then((track) => track.stop()).catch(() => undefined);
    options.on.ended('unsupported');
    return Promise.resolve(emptySession);
  }
}

class CameraSession implements Session {
  torch: Session['torch'] = null;
  private readonly manifest: SessionOptions['manifest'];
  private readonly on: SessionOptions['on'];
  private readonly renderer: Renderer;
  private readonly pipeline: FramePipeline;
  private readonly wakeLock = createWakeLock();
  private readonly abort = new AbortController();
  private readonly resizeObserver: ResizeObserver;
  private size: Size;
  private track: MediaStreamTrack | null = null;
  /** Counts the attempts to open the camera; an attempt that is no longer the latest is dropped. */
  private attempt = 0;
  private state: CameraState = 'running';
  private openedAt = 0;
  private firstFrameAt: number | null = null;
  private hasLocked = false;
  /** Whether the phone cannot track every frame that its camera gives. */
  private isSlow = false;
  /** Indices of the targets without a usable pack. */
  private readonly unavailable = new Set<number>();
  private isEnded = false;
  /** Whether the tab is hidden or the page is left. */
  private isHidden = false;

  constructor({ host, manifest, prefersReducedMotion, on }: SessionOptions) {
    this.manifest = manifest;
    this.on = on;
    this.renderer = createRenderer({ host, manifest, prefersReducedMotion, onStateChange: on.stateChanged });
    this.pipeline = createFramePipeline({
      host,
      on: {
        frame: (frame) => this.draw(frame),
        targetsUnavailable: (targets) => this.markUnavailable(targets),
        slow: () => this.reduceFrameRate(),
        failed: () => this.end(this.track?.muted ? 'busy' : 'failed'),
      },
    });
    this.size = { width: host.clientWidth, height: host.clientHeight };
    this.resizeObserver = new ResizeObserver(([entry]) => {
      if (entry) this.size = { width: entry.contentRect.width, height: entry.contentRect.height };
    });
    this.resizeObserver.observe(host);
    this.load();
    this.listen();
  }

  /** Waits for the camera's track and starts it; `isTapped` tells whether it was requested in a tap. */
  async open(request: Promise<MediaStreamTrack>, isTapped: boolean): Promise<void> {
    this.attempt += 1;
    const { attempt } = this;
    try {
      const track = await request;
      if (attempt === this.attempt && !this.isEnded) this.start(track);
      else track.stop();
    } catch (error) {
      if (attempt !== this.attempt || this.isEnded) return;
      const fault = cameraFaultOf(error, cameraEnvironment());
      // Some browsers reopen the camera of a tab that was hidden only in a tap.
      if (fault === 'refused' && !isTapped) this.setState('needs-tap');
      else this.end(fault);
    }
  }

  reopenCamera(): void {
    if (this.state !== 'needs-tap' || this.isEnded) return;
    const request = openCamera();
    this.renderer.resume();
    this.setState('waiting');
    void this.open(request, true);
  }

  setSound(isOn: boolean): void {
    this.renderer.setSound(isOn);
  }

  setPaused(isPaused: boolean): void {
    this.renderer.setPaused(isPaused);
  }

  elementOf(target: number): HTMLElement | null {
    return this.renderer.elementOf(target);
  }

  stop(): void {
    if (this.isEnded) return;
    this.closeCamera();
    this.isEnded = true;
    this.abort.abort();
    this.wakeLock.release();
    this.resizeObserver.disconnect();
    this.pipeline.dispose();
    this.renderer.dispose();
  }

  private load(): void {
    const { targetList } = this.manifest;
    this.pipeline.setPacks(targetList.map(() => null));
    void loadPacks({
      urls: targetList.map(({ packUrl }) => packUrl),
      signal: this.abort.signal,
      onPacks: (packs) => this.pipeline.setPacks(packs),
      onFailed: (targets) => this.markUnavailable(targets),
    });
  }

  private listen(): void {
    const { signal } = this.abort;
    const show = () => this.show();
    const hide = () => this.hide();
    document.addEventListener('visibilitychange', () => (document.hidden ? hide() : show()), { signal });
    // The browser may keep the page in its back-forward cache.
    addEventListener('pagehide', hide, { signal });
    addEventListener('pageshow', show, { signal });
    addEventListener('focus', show, { signal });
  }

  /** Draws a frame and returns the milliseconds of its texture upload. */
  private draw(frame: TrackedFrame): number {
    const startedAt = performance.now();
    let fillingMs = 0;
    try {
      fillingMs = this.renderer.draw(frame);
    } catch (error) {
      frame.image.close();
      reportError(error);
    }
    const now = performance.now();
    if (this.firstFrameAt === null) {
      this.firstFrameAt = now;
      this.on.ready();
    }
    this.setState('running');
    if (!this.hasLocked && frame.observationList.some(({ state }) => state === 'tracking')) {
      this.hasLocked = true;
      this.on.locked(Math.round(now - this.firstFrameAt));
    }
    this.dispatchFrame(frame, fillingMs, now - startedAt);
    return fillingMs;
  }

  private dispatchFrame(frame: TrackedFrame, fillingMs: number, drawingMs: number): void {
    const { time, strategy, readingMs, trackingMs, observationList } = frame;
    const fit = objectFitOf(frame, this.size);
    const cornerList = observationList.map(({ homography }, index) => {
      const target = this.manifest.targetList[index];
      return homography && target ? projectCorners(homography, target, fit) : null;
    });
    const durations = { readingMs, trackingMs, fillingMs, drawingMs };
    const detail: FrameDetail = { time, strategy, ...durations, observationList, cornerList };
    document.dispatchEvent(new CustomEvent(frameEvent, { detail }));
  }

  private markUnavailable(targets: readonly number[]): void {
    const { size } = this.unavailable;
    for (const target of targets) this.unavailable.add(target);
    if (this.unavailable.size > size) this.on.targetsUnavailable?.([...this.unavailable].toSorted((a, b) => a - b));
  }

  private setState(state: CameraState): void {
    if (state === this.state || this.isEnded) return;
    this.state = state;
    this.on.camera?.(state);
  }

  private start(track: MediaStreamTrack): void {
    this.track = track;
    this.openedAt = performance.now();
    const wasTorchOn = this.torch?.on ?? false;
    this.torch = createTorch(track);
    if (wasTorchOn) this.torch?.set(true).catch(() => undefined);
    track.addEventListener('ended', () => {
      if (this.track === track) this.restartCamera();
    });
    track.addEventListener('mute', () => {
      if (this.track !== track) return;
      this.renderer.suspend();
      this.setState('waiting');
    });
    track.addEventListener('unmute', () => {
      if (this.track === track) this.renderer.resume();
    });
    if (this.isSlow) this.limitFrameRate();
    this.pipeline.start(track);
    this.wakeLock.request();
  }

  /** The camera ended by itself: it was unplugged, or its permission was revoked. */
  private restartCamera(): void {
    this.closeCamera();
    if (performance.now() - this.openedAt < minCameraLifeMs) return this.end('failed');
    this.setState('waiting');
    void this.open(openCamera(), false);
  }

  /** Stops the track, which turns the camera's light off. */
  private closeCamera(): void {
    this.attempt += 1;
    this.pipeline.halt();
    this.track?.stop();
    this.track = null;
  }

  private hide(): void {
    if (this.isEnded || this.isHidden) return;
    this.isHidden = true;
    this.closeCamera();
    this.wakeLock.release();
    this.renderer.suspend();
  }

  private show(): void {
    if (this.isEnded || document.hidden) return;
    if (!this.isHidden) {
      // iOS may return without a hide event and with a dead camera; one that was opened just now may still be starting.
      if (!isCameraStalled(this.track) || performance.now() - this.openedAt < minCameraLifeMs) return;
      this.closeCamera();
    }
    this.isHidden = false;
    if (this.state === 'needs-tap') return;
    this.renderer.resume();
    this.setState('waiting');
    void this.open(openCamera(), false);
  }

  private reduceFrameRate(): void {
    if (this.isSlow) return;
    this.isSlow = true;
    this.limitFrameRate();
  }

  private limitFrameRate(): void {
    const { track } = this;
    track?.applyConstraints({ ...track.getConstraints(), frameRate: { max: reducedFrameRate } }).catch(() => undefined);
  }

  private end(fault: CameraFault): void {
    if (this.isEnded) return;
    this.stop();
    this.on.ended(fault);
  }
}
