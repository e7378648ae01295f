import { objectFitOf, type Size } from '../session/object-fit.ts';
import type { Renderer, RendererOptions, TrackedFrame } from '../session/types.ts';
import { audioFocusOf } from './audio-focus.ts';
import { cornerAnimationAt, cornerVertexCount, lineWidth, writeCornerLines } from './corner-animation.ts';
import type { FilmSource } from './film-source.ts';
import { createFullScreenMedium } from './full-screen-medium.ts';
import { createMediaSource } from './media-sources.ts';
import { createModelMedia } from './model-media.ts';
import { Painter } from './painter.ts';
import {
  defaultTimes,
  isPlaying,
  nextPlaybackState,
  opacityOf,
  reducedMotionTimes,
  type TransitionTimes,
} from './playback-state.ts';
import { type StateInput, StateReporter } from './state-reporter.ts';
import { TargetView, type Viewport, viewportOf } from './target-view.ts';

/** Upper limit of device pixels per CSS pixel: more cost much and show little. */
const maxPixelRatio = 2;
/** How many media are fetched before their targets are detected. */
const prefetchCount = 6;
const blue = [0x6a / 255, 0xa6 / 255, 1] as const;
const amber = [0xf7 / 255, 0xb9 / 255, 0x55 / 255] as const;

/** Draws camera frames and the media on the targets in them. @throws where WebGL 2 is missing. */
export const createRenderer = (options: RendererOptions): Renderer => new MediaRenderer(options);

class MediaRenderer implements Renderer {
  private readonly host: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly painter: Painter;
  private readonly prefersReducedMotion: boolean;
  private readonly times: TransitionTimes;
  private readonly views: readonly TargetView[];
  /** The film of each target, null for other media. */
  private readonly films: (FilmSource | null)[];
  private readonly models: ReturnType<typeof createModelMedia>;
  private readonly reporter: StateReporter;
  private readonly stateInput: StateInput;
  private readonly resizeObserver: ResizeObserver;

  /** Size of the host in CSS pixels, and of the canvas in device pixels. */
  private readonly size: Size = { width: 0, height: 0 };
  private readonly pixels: Size = { width: 0, height: 0 };
  private pixelRatio = 1;
  /** Null until the first frame after a change of size. */
  private viewport: Viewport | null = null;

  private isPaused: boolean;
  private isSoundOn = false;
  private isSuspended = false;
  private hasPrefetched = false;
  private audioFocus: number | null = null;
  private centralTarget: number | null = null;
  /** Distance of each target from the center, infinite out of view; the second for playing films only. */
  private readonly distances: Float64Array;
  private readonly filmDistances: Float64Array;

  private readonly cornerAnimation = { spread: 1, opacity: 0, trace: 0 };
  private readonly cornerVertices = new Float32Array(cornerVertexCount * 2 * 7);
  private readonly cornerStyle = { spread: 1, offset: 0, density: 1 };

  constructor({ host, manifest, prefersReducedMotion, onStateChange }: RendererOptions) {
    this.host = host;
    this.canvas = createCanvas();
    this.painter = new Painter(this.canvas);
    host.append(this.canvas);
    this.prefersReducedMotion = prefersReducedMotion;
    this.times = prefersReducedMotion ? reducedMotionTimes : defaultTimes;
    this.isPaused = prefersReducedMotion;
    this.views = manifest.targetList.map((target) => new TargetView(target));
    this.films = manifest.targetList.map(() => null);
    for (const [index, view] of this.views.entries()) {
      const source = createMediaSource(this.painter, view.target, () => this.pauseBlocked());
      if (source && 'video' in source) this.films[index] = source;
      view.source = source;
    }
    this.distances = new Float64Array(this.views.length);
    this.filmDistances = new Float64Array(this.views.length);
    this.models = createModelMedia(host, this.painter, this.views);
    this.reporter = new StateReporter(this.views, this.films, this.isPaused, onStateChange);
    const isInView = (index: number) => this.distances[index] !== Number.POSITIVE_INFINITY;
    this.stateInput = { centralTarget: null, audioFocus: null, isSoundOn: false, isPaused: this.isPaused, isInView };
    this.resizeObserver = new ResizeObserver(() => this.measure());
    this.resizeObserver.observe(host);
    this.measure();
  }

  draw(frame: TrackedFrame): number {
    const { image, time } = frame;
    if (this.size.width === 0 || this.size.height === 0 || this.painter.isLost) {
      image.close();
      return 0;
    }
    const viewport = this.viewportFor(frame);
    const uploadMs = this.painter.drawCamera(image, viewport.fit, viewport.frame, this.size, this.pixels);
    image.close();
    this.observe(frame, viewport);
    this.chooseFocus();
    this.updatePlayback();
    this.drawMedia(time);
    this.prefetch();
    this.reportState();
    return uploadMs;
  }

  setSound(isOn: boolean): void {
    this.isSoundOn = isOn;
    if (isOn) this.unlockFilms();
    this.updatePlayback();
    this.reportState();
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused;
    // Unlocks in this tap the films of targets detected later: in low-power mode iOS lets no film start by itself.
    if (!isPaused) this.unlockFilms();
    this.updatePlayback();
    this.reportState();
  }

  suspend(): void {
    this.isSuspended = true;
    for (const film of this.films) film?.setSuspended(true);
    this.updatePlayback();
  }

  resume(): void {
    this.isSuspended = false;
    for (const film of this.films) film?.setSuspended(false);
    this.updatePlayback();
  }

