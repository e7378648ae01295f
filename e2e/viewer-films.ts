import type { Page } from 'playwright-core';

/** A film and where it stood when it was stopped last, and when it was told to go on after that; seconds. */
interface WatchedFilm {
  film: HTMLVideoElement;
  stood: number | null;
  wentOn: number | null;
}
type Room = typeof globalThis & { films: WatchedFilm[] };

/** Lets the page note every film that it plays, whether it is in the document or not. */
export const watchFilms = (page: Page) =>
  page.addInitScript(() => {
    const room = globalThis as Room;
    room.films = [];
    const { play, pause } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAndWatch(this: HTMLVideoElement) {
      const known = room.films.find(({ film }) => film === this);
      if (!known) room.films.push({ film: this, stood: null, wentOn: null });
      else if (this.paused) known.wentOn = this.currentTime;
      return play.call(this);
    };
    HTMLMediaElement.prototype.pause = function pauseAndWatch(this: HTMLVideoElement) {
      const known = this.paused ? undefined : room.films.find(({ film }) => film === this);
      pause.call(this);
      if (known) [known.stood, known.wentOn] = [this.currentTime, null];
    };
  });

/** What is known of them; the camera's own picture is a film without an end. */
export const films = (page: Page) =>
  page.evaluate(() =>
    (globalThis as Room).films.map(({ film: { muted, paused, currentTime, duration }, stood, wentOn }) => ({
      muted,
      paused,
      currentTime,
      duration,
      stood,
      wentOn,
    })),
  );
