import type { Rated, RatedPrint, StarState } from './rating.ts';

/** What is wanted, what is known, and what is being done. */
export interface RatingQueue {
  requested: readonly RatedPrint[];
  rated: ReadonlyMap<string, Rated>;
  failed: ReadonlySet<string>;
  /** Of the print at work: what was said of it so far. */
  interim: { key: string; rated: Rated } | null;
  /** Which keys were compared, and which of them look alike. */
  compared: { keys: string; pairs: readonly (readonly [string, string])[] };
}

export type RatingJob = { type: 'rate'; print: RatedPrint } | { type: 'compare'; keys: readonly string[] };

export const emptyQueue: RatingQueue = {
  requested: [],
  rated: new Map(),
  failed: new Set(),
  interim: null,
  compared: { keys: '', pairs: [] },
};

/** So many prints are remembered beside those that are wanted: an undo has its stars at once. */
const remembered = 60;

const keysOf = (requested: readonly RatedPrint[]): string[] => [...new Set(requested.map(({ key }) => key))];

/** What is to be done next: first each print by itself, then all of them beside each other. */
export function nextJob({ requested, rated, failed, compared }: RatingQueue): RatingJob | null {
  const print = requested.find(({ key }) => !rated.has(key) && !failed.has(key));
  if (print) return { type: 'rate', print };
  const keys = keysOf(requested).filter((key) => rated.has(key));
  return keys.length > 1 && keys.join() !== compared.keys ? { type: 'compare', keys } : null;
}

/** What was found out of a print. */
export function withRating(queue: RatingQueue, key: string, rating: Rated, done: boolean): RatingQueue {
  if (!done) return { ...queue, interim: { key, rated: rating } };
  const ratings = new Map(queue.rated).set(key, rating);
  for (const old of ratings.keys()) {
    if (ratings.size <= remembered) break;
    if (!queue.requested.some((print) => print.key === old)) ratings.delete(old);
  }
  return { ...queue, rated: ratings, interim: null };
}

/** What is known of each slot. */
export function statesOf({ requested, rated, failed, interim, compared }: RatingQueue): Map<number, StarState> {
  return new Map(
    requested.map((print): [number, StarState] => {
      const ratingSoFar = rated.get(print.key);
      if (ratingSoFar)
        return [print.slot, { phase: 'done', rated: ratingSoFar, alike: alikeOf(print, requested, compared.pairs) }];
      if (failed.has(print.key)) return [print.slot, { phase: 'failed' }];
      return [print.slot, { phase: 'looking', rated: interim?.key === print.key ? interim.rated : null }];
    }),
  );
}

/**
 * The slots whose print may be taken for this one. Two with patterns round them are told apart by
 * these: no two are alike.
 */
function alikeOf(
  print: RatedPrint,
  requested: readonly RatedPrint[],
  pairs: RatingQueue['compared']['pairs'],
): number[] {
  return requested.flatMap((other) => {
    if (other.slot === print.slot || (print.matted && other.matted)) return [];
    const alike =
      other.key === print.key ||
      pairs.some(([a, b]) => (a === print.key && b === other.key) || (a === other.key && b === print.key));
    return alike ? [other.slot] : [];
  });
}
