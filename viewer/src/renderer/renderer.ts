import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { objectFitOf, type Size } from '../session/object-fit.ts';
import type { Renderer, RendererOptions, RendererState, TrackedFrame } from '../session/types.ts';
import { describeMedium } from '../screens/medium-description.ts';
import { audioFocusOf } from './audio-focus.ts';
import { createFilmSource, type FilmSource } from './film-source.ts';
import { reducedMotionTimes, isPlaying, nextPlaybackState, opacityOf, defaultTimes } from './playback-state.ts';
import { createModelMedia } from './model-media.ts';
import { Painter } from './painter.ts';
import { TargetView, viewportOf } from './target-view.ts';
import { createImageSource } from './image-source.ts';
import { cornerVertexCount, writeCornerLines, lineWidth, cornerAnimationAt } from './corner-animation.ts';
import type { TextureSource } from './texture-source.ts';
import { createTextSource } from './text-source.ts';
import { createFullScreenMedium } from './full-screen-medium.ts';

/** More pixels than that to one of CSS cost much and show little. */
const mostDensity = 2;
/** So many media are fetched before their prints are found. */
const fetchedBefore = 6;
const blue = [0x6a / 255, 0xa6 / 255, 1] as const;
const amber = [0xf7 / 255, 0xb9 / 255, 0x55 / 255] as const;

