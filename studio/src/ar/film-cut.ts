import { videoLimits } from '@afterimage/contract/values/limits.ts';

/** What is kept of a film, in seconds from its beginning. */
export interface Cut {
  start: number;
  end: number;
}

export type QuarterTurn = 0 | 90 | 180 | 270;

/** What a film is, as far as the browser can read it; sizes upright as it is seen. */
export interface FilmFacts {
  seconds: number;
  width: number;
  height: number;
  isMp4: boolean;
  /** H.264, in the field's short name for it, is 'avc'. */
  video: string | null;
  /** Null for a silent film. */
  audio: string | null;
  /** Whether the browser can take its pictures apart and put them together again as H.264. */
  convertible: boolean;
  /** Whether its sound, if it has any, comes along when it is made anew. */
  hasSound: boolean;
  bytes: number;
}

const longestSide = 1280;
/** The shortest film that is one. */
const shortest = 0.5;
const round = (seconds: number): number => Math.round(seconds * 10) / 10;
const floor = (seconds: number): number => Math.floor(seconds * 10 + 1e-6) / 10;

/** All of a film, or its first minute. */
export function firstCut(seconds: number): Cut {
  return { start: 0, end: Math.min(seconds, videoLimits.seconds) };
}

/** The beginning moves and takes the end along where the cut would be too long, or stops before it. */
export function withStart(cut: Cut, to: number, seconds: number): Cut {
  const start = Math.max(0, Math.min(round(to), floor(seconds - shortest)));
  const end = Math.max(start + shortest, Math.min(cut.end, start + videoLimits.seconds));
  return { start, end: Math.min(seconds, round(end)) };
}

export function withEnd(cut: Cut, to: number, seconds: number): Cut {
  const end = Math.min(seconds, Math.max(round(to), shortest));
  const start = Math.min(end - shortest, Math.max(cut.start, end - videoLimits.seconds));
  return { start: Math.max(0, round(start)), end };
}

/** The pixels of the film that is made: at most 1280 on its longer side, even as H.264 wants them. */
export function filmSize({ width, height }: Pick<FilmFacts, 'width' | 'height'>, turn: QuarterTurn) {
  const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width];
  const shrink = Math.min(1, longestSide / Math.max(wide, high));
  const even = (value: number) => Math.max(2, Math.round((value * shrink) / 2) * 2);
  return { width: even(wide), height: even(high) };
}

/** Bits a second for a film: 2.5 million at 1280 × 720, fewer for a smaller one. */
export function filmBitrate({ width, height }: { width: number; height: number }): number {
  return Math.round(Math.min(2_500_000, Math.max(400_000, (2_500_000 * width * height) / (1280 * 720))));
}

/** What has to be done to a film before it is sent: nothing but its packing, or making it anew. */
export function needsEncoding(film: FilmFacts, cut: Cut, turn: QuarterTurn): boolean {
  const whole = cut.start === 0 && cut.end >= film.seconds - 0.05;
  const { width, height } = filmSize(film, turn);
  const light = (film.bytes * 8) / Math.max(film.seconds, shortest) <= filmBitrate({ width, height }) * 1.4;
  return !whole || turn !== 0 || film.video !== 'avc' || Math.max(film.width, film.height) > longestSide || !light;
}

/** AAC and Opus are copied; any other sound has to be made anew, which Safari cannot before 26. */
export function canKeepSound(audio: FilmFacts['audio'], canEncodeSound: boolean): boolean {
  return audio === null || audio === 'aac' || audio === 'opus' || canEncodeSound;
}

/** What becomes of a film: it can be cut and compressed here, it goes as it is, or it is not taken, and why. */
type FilmFate = 'convert' | 'asItIs' | 'unreadable' | 'unplayable' | 'tooLong' | 'tooLarge';

export function fateOf(film: FilmFacts | null): FilmFate {
  if (!film || film.video === null || !(film.width > 0) || !(film.seconds > 0)) return 'unreadable';
  if (film.convertible) return 'convert';
  // Whatever could not be made into it has to be it already: this alone plays everywhere.
  const everywhere = film.isMp4 && film.video === 'avc' && (film.audio === null || film.audio === 'aac');
  if (!everywhere) return 'unplayable';
  if (film.seconds > videoLimits.seconds + 0.5) return 'tooLong';
  return film.bytes > videoLimits.bytes ? 'tooLarge' : 'asItIs';
}
