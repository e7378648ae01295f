import type { ArCustomization } from '@afterimage/contract/customization.ts';
import { createFramePolling } from '../capture/video-frame-loop.ts';
import type { Size } from '../session/object-fit.ts';
import type { Painter } from './painter.ts';
import { createCardCanvas } from './text-card.ts';
import type { TextureSource } from './texture-source.ts';
import { loadImage } from './load-image.ts';

export interface FilmSource extends TextureSource {
  readonly video: HTMLVideoElement;
  /** What is being said, from its captions. */
  readonly caption: string | null;
  /** Called in a tap: from then on it may play with sound whenever it is asked to. */
  unlock(): void;
  /** It goes into the page at once: until it leaves it again, who shows it says whether it runs. */
  lendElement(): void;
  readonly isLent: boolean;
  /** Everything stands still, also what is shown elsewhere, or goes on as before. */
  setSuspended(held: boolean): void;
}

/** From this many of its pixels to one of the screen a film is drawn from smaller copies, so that it does not glitter. */
const coarse = 1.8;
/** A film that failed is asked for again when its print is found after so long, in milliseconds. */
const patience = 5000;
/** A film that something else stopped is set going again, but not more often than that, in milliseconds. */
const restartEvery = 1000;
/** A place in a film that is not its beginning and looks the same. */
const firstPicture = 0.001;

