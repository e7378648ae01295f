import type { ArCustomization } from '@afterimage/contract/customization.ts';
import { createFramePolling } from '../capture/video-frame-loop.ts';
import type { Size } from '../session/object-fit.ts';
import { loadImage } from './load-image.ts';
import type { Painter, PainterTexture } from './painter.ts';
import { createCardCanvas } from './text-card.ts';
import type { TextureSource } from './texture-source.ts';

export interface FilmSource extends TextureSource {
  readonly video: HTMLVideoElement;
  /** The current caption; null without one. */
  readonly caption: string | null;
  /** Allows the film to play with sound later without a tap; call it in a tap. */
  unlock(): void;
  /** Lends the video element to the page: until it leaves the page again, its borrower controls the playback. */
  lendElement(): void;
  readonly isLent: boolean;
  /** Pauses a lent film, or lets it play on as before. */
  setSuspended(isSuspended: boolean): void;
}

/** From this many film pixels per screen pixel on, the film is drawn from mipmaps against aliasing. */
const mipmapThreshold = 1.8;
/** A film that failed is requested again when its target is detected after this time, in milliseconds. */
const retryAfterMs = 5000;
/** Minimum time between two restarts of a film that the system has paused, in milliseconds. */
const restartIntervalMs = 1000;
/** A time in seconds that shows the first frame without being the start: iOS loads no frame before a seek. */
const firstFrameTime = 0.001;

/** Creates the texture source of a film. `onBlocked` is called when the browser refuses to play it without a tap. */
export const createFilmSource = (
  painter: Painter,
  medium: ArCustomization,
  description: string,
  onBlocked: () => void,
): FilmSource => new VideoFilmSource(painter, medium, description, onBlocked);

class VideoFilmSource implements FilmSource {
  readonly video: HTMLVideoElement;
  readonly texture: PainterTexture;
  caption: string | null = null;
  isLent = false;
  size: Size | null;
  private readonly painter: Painter;
  private readonly medium: ArCustomization;
  private readonly description: string;
  private readonly onBlocked: () => void;
  /** Whether the file holds color above and opacity below. */
  private readonly isStackedFile: boolean;
  private readonly polling: ReturnType<typeof createFramePolling>;
  private poster: ImageBitmap | null = null;
  private canHavePoster: boolean;
  private textCard: HTMLCanvasElement | null = null;
  private content: 'nothing' | 'poster' | 'film' | 'card' = 'nothing';
  private isRequested = false;
  private hasFrame = false;
  private isFrameNew = false;
  private isPlaybackWanted = false;
  private isDisposed = false;
  private resumesAfterSuspension = false;
  private failedAt = 0;
  private playedAt = Number.NEGATIVE_INFINITY;

  constructor(painter: Painter, medium: ArCustomization, description: string, onBlocked: () => void) {
    this.painter = painter;
    this.medium = medium;
    this.description = description;
    this.onBlocked = onBlocked;
    this.isStackedFile = medium.display?.stacked ?? false;
    this.canHavePoster = medium.posterUrl !== null;
    this.video = createVideo(medium.display?.loop ?? true, description);
    this.texture = painter.createTexture();
    this.size = medium.width && medium.height ? this.sizeOf(medium.width, medium.height) : null;
    // Without frame callbacks the only sign of a new frame is that the time has advanced.
    const hasFrameCallback = Reflect.has(this.video, 'requestVideoFrameCallback');
    this.polling = createFramePolling(hasFrameCallback);
    this.listen();
    if (hasFrameCallback) this.video.requestVideoFrameCallback(this.onFrame);
    if (medium.captionsUrl) this.addCaptions(medium.captionsUrl);
  }

  get isStacked(): boolean {
    // A poster may show the film as stored or as displayed.
    const hasTallPoster = this.content === 'poster' && isTall(this.poster, this.size);
    return this.isStackedFile && (this.content === 'film' || hasTallPoster);
  }

  get isReady(): boolean {
    return this.poster !== null || this.textCard !== null || (this.isRequested && this.video.readyState >= 2);
  }

  lendElement(): void {
    this.isLent = true;
  }

  setSuspended(isSuspended: boolean): void {
    if (!this.isLent) return;
    if (isSuspended) {
      this.resumesAfterSuspension = !this.video.paused;
      this.video.pause();
    } else if (this.resumesAfterSuspension) this.video.play().catch(() => undefined);
  }

  prepare(): void {
    const { posterUrl } = this.medium;
    if (posterUrl && !this.poster) this.loadPoster(posterUrl);
    // The target is detected and there is no poster: the first frame is shown until the film plays.
    this.video.preload = this.isRequested && !posterUrl ? 'auto' : 'metadata';
    this.requestFilm();
    this.seekToFirstFrame();
  }

  setPlayback(isPlaying: boolean, isAudible: boolean): void {
    const { video } = this;
    if (this.isLent) {
      if (video.isConnected) return;
      // The element left the page, which paused it.
      [this.isLent, this.isPlaybackWanted] = [false, false];
      video.muted = true;
    }
    if (isPlaying === this.isPlaybackWanted) {
      if (video.muted === isAudible) video.muted = !isAudible;
      // Systems pause films for calls, alarms and other audible films, and do not resume them.
      if (isPlaying && this.isInterrupted() && performance.now() - this.playedAt > restartIntervalMs) this.play();
      return;
    }
    this.isPlaybackWanted = isPlaying;
    if (isPlaying) return this.start(isAudible);
    video.muted = true;
    video.pause();
  }

