import type { Page } from 'playwright-core';
import type { FrameDetail } from '../viewer/src/session/types.ts';
import { objectFitOf, toViewport } from '../viewer/src/session/object-fit.ts';
import { type FilmSize, stampedNumber, stampPlaces } from './camera-film.ts';
import type { Filmed } from './viewer-film.ts';

/** A frame as it was drawn in the page, with what stood in its blocks. */
interface Watched {
  /** Milliseconds of the page's clock when it was drawn. */
  at: number;
  trackingMs: number;
  drawingMs: number;
  stateList: string[];
  placeList: (number[] | null)[];
  brightness: number[];
}

type Room = typeof globalThis & { watched: Watched[]; stampPlaces: { x: number; y: number }[] };

/** The number of a drawn frame and how far its corners lie from where they are, in pixels of the film. */
export interface Judged extends Watched {
  frame: number;
  /** Of each target the farthest corner; null where it is not told or not to be seen. */
  errorList: (number | null)[];
}

/**
 * Lets the page note every frame that it draws, with the stamp as it stands on the stage's canvas. Call it before the
 * page is opened; `stage` is the size of the stage in CSS pixels.
 */
export async function watchFrames(page: Page, size: FilmSize, viewport: FilmSize): Promise<void> {
  const cover = objectFitOf(size, viewport);
  const places = stampPlaces(size).map(({ x, y }) => {
    const [left, top] = toViewport(cover, x, y);
    return { x: left, y: top };
  });
  await page.addInitScript((given) => {
    const room = globalThis as Room;
    room.watched = [];
    room.stampPlaces = given;
    const eye = document.createElement('canvas');
    eye.width = given.length;
    eye.height = 1;
    const context = eye.getContext('2d', { willReadFrequently: true });
    document.addEventListener('viewer:frame', (event) => {
      const detail = (event as CustomEvent<FrameDetail>).detail;
      const canvas = document.querySelector('canvas');
      if (!canvas || !context) return;
      const scale = canvas.width / canvas.getBoundingClientRect().width;
      for (const [index, { x, y }] of room.stampPlaces.entries())
        context.drawImage(canvas, x * scale - 1, y * scale - 1, 2, 2, index, 0, 1, 1);
      const { data } = context.getImageData(0, 0, given.length, 1);
      room.watched.push({
        at: performance.now(),
        trackingMs: detail.trackingMs,
        drawingMs: detail.drawingMs,
        stateList: detail.observationList.map(({ state }) => state),
        placeList: detail.cornerList.map((place) => (place ? [...place] : null)),
        brightness: given.map((_, index) => data[index * 4 + 1] ?? 0),
      });
    });
  }, places);
}

/** What was noted since the last call, judged by the film's truth; frames whose stamp cannot be read are left out. */
export async function judgedFrames(page: Page, film: Filmed, viewport: FilmSize): Promise<Judged[]> {
  const watched = await page.evaluate(() => (globalThis as Room).watched.splice(0));
  const cover = objectFitOf(film.size, viewport);
  return watched.flatMap((one) => {
    const frame = stampedNumber(one.brightness);
    if (frame === null || frame >= film.frames) return [];
    const errorList = one.placeList.map((place, target) => {
      const truth = film.corners(frame, target);
      return place && truth ? farthest(place, truth, cover) : null;
    });
    return [{ ...one, frame, errorList }];
  });
}

function farthest(place: readonly number[], truth: readonly number[], cover: ReturnType<typeof objectFitOf>): number {
  let most = 0;
  for (let at = 0; at < truth.length; at += 2) {
    const [x, y] = toViewport(cover, truth[at] ?? 0, truth[at + 1] ?? 0);
    most = Math.max(most, Math.hypot((place[at] ?? 0) - x, (place[at + 1] ?? 0) - y) / cover.scale);
  }
  return most;
}
