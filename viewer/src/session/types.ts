import type { CylinderView, TargetPose, TrackState } from '@afterimage/tracker';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import type { CaptureStrategy } from '../capture/capture-strategies.ts';

/**
 * A target in a frame. `homography` maps pixels of the compiled picture to pixels of the frame as it was tracked, whose
 * size `TrackedFrame` gives; both count from the centre of the top left pixel, as the tracker does.
 */
export interface TargetObservation {
  state: TrackState;
  homography: Float64Array | null;
  /** x and y of the picture's outer corners, clockwise from its top left, smoothed for the eye; in the same pixels. */
  corners: Float64Array | null;
  confidence: number;
  pose: TargetPose | null;
  cylinder: CylinderView | null;
}

/** A camera frame with what was tracked in that very frame. Whoever gets it closes `image`. */
export interface TrackedFrame {
  image: VideoFrame | ImageBitmap;
  /** Of the grey frame that was tracked, in pixels; it shows all of `image`, upright. */
  width: number;
  height: number;
  /** Milliseconds, from any beginning. */
  time: number;
  /** One for each target of the show, in its order. */
  observationList: readonly TargetObservation[];
  /** How it came from the camera. */
  strategy: CaptureStrategy;
  /** Milliseconds from the camera to its grey, in the page and in the worker. */
  readingMs: number;
  /** Milliseconds that the worker took for this frame, its part of the reading too. */
  trackingMs: number;
}

/** What the stage shows just now, for the controls and for whoever does not see it. */
export interface RendererState {
  /** Places in the show's list of targets: those that play, the most central first. */
  playingTargets: readonly number[];
  /** The one that was lost last and is still to be seen, frozen. */
  fadingTarget: number | null;
  /** Whether what plays could be heard. */
  hasSound: boolean;
  isSoundOn: boolean;
  isPaused: boolean;
  /** The caption of this moment. */
  caption: string | null;
}

/** Draws camera and media. */
export interface Renderer {
  /** Draws the frame at once, and closes its image; gives the milliseconds that it took to bring that to the graphics card. */
  draw(frame: TrackedFrame): number;
  /** To be called in a tap, as iOS asks for it. */
  setSound(on: boolean): void;
  setPaused(paused: boolean): void;
  /** Hidden tab, call on the phone: everything stands still and is silent until `resume`. */
  suspend(): void;
  resume(): void;
  /** The medium of a target as an element for the full screen, playing on from where it is; null when it has none. */
  elementOf(target: number): HTMLElement | null;
  dispose(): void;
}

export interface RendererOptions {
  /** Filled by the stage; keeps the aspect of what is around it, the camera's picture covers it. */
  host: HTMLElement;
  manifest: ViewerShow;
  /** Whoever wants no motion sees media stand still until he presses play. */
  prefersReducedMotion: boolean;
  onStateChange(state: RendererState): void;
}

/** Why there is no camera. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'insecure' | 'unsupported' | 'failed';

/**
 * Whether frames come. `waiting`: the camera is opened again, or a call holds it; it goes on by itself. `needs-tap`: the
 * tab was hidden and the browser opens the camera again only when `goOn` is called in a tap.
 */
export type CameraState = 'running' | 'waiting' | 'needs-tap';

/** Everything that runs once the camera is open. When it could not be opened, nothing does, and `ended` was told. */
export interface Session {
  /** Opens the camera again after `needs-tap`; to be called in a tap. */
  reopenCamera(): void;
  setSound(on: boolean): void;
  setPaused(paused: boolean): void;
  /** Null where the camera has no lamp. */
  torch: { on: boolean; set(on: boolean): Promise<void> } | null;
  elementOf(target: number): HTMLElement | null;
  stop(): void;
}

export interface SessionOptions {
  host: HTMLElement;
  manifest: ViewerShow;
  prefersReducedMotion: boolean;
  /** The camera's track, where it was asked for in the tap before this code was loaded; otherwise it is asked for here. */
  camera?: Promise<MediaStreamTrack>;
  on: {
    /** The first frame of the camera is drawn. */
    ready(): void;
    /** The first print was recognised, so long after the first frame. */
    locked(milliseconds: number): void;
    stateChanged(state: RendererState): void;
    /** The camera ended, or could not be opened in the first place; everything is freed. */
    ended(fault: CameraFault): void;
    camera?(state: CameraState): void;
    /** All places so far in the show's list of targets whose packs could not be loaded or read: those are not looked for. */
    targetsUnavailable?(targets: readonly number[]): void;
  };
}

/** Told to the document as a `CustomEvent` of that name for each frame that was drawn, before the browser shows it. */
export const frameEvent = 'viewer:frame';
export interface FrameDetail {
  time: number;
  strategy: CaptureStrategy;
  readingMs: number;
  trackingMs: number;
  /** Milliseconds of the drawing in which the camera's picture was brought to the graphics card. */
  fillingMs: number;
  drawingMs: number;
  observationList: readonly TargetObservation[];
  /** Where the corners of each target lie on the stage, in CSS pixels from its top left; null where it is not tracked. */
  cornerList: readonly (readonly number[] | null)[];
}