  updateTexture(painter: Painter, _now: number, texelsPerPixel: number): void {
    const { video, polling, texture } = this;
    const { currentTime } = video;
    if (polling.isDue(performance.now(), currentTime)) {
      this.hasFrame ||= currentTime > 0;
      this.isFrameNew = true;
    }
    // A phone may have no frame of a film that never played: then its poster is drawn.
    const hasDrawableFrame = video.readyState >= 2 && (this.hasFrame || !this.poster);
    if (hasDrawableFrame && !video.error) {
      if (this.content === 'film' && texture.isFilled && !this.isFrameNew) return;
      painter.upload(texture, video, !this.isStackedFile && texelsPerPixel > mipmapThreshold);
      [this.content, this.isFrameNew] = ['film', false];
    } else if (this.content !== 'film' || !texture.isFilled) this.uploadSubstitute(painter);
  }

  unlock(): void {
    const { video } = this;
    // A film that is played in a tap may play with sound later; one that is not wanted is paused before it is audible.
    const wasMuted = video.muted;
    if (!this.isPlaybackWanted) video.muted = true;
    video.play().catch(() => undefined);
    if (!this.isPlaybackWanted && !this.isLent) video.pause();
    video.muted = wasMuted;
  }

  dispose(): void {
    this.isDisposed = true;
    this.video.pause();
    this.video.removeAttribute('src');
    this.video.load();
    this.poster?.close();
    this.painter.deleteTexture(this.texture);
  }

  private readonly onFrame = (now: number): void => {
    [this.hasFrame, this.isFrameNew] = [true, true];
    this.polling.recordFrame(now);
    if (!this.isDisposed) this.video.requestVideoFrameCallback(this.onFrame);
  };

  private sizeOf(width: number, height: number): Size {
    return { width, height: height / (this.isStackedFile ? 2 : 1) };
  }

  private listen(): void {
    const { video } = this;
    video.addEventListener('error', () => this.fail());
    video.addEventListener('loadedmetadata', () => {
      if (video.videoWidth && video.videoHeight) this.size = this.sizeOf(video.videoWidth, video.videoHeight);
      this.seekToFirstFrame();
    });
  }

  private addCaptions(src: string): void {
    const track = document.createElement('track');
    Object.assign(track, { kind: 'captions', src, default: true });
    this.video.append(track);
    track.track.mode = 'hidden';
    track.track.addEventListener('cuechange', () => {
      this.caption = captionOf(track.track);
    });
  }

  private loadPoster(url: string): void {
    loadImage(url).then(
      (image) => {
        if (this.isDisposed) return image.close();
        this.poster = image;
        this.textCard = null;
      },
      () => {
        this.canHavePoster = false;
        this.seekToFirstFrame();
      },
    );
  }

  private requestFilm(): void {
    if (this.isRequested) return;
    this.isRequested = true;
    this.video.src = this.medium.url;
  }

  private seekToFirstFrame(): void {
    const { video } = this;
    const hasMetadataOnly = video.readyState === video.HAVE_METADATA;
    if (!this.canHavePoster && hasMetadataOnly && video.paused) video.currentTime = firstFrameTime;
  }

  private fail(): void {
    this.failedAt = performance.now();
    if (!this.poster) this.textCard = createCardCanvas(this.description, this.size);
  }

  private isInterrupted(): boolean {
    return this.video.paused && !this.video.ended && !this.video.error;
  }

  private start(isAudible: boolean): void {
    this.requestFilm();
    if (this.failedAt && performance.now() - this.failedAt > retryAfterMs) {
      this.failedAt = 0;
      this.textCard = null;
      this.video.load();
    }
    this.video.preload = 'auto';
    this.video.muted = !isAudible;
    this.play();
  }

  private play(): void {
    const { video } = this;
    this.playedAt = performance.now();
    video.play().catch((reason: unknown) => {
      const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError';
      if (!isRefused || !this.isPlaybackWanted) return;
      // The browser may refuse a film with sound only.
      if (video.muted) return this.onBlocked();
      video.muted = true;
      return video.play().catch(() => this.onBlocked());
    });
  }

  /** Uploads the poster, or the text card without one. */
  private uploadSubstitute(painter: Painter): void {
    const substitute = this.poster ?? this.textCard;
    const content = this.poster ? 'poster' : 'card';
    if (!substitute || (this.content === content && this.texture.isFilled)) return;
    painter.upload(this.texture, substitute, !this.isStackedFile);
    this.content = content;
  }
}

function createVideo(isLoop: boolean, description: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.playsInline = true;
  video.loop = isLoop;
  video.preload = 'none';
  video.setAttribute('aria-label', description);
  video.disableRemotePlayback = true;
  return video;
}

/** Whether a poster holds color and opacity, one below the other. */
const isTall = (poster: ImageBitmap | null, size: Size | null): boolean =>
  poster !== null && size !== null && poster.width / poster.height < (size.width / size.height) * 0.75;

function captionOf(track: TextTrack): string | null {
  const lines = Array.from(track.activeCues ?? [], (cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  ).filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}
