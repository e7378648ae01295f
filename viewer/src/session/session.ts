import { cameraFaultOf } from '../capture/camera-fault.ts';
import { createFramePipeline } from '../capture/frame-pipeline.ts';
import { openCamera, cameraEnvironment } from '../capture/open-camera.ts';
import { createRenderer } from '../renderer/renderer.ts';
import { createWakeLock } from './wake-lock.ts';
import { objectFitOf, projectCorners } from './object-fit.ts';
import {
  frameEvent,
  type CameraFault,
  type CameraState,
  type FrameDetail,
  type Session,
  type SessionOptions,
  type TrackedFrame,
} from './types.ts';
import { isCameraStalled } from './is-camera-stalled.ts';
import { loadPacks } from './load-packs.ts';
import { createTorch } from './torch.ts';

/** A camera that ends again so soon after it was opened again is not opened once more, in milliseconds. */
const shortLife = 3000;
/** Frames a second of a phone that cannot follow more. */
const slowRate = 15;

const nothing: Session = {
  reopenCamera() {},
  setSound() {},
  setPaused() {},
  torch: null,
  elementOf: () => null,
  stop() {},
};

/**
 * Opens the camera and shows what plays on the prints that it sees; to be called in a tap. Settles when the camera is
 * open, or cannot be opened: then `on.ended` was told before.
 */
export function startSession(options: SessionOptions): Promise<Session> {
  // The browser is asked in the tap itself, before anything else
  const { camera = openCamera() } = options;
  try {
    return startWith(camera, options);
  } catch (error) {
    // There is nothing to draw with, or no workers
    reportError(error);
    camera.then((track) => track.stop()).catch(() => undefined);
    options.on.ended('unsupported');
    return Promise.resolve(nothing);
  }
}

