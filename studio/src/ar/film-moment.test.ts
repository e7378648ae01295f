import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFilm, showMoment } from './film-moment.ts';

/** A video element as an iPhone has it: it tells of no data before it is wound to a moment. */
class PhoneVideo extends EventTarget {
  private time = 0;
  set src(address: string) {
    const event = address === '/broken' ? 'error' : 'loadedmetadata';
    if (address !== '/silent') queueMicrotask(() => this.dispatchEvent(new Event(event)));
  }
  get currentTime() {
    return this.time;
  }
  set currentTime(to) {
    this.time = to;
    queueMicrotask(() => {
      this.dispatchEvent(new Event('loadeddata'));
      this.dispatchEvent(new Event('seeked'));
    });
  }
}

let video: HTMLVideoElement;
beforeEach(() => {
  vi.useFakeTimers();
  video = new PhoneVideo() as unknown as HTMLVideoElement;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a moment of a film on an iPhone', () => {
  it('S1.12 is there although no data comes by itself', async () => {
    await openFilm(video, 'blob:film');
    await showMoment(video, 1.5);
    expect(video.currentTime).toBe(1.5);
    expect(video).toMatchObject({ muted: true, playsInline: true });
  });

  it('S1.12 is given up where the film is broken, and where nothing is ever told', async () => {
    await expect(openFilm(video, '/broken')).rejects.toThrow('cannot be shown');
    const never = expect(openFilm(video, '/silent')).rejects.toThrow('cannot be shown');
    await vi.runAllTimersAsync();
    await never;
  });
});