/** Draws the camera and, on the prints in it, their media. Throws where there is no WebGL 2. */
export function createRenderer({
  host,
  manifest: show,
  prefersReducedMotion: calm,
  onStateChange: changed,
}: RendererOptions): Renderer {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  // Between a turn of the phone and the next frame the last one is cut off, not squeezed.
  canvas.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;display:block';
  const painter = new Painter(canvas);
  host.append(canvas);

  const times = calm ? reducedMotionTimes : defaultTimes;
  const parts = show.targetList.map((target) => new TargetView(target));
  const films: (FilmSource | null)[] = show.targetList.map(() => null);
  let [paused, soundOn, suspended, drawn] = [calm, false, false, false];
  let heard: number | null = null;
  let central: number | null = null;

  const block = () => {
    if (paused) return;
    paused = true;
    tell();
  };
  for (const [index, part] of parts.entries()) {
    const source = sourceOf(painter, part.target, block);
    if (source && 'video' in source) films[index] = source;
    part.source = source;
  }

  const stage: Size = { width: host.clientWidth, height: host.clientHeight };
  const pixels: Size = { width: 0, height: 0 };
  let density = 1;
  const measure = () => {
    density = Math.min(mostDensity, devicePixelRatio);
    stage.width = host.clientWidth;
    stage.height = host.clientHeight;
    pixels.width = Math.round(stage.width * density);
    pixels.height = Math.round(stage.height * density);
    view = null;
  };
  let view: ReturnType<typeof viewportOf> | null = null;
  const sizes = new ResizeObserver(measure);
  sizes.observe(host);
  measure();

  const models = createModelMedia(host, painter, parts);
  const distances = new Float64Array(parts.length);
  const sounding = new Float64Array(parts.length);
  const snap = { spread: 1, opacity: 0, trace: 0 };
  const corners = new Float32Array(cornerVertexCount * 2 * 7);
  const cornerLook = { spread: 1, offset: 0, density: 1 };

  const drawSnap = (part: TargetView, now: number) => {
    if (part.playback.phase === 'gone' || part.playback.phase === 'going') return;
    cornerAnimationAt(now - part.detectedAt, part.playback.phase === 'seen', calm, snap);
    if (snap.opacity <= 0 && snap.trace <= 0) return;
    cornerLook.density = density;
    cornerLook.spread = snap.spread;
    cornerLook.offset = 2;
    writeCornerLines(corners, 0, part.corners, stage, cornerLook, amber, snap.trace);
    cornerLook.offset = 0;
    writeCornerLines(corners, cornerVertexCount, part.corners, stage, cornerLook, blue, snap.opacity);
    painter.drawLines(corners, cornerVertexCount * 2, (lineWidth / 2) * density);
  };

  /** Who is in the middle, and who is heard. */
  const choose = () => {
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index]!;
      const there = isPlaying(part.playback) || part.playback.phase === 'seen';
      distances[index] = there ? part.distance : Number.POSITIVE_INFINITY;
      sounding[index] = films[index] && isPlaying(part.playback) ? part.distance : Number.POSITIVE_INFINITY;
    }
    central = audioFocusOf(distances, central);
    heard = audioFocusOf(sounding, heard);
  };

  const run = () => {
    let elsewhere = false;
    for (const film of films) if (film?.isLent) elsewhere = true;
    const runOne = (index: number) => {
      const part = parts[index]!;
      // Behind what fills the screen nothing plays.
      const playing = isPlaying(part.playback) && !paused && !suspended && !elsewhere;
      part.source?.setPlayback(playing, soundOn && index === heard && part.display.sound);
    };
    for (let index = 0; index < parts.length; index += 1) if (index !== heard) runOne(index);
    // Last: an iPhone stops a film that can be heard when another one can be too.
    if (heard !== null) runOne(heard);
  };

  let told: RendererState = {
    playingTargets: [],
    fadingTarget: null,
    hasSound: false,
    isSoundOn: false,
    isPaused: paused,
    caption: null,
  };
  const isThere = (index: number) => distances[index] !== Number.POSITIVE_INFINITY;
  /** Nothing is made anew while nothing changes. */
  const isTold = (fading: number | null, hasSound: boolean, caption: string | null): boolean => {
    if (told.fadingTarget !== fading || told.hasSound !== hasSound || told.caption !== caption) return false;
    if (told.isSoundOn !== soundOn || told.isPaused !== paused || (told.playingTargets[0] ?? null) !== central)
      return false;
    let count = 0;
    for (let index = 0; index < parts.length; index += 1) if (isThere(index)) count += 1;
    return count === told.playingTargets.length && told.playingTargets.every(isThere);
  };
  const tell = () => {
    let [fading, lostAt, hasSound]: [number | null, number, boolean] = [null, Number.NEGATIVE_INFINITY, false];
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index]!;
      const { phase, since } = part.playback;
      if ((phase === 'frozen' || phase === 'going') && since > lostAt) [fading, lostAt] = [index, since];
      if (films[index] && part.display.sound && isThere(index)) hasSound = true;
    }
    const caption = (heard === null ? null : films[heard]?.caption) ?? null;
    if (isTold(fading, hasSound, caption)) return;
    const others = parts.flatMap((_, index) => (isThere(index) && index !== central ? [index] : []));
    told = {
      playingTargets: central === null ? [] : [central, ...others],
      fadingTarget: fading,
      hasSound,
      isSoundOn: soundOn,
      isPaused: paused,
      caption,
    };
    changed(told);
  };

  const prepare = (index: number) => {
    if (parts[index]?.hasDepth) models.prepare(index);
    else parts[index]?.source?.prepare();
  };
  const begin = () => {
    drawn = true;
    for (let index = 0; index < Math.min(parts.length, fetchedBefore); index += 1) prepare(index);
  };

  return {
    draw(frame: TrackedFrame) {
      const { image, time } = frame;
      if (stage.width === 0 || stage.height === 0 || painter.isLost) {
        image.close();
        return 0;
      }
      if (view?.frame.width !== frame.width || view.frame.height !== frame.height) {
        const size = { width: frame.width, height: frame.height };
        view = viewportOf(size, stage, objectFitOf(size, stage));
      }
      const fillingMs = painter.drawCamera(image, view.fit, view.frame, stage, pixels);
      image.close();
      for (let index = 0; index < parts.length; index += 1) {
        const part = parts[index]!;
        const sighting = frame.observationList[index];
        const tracked = sighting ? part.observe(sighting, view) : false;
        const { phase } = part.playback;
        part.playback = nextPlaybackState(part.playback, tracked, models.isReady(index), time, times);
        if (phase === 'gone' && part.playback.phase !== 'gone') {
          part.detectedAt = time;
          prepare(index);
        }
      }
      choose();
      run();
      for (let index = 0; index < parts.length; index += 1) {
        const part = parts[index]!;
        const opacity = opacityOf(part.playback, time, times);
        if (opacity > 0) part.draw(painter, time, opacity, density);
      }
      for (let index = 0; index < parts.length; index += 1) drawSnap(parts[index]!, time);
      models.draw(time, times, stage, density, !paused && !suspended);
      if (!drawn) begin();
      tell();
      return fillingMs;
    },
    setSound(on) {
      soundOn = on;
      if (on) for (const film of films) film?.unlock();
      run();
      tell();
    },
    setPaused(now) {
      paused = now;
      // In this tap, so that also those play that are found later: saving power, an iPhone lets none begin by itself.
      if (!now) for (const film of films) film?.unlock();
      run();
      tell();
    },
    suspend() {
      suspended = true;
      for (const film of films) film?.setSuspended(true);
      run();
    },
    resume() {
      suspended = false;
      for (const film of films) film?.setSuspended(false);
      run();
    },
    elementOf(target) {
      const part = parts[target];
      return part ? createFullScreenMedium(part, films[target] ?? null, calm) : null;
    },
    free() {
      sizes.disconnect();
      models.free();
      for (const part of parts) part.source?.dispose();
      painter.dispose();
      canvas.remove();
    },
  };
}

function sourceOf(painter: Painter, target: ViewerTarget, blocked: () => void): TextureSource | FilmSource | null {
  const { medium, photo } = target;
  const words = describeMedium(target);
  if (medium.type === 'VIDEO') return createFilmSource(painter, medium, words, blocked);
  if (medium.type === 'IMAGE') return createImageSource(painter, medium, words);
  if (medium.text)
    return createTextSource(painter, medium.text, photo.width / photo.height, medium.display?.loop ?? true);
  return null;
}
