import type { Trackability, Reason } from '@afterimage/tracker';
import type { Region } from '@afterimage/scene/region.ts';

/** What is told of a print; a copy of what the tracker says. */
export type Rated = Pick<Trackability, 'stars' | 'smallestShare' | 'reasons' | 'remedies'>;

/** A photo as it is printed, for which stars are wanted; the same `key` is the same print. */
export interface RatedPrint {
  slot: number;
  key: string;
  region: Region;
  matted: boolean;
}

export type RatingAsk =
  | { type: 'rate'; key: string; region: Region; pictures: readonly (readonly [id: string, picture: ImageBitmap])[] }
  /** Where a worker cannot draw, the page does. */
  | { type: 'rate-drawn'; key: string; region: Region; picture: ImageData }
  | { type: 'stop' }
  | { type: 'compare'; keys: readonly string[] };

export type RatingReply =
  | { type: 'rated'; key: string; rated: Rated; done: boolean }
  | { type: 'failed'; key: string }
  /** Which of the prints look alike, in pairs. */
  | { type: 'compared'; keys: readonly string[]; pairs: readonly (readonly [string, string])[] };

/** What is known of a slot's photo. */
export type StarState =
  | { phase: 'looking'; rated: Rated | null }
  | { phase: 'done'; rated: Rated; alike: readonly number[] }
  | { phase: 'failed' };

export type Level = 'well' | 'fair' | 'hard';

/** From 3 stars on a print is recognised from where people hold a phone; the tracker promises as much. */
export const levelOf = (stars: number): Level => (stars >= 3 ? 'well' : stars >= 1.8 ? 'fair' : 'hard');

/** How full each of three bars is, from 0 to 1. */
export const barsOf = (stars: number): [number, number, number] => {
  const whole = (stars / 5) * 3;
  const fill = (bar: number): number => Math.min(1, Math.max(0, whole - bar));
  return [fill(0), fill(1), fill(2)];
};

/** Half of a phone's field of view along the frame's longer side, as a tangent: 35 degrees. */
const halfField = 0.7;

/** From how far a print is recognised, in whole steps of five centimetres; null when never. */
export function farthestCm({ smallestShare }: Pick<Rated, 'smallestShare'>, longestMm: number): number | null {
  if (smallestShare >= 1) return null;
  const mm = longestMm / (smallestShare * 2 * halfField);
  return Math.max(5, Math.round(mm / 50) * 5);
}

/** What is to be said against it, the gravest; that two look alike is said by itself. */
export const reasonOf = ({ reasons }: Rated): Exclude<Reason, 'looks-like-other'> | null =>
  reasons.find((reason) => reason !== 'looks-like-other') ?? null;

/** Whether a pattern round the photo helps: not where there is one, nor where nothing is wrong. */
export const matHelps = (rated: Rated, matted: boolean): boolean =>
  !matted && rated.stars < 3 && rated.remedies.includes('add-patterned-frame');

/** What would help against what is said, the best two; a second pattern would not. */
export const remediesFor = ({ reasons, remedies }: Rated, matted: boolean): Trackability['remedies'] =>
  reasons.length === 0 ? [] : remedies.filter((remedy) => !(matted && remedy === 'add-patterned-frame')).slice(0, 2);