  elementOf(target: number): HTMLElement | null {
    const view = this.views[target];
    return view ? createFullScreenMedium(view, this.films[target] ?? null, this.prefersReducedMotion) : null;
  }

  dispose(): void {
    this.resizeObserver.disconnect();
    this.models.dispose();
    for (const view of this.views) view.source?.dispose();
    this.painter.dispose();
    this.canvas.remove();
  }

  private measure(): void {
    const { host, size, pixels } = this;
    this.pixelRatio = Math.min(maxPixelRatio, devicePixelRatio);
    size.width = host.clientWidth;
    size.height = host.clientHeight;
    pixels.width = Math.round(size.width * this.pixelRatio);
    pixels.height = Math.round(size.height * this.pixelRatio);
    this.viewport = null;
  }

  private viewportFor({ width, height }: TrackedFrame): Viewport {
    const { viewport } = this;
    if (viewport?.frame.width === width && viewport.frame.height === height) return viewport;
    const frameSize = { width, height };
    this.viewport = viewportOf(frameSize, this.size, objectFitOf(frameSize, this.size));
    return this.viewport;
  }

  /** Moves each target to where it was observed and advances its playback state. */
  private observe({ observationList, time }: TrackedFrame, viewport: Viewport): void {
    for (let index = 0; index < this.views.length; index += 1) {
      const view = this.views[index]!;
      const observation = observationList[index];
      const isTracked = observation ? view.observe(observation, viewport) : false;
      const { phase } = view.playback;
      view.playback = nextPlaybackState(view.playback, isTracked, this.models.isReady(index), time, this.times);
      if (phase === 'gone' && view.playback.phase !== 'gone') {
        view.detectedAt = time;
        this.prepare(index);
      }
    }
  }

  private chooseFocus(): void {
    for (let index = 0; index < this.views.length; index += 1) {
      const { playback, distance } = this.views[index]!;
      const isInView = isPlaying(playback) || playback.phase === 'loading';
      this.distances[index] = isInView ? distance : Number.POSITIVE_INFINITY;
      this.filmDistances[index] = this.films[index] && isPlaying(playback) ? distance : Number.POSITIVE_INFINITY;
    }
    this.centralTarget = audioFocusOf(this.distances, this.centralTarget);
    this.audioFocus = audioFocusOf(this.filmDistances, this.audioFocus);
  }

  private updatePlayback(): void {
    let isFullScreen = false;
    for (const film of this.films) if (film?.isLent) isFullScreen = true;
    const canPlay = !this.isPaused && !this.isSuspended && !isFullScreen;
    for (let index = 0; index < this.views.length; index += 1)
      if (index !== this.audioFocus) this.updateSource(index, canPlay);
    // The film with the audio focus comes last: iOS stops an audible film when another one becomes audible.
    if (this.audioFocus !== null) this.updateSource(this.audioFocus, canPlay);
  }

  private updateSource(index: number, canPlay: boolean): void {
    const { playback, source, display } = this.views[index]!;
    source?.setPlayback(isPlaying(playback) && canPlay, this.isSoundOn && index === this.audioFocus && display.sound);
  }

  private drawMedia(time: number): void {
    const { views, painter, times, pixelRatio } = this;
    for (let index = 0; index < views.length; index += 1) {
      const view = views[index]!;
      const opacity = opacityOf(view.playback, time, times);
      if (opacity > 0) view.draw(painter, time, opacity, pixelRatio);
    }
    for (let index = 0; index < views.length; index += 1) this.drawCorners(views[index]!, time);
    this.models.draw(time, times, this.size, pixelRatio, !this.isPaused && !this.isSuspended);
  }

  private drawCorners({ playback, detectedAt, corners }: TargetView, now: number): void {
    if (playback.phase === 'gone' || playback.phase === 'fading-out') return;
    const { cornerAnimation: animation, cornerStyle: style, cornerVertices: vertices, size, pixelRatio } = this;
    cornerAnimationAt(now - detectedAt, playback.phase === 'loading', this.prefersReducedMotion, animation);
    if (animation.opacity <= 0 && animation.trace <= 0) return;
    style.density = pixelRatio;
    style.spread = animation.spread;
    style.offset = 2;
    writeCornerLines(vertices, 0, corners, size, style, amber, animation.trace);
    style.offset = 0;
    writeCornerLines(vertices, cornerVertexCount, corners, size, style, blue, animation.opacity);
    this.painter.drawLines(vertices, cornerVertexCount * 2, (lineWidth / 2) * pixelRatio);
  }

  private prepare(index: number): void {
    const view = this.views[index];
    if (view?.hasDepth) this.models.prepare(index);
    else view?.source?.prepare();
  }

  /** Fetches the first media once the first frame is drawn. */
  private prefetch(): void {
    if (this.hasPrefetched) return;
    this.hasPrefetched = true;
    for (let index = 0; index < Math.min(this.views.length, prefetchCount); index += 1) this.prepare(index);
  }

  /** The browser refuses to play without a tap. */
  private pauseBlocked(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    this.reportState();
  }

  private unlockFilms(): void {
    for (const film of this.films) film?.unlock();
  }

  private reportState(): void {
    const { centralTarget, audioFocus, isSoundOn, isPaused } = this;
    this.reporter.report(Object.assign(this.stateInput, { centralTarget, audioFocus, isSoundOn, isPaused }));
  }
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  // Between a rotation of the phone and the next frame the last one is cropped, not squeezed.
  canvas.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;display:block';
  return canvas;
}