/** `blocked` is told when the browser forbids it to play without a tap. */
export function createFilmSource(
  painter: Painter,
  medium: ArCustomization,
  words: string,
  blocked: () => void,
): FilmSource {
  const { display } = medium;
  const stacked = display?.stacked ?? false;
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.playsInline = true;
  video.loop = display?.loop ?? true;
  video.preload = 'none';
  video.setAttribute('aria-label', words);
  video.disableRemotePlayback = true;

  const slot = painter.createTexture();
  const half = stacked ? 2 : 1;
  let size: Size | null = medium.width && medium.height ? { width: medium.width, height: medium.height / half } : null;
  let poster: ImageBitmap | null = null;
  let sign: HTMLCanvasElement | null = null;
  let [asked, moved, fresh, failedAt, wanted, freed] = [false, false, false, 0, false, false];
  /** What is in the slot. */
  let shown: 'nothing' | 'poster' | 'film' | 'sign' = 'nothing';
  let caption: string | null = null;
  let lent = false;
  let goesOn = false;
  let playedAt = Number.NEGATIVE_INFINITY;
  let hasPoster = medium.posterUrl !== null;

  /** An iPhone loads no picture of a film that does not play, unless it is wound to one. */
  const showFirst = () => {
    if (!hasPoster && video.readyState === video.HAVE_METADATA && video.paused) video.currentTime = firstPicture;
  };
  const fetchFilm = () => {
    if (asked) return;
    asked = true;
    video.src = medium.url;
  };
  const failed = () => {
    failedAt = performance.now();
    if (!poster) sign = createCardCanvas(words, size);
  };
  video.addEventListener('error', failed);
  video.addEventListener('loadedmetadata', () => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width && height) size = { width, height: height / half };
    showFirst();
  });
  // Where the browser tells of no picture, all that is known is that time went on.
  const tells = Reflect.has(video, 'requestVideoFrameCallback');
  const asking = createFramePolling(tells);
  const onPicture = (now: number) => {
    [moved, fresh] = [true, true];
    asking.recordFrame(now);
    if (!freed) video.requestVideoFrameCallback(onPicture);
  };
  if (tells) video.requestVideoFrameCallback(onPicture);

  if (medium.captionsUrl) {
    const track = document.createElement('track');
    Object.assign(track, { kind: 'captions', src: medium.captionsUrl, default: true });
    video.append(track);
    track.track.mode = 'hidden';
    track.track.addEventListener('cuechange', () => {
      caption = saidIn(track.track);
    });
  }

  const play = () => {
    playedAt = performance.now();
    video.play().catch((reason: unknown) => {
      if (!(reason instanceof DOMException) || reason.name !== 'NotAllowedError' || !wanted) return;
      // With sound it may be forbidden where without it is not.
      if (video.muted) return blocked();
      video.muted = true;
      return video.play().catch(() => blocked());
    });
  };

  const isStopped = () => video.paused && !video.ended && !video.error;

  return {
    video,
    texture: slot,
    get isStacked() {
      // A poster may be of the film as it lies in its file, or as it is meant.
      return stacked && (shown === 'film' || (shown === 'poster' && isTall(poster, size)));
    },
    get isLent() {
      return lent;
    },
    lendElement() {
      lent = true;
    },
    setSuspended(held) {
      if (!lent) return;
      if (held) {
        goesOn = !video.paused;
        video.pause();
      } else if (goesOn) video.play().catch(() => undefined);
    },
    get size() {
      return size;
    },
    get isReady() {
      return poster !== null || sign !== null || (asked && video.readyState >= 2);
    },
    get caption() {
      return caption;
    },
    prepare() {
      if (medium.posterUrl && !poster)
        loadImage(medium.posterUrl).then(
          (picture) => {
            if (freed) return picture.close();
            poster = picture;
            sign = null;
          },
          () => {
            hasPoster = false;
            showFirst();
          },
        );
      // Found, and without a poster: its first picture stands there until it plays.
      video.preload = asked && !medium.posterUrl ? 'auto' : 'metadata';
      fetchFilm();
      showFirst();
    },
    setPlayback(playing, heard) {
      if (lent) {
        if (video.isConnected) return;
        // It left the page, which made it pause.
        [lent, wanted] = [false, false];
        video.muted = true;
      }
      if (playing === wanted) {
        if (video.muted === heard) video.muted = !heard;
        // Systems stop films that another one is heard over, and in calls and alarms, and do not set them going again.
        if (playing && isStopped() && performance.now() - playedAt > restartEvery) play();
        return;
      }
      wanted = playing;
      if (!playing) {
        video.muted = true;
        video.pause();
        return;
      }
      fetchFilm();
      if (failedAt && performance.now() - failedAt > patience) {
        failedAt = 0;
        sign = null;
        video.load();
      }
      video.preload = 'auto';
      video.muted = !heard;
      play();
    },
    updateTexture(to: Painter, _now, shrunk) {
      const { currentTime } = video;
      if (asking.isDue(performance.now(), currentTime)) [moved, fresh] = [moved || currentTime > 0, true];
      // A phone may have nothing in a film that never played: then its poster is what there is.
      const running = video.readyState >= 2 && (moved || !poster);
      if (running && !video.error) {
        if (shown === 'film' && slot.isFilled && !fresh) return;
        to.upload(slot, video, !stacked && shrunk > coarse);
        [shown, fresh] = ['film', false];
      } else if (shown !== 'film' || !slot.isFilled) {
        const instead = poster ?? sign;
        const kind = poster ? 'poster' : 'sign';
        if (!instead || (shown === kind && slot.isFilled)) return;
        to.upload(slot, instead, !stacked);
        shown = kind;
      }
    },
    unlock() {
      // Asked for in a tap it may later be heard without one; whoever is not to play stops before anything is heard.
      const before = video.muted;
      if (!wanted) video.muted = true;
      video.play().catch(() => undefined);
      if (!wanted && !lent) video.pause();
      video.muted = before;
    },
    dispose() {
      freed = true;
      video.pause();
      video.removeAttribute('src');
      video.load();
      poster?.close();
      painter.deleteTexture(slot);
    },
  };
}

/** Whether a poster holds colours and opacity, one below the other. */
const isTall = (poster: ImageBitmap | null, size: Size | null): boolean =>
  poster !== null && size !== null && poster.width / poster.height < (size.width / size.height) * 0.75;

function saidIn(track: TextTrack): string | null {
  const lines = Array.from(track.activeCues ?? [], (cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  ).filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}