function startWith(
  camera: Promise<MediaStreamTrack>,
  { host, manifest: show, prefersReducedMotion: calm, on }: SessionOptions,
): Promise<Session> {
  const stage = createRenderer({ host, manifest: show, prefersReducedMotion: calm, onStateChange: on.stateChanged });
  const frames = createFramePipeline({
    host,
    on: { frame: draw, targetsUnavailable: leftOut, slow, failed: () => end(track?.muted ? 'busy' : 'failed') },
  });
  const awake = createWakeLock();
  const leaving = new AbortController();
  const { signal } = leaving;
  let size = { width: host.clientWidth, height: host.clientHeight };
  const resized = new ResizeObserver(([entry]) => {
    if (entry) size = { width: entry.contentRect.width, height: entry.contentRect.height };
  });
  resized.observe(host);

  let track: MediaStreamTrack | null = null;
  let torch: Session['torch'] = null;
  /** Numbers the tries to open the camera: one that the tab's hiding has overtaken is given up. */
  let attempt = 0;
  let state: CameraState = 'running';
  let openedAt = 0;
  let firstAt: number | null = null;
  let isLocked = false;
  /** The phone cannot follow all that its camera could give. */
  let isSlow = false;
  /** Targets that are not looked for. */
  const missing = new Set<number>();
  let isEnded = false;
  /** The tab is hidden, or its page left. */
  let isAway = false;

  frames.setPacks(show.targetList.map(() => null));
  void loadPacks({
    urls: show.targetList.map(({ packUrl }) => packUrl),
    signal,
    onPacks: frames.setPacks,
    onFailed: leftOut,
  });

  function draw(frame: TrackedFrame): number {
    const began = performance.now();
    let fillingMs = 0;
    try {
      fillingMs = stage.draw(frame);
    } catch (error) {
      frame.image.close();
      reportError(error);
    }
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      on.ready();
    }
    tell('running');
    if (!isLocked && frame.observationList.some((sighting) => sighting.state === 'tracking')) {
      isLocked = true;
      on.locked(Math.round(now - firstAt));
    }
    const { time, strategy: way, readingMs, trackingMs, observationList: sightingList } = frame;
    const cover = objectFitOf(frame, size);
    const placeList = sightingList.map(({ homography }, index) => {
      const target = show.targetList[index];
      return homography && target ? projectCorners(homography, target, cover) : null;
    });
    const took = { readingMs, trackingMs, fillingMs, drawingMs: now - began };
    const detail: FrameDetail = { time, strategy: way, ...took, observationList: sightingList, cornerList: placeList };
    document.dispatchEvent(new CustomEvent(frameEvent, { detail }));
    return fillingMs;
  }

  function leftOut(places: readonly number[]): void {
    const before = missing.size;
    for (const place of places) missing.add(place);
    if (missing.size > before) on.targetsUnavailable?.([...missing].toSorted((a, b) => a - b));
  }

  function tell(next: CameraState): void {
    if (next === state || isEnded) return;
    state = next;
    on.camera?.(next);
  }

  async function open(asked: Promise<MediaStreamTrack>, isTapped: boolean): Promise<void> {
    attempt += 1;
    const mine = attempt;
    try {
      const opened = await asked;
      if (mine === attempt && !isEnded) run(opened);
      else opened.stop();
    } catch (error) {
      if (mine !== attempt || isEnded) return;
      const fault = cameraFaultOf(error, cameraEnvironment());
      // Some browsers open the camera of a tab that comes back only when they are asked in a tap
      if (fault === 'refused' && !isTapped) tell('needs-tap');
      else end(fault);
    }
  }

  function run(opened: MediaStreamTrack): void {
    track = opened;
    openedAt = performance.now();
    const wasLit = torch?.on ?? false;
    torch = createTorch(opened);
    if (wasLit) torch?.set(true).catch(() => undefined);
    opened.addEventListener('ended', () => {
      if (track === opened) lost();
    });
    opened.addEventListener('mute', () => {
      if (track !== opened) return;
      stage.suspend();
      tell('waiting');
    });
    opened.addEventListener('unmute', () => {
      if (track === opened) stage.resume();
    });
    if (isSlow) slowDown();
    frames.start(opened);
    awake.request();
  }

  /** The camera went by itself: it was taken out, or the permission away. */
  function lost(): void {
    close();
    if (performance.now() - openedAt < shortLife) return end('failed');
    tell('waiting');
    void open(openCamera(), false);
  }

  /** Lets the camera go, so that its light goes out. */
  function close(): void {
    attempt += 1;
    frames.halt();
    track?.stop();
    track = null;
  }

  function hide(): void {
    if (isEnded || isAway) return;
    isAway = true;
    close();
    awake.release();
    stage.suspend();
  }

  function comeBack(): void {
    if (isEnded || document.hidden) return;
    if (!isAway) {
      // An iPhone may come back without having told that it went, its camera dead; a young one may only be starting
      if (!isCameraStalled(track) || performance.now() - openedAt < shortLife) return;
      close();
    }
    isAway = false;
    if (state === 'needs-tap') return;
    stage.resume();
    tell('waiting');
    void open(openCamera(), false);
  }

  function slow(): void {
    if (isSlow) return;
    isSlow = true;
    slowDown();
  }

  function slowDown(): void {
    track?.applyConstraints({ ...track.getConstraints(), frameRate: { max: slowRate } }).catch(() => undefined);
  }

  function stop(): void {
    if (isEnded) return;
    close();
    isEnded = true;
    leaving.abort();
    awake.release();
    resized.disconnect();
    frames.free();
    stage.free();
  }

  function end(fault: CameraFault): void {
    if (isEnded) return;
    stop();
    on.ended(fault);
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? hide() : comeBack()), { signal });
  // The page may be kept whole when it is left, and come back
  addEventListener('pagehide', hide, { signal });
  addEventListener('pageshow', comeBack, { signal });
  addEventListener('focus', comeBack, { signal });

  const live: Session = {
    reopenCamera() {
      if (state !== 'needs-tap' || isEnded) return;
      const asked = openCamera();
      stage.resume();
      tell('waiting');
      void open(asked, true);
    },
    setSound: stage.setSound,
    setPaused: stage.setPaused,
    get torch() {
      return torch;
    },
    elementOf: stage.elementOf,
    stop,
  };
  return open(camera, true).then(() => live);
}
