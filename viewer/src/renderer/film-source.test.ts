import type { ArCustomization } from '@afterimage/contract/customization.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilmSource } from './film-source.ts';
import type { Painter } from './painter.ts';

/** A video element as an iPhone has it: it loads no picture until it plays or is wound somewhere. */
class PhoneVideo extends EventTarget {
  readonly HAVE_METADATA = 1;
  readyState = 0;
  paused = true;
  ended = false;
  muted = false;
  error: MediaError | null = null;
  videoWidth = 640;
  videoHeight = 360;
  src = '';
  /** What was asked of it, in turn. */
  readonly calls: string[] = [];
  private time = 0;

  setAttribute() {}
  removeAttribute() {}
  load() {}
  get currentTime() {
    return this.time;
  }
  set currentTime(to) {
    this.time = to;
    this.calls.push('wind');
    this.readyState = 2;
  }
  play() {
    this.calls.push(this.muted ? 'play muted' : 'play');
    this.paused = false;
    this.readyState = 4;
    return Promise.resolve();
  }
  pause() {
    this.calls.push('pause');
    this.paused = true;
  }
  learnSize() {
    this.readyState = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
}

const painter = { createTexture: () => ({ isFilled: false }), deleteTexture: () => undefined } as unknown as Painter;
const medium = (posterUrl: string | null) =>
  ({ url: '/film.mp4', posterUrl, captionsUrl: null, width: 640, height: 360, display: null }) as ArCustomization;

let video: PhoneVideo;
const filmWith = (posterUrl: string | null) => createFilmSource(painter, medium(posterUrl), 'A film', () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  video = new PhoneVideo();
  vi.stubGlobal('document', { createElement: () => video });
  // A picture that never comes
  vi.stubGlobal(
    'Image',
    class {
      decode = () => new Promise(() => undefined);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a film on an iPhone', () => {
  it('S3.17 plays in the page and silently, as it must to begin without a tap', () => {
    filmWith(null);
    expect(video).toMatchObject({ muted: true, playsInline: true });
  });

  it('S3.17 without a poster is wound to its first picture, for else none is loaded and it never begins', () => {
    const film = filmWith(null);
    film.prepare();
    expect(film.isReady).toBe(false);
    video.learnSize();
    expect(video.calls).toEqual(['wind']);
    expect(film.isReady).toBe(true);
  });

  it('S3.17 with a poster waits for it and loads nothing more', () => {
    filmWith('/poster.webp').prepare();
    video.learnSize();
    expect(video.calls).toEqual([]);
  });

  it('S3.17 that something else has stopped goes on, but is not asked for it in each frame', () => {
    const film = filmWith(null);
    film.setPlayback(true, false);
    video.paused = true;
    film.setPlayback(true, false);
    expect(video.calls).toEqual(['play muted']);
    vi.advanceTimersByTime(1001);
    film.setPlayback(true, false);
    expect(video.calls).toEqual(['play muted', 'play muted']);
  });

  it('S3.17 that has come to its end stays there', () => {
    const film = filmWith(null);
    film.setPlayback(true, false);
    [video.paused, video.ended] = [true, true];
    vi.advanceTimersByTime(5000);
    film.setPlayback(true, false);
    expect(video.calls).toEqual(['play muted']);
  });

  it('S3.17 asked for in a tap may play later, and does not yet', () => {
    const film = filmWith(null);
    film.unlock();
    expect(video.calls).toEqual(['play muted', 'pause']);
    film.setPlayback(true, true);
    expect(video.calls.at(-1)).toBe('play');
  });
});
