import type { Rated, RatedPrint, StarState } from './rating.ts';

/** What is wanted, what is known, and what is being done. */
export interface RatingQueue {
  wanted: readonly RatedPrint[];
  rated: ReadonlyMap<string, Rated>;
  failed: ReadonlySet<string>;
  /** Of the print at work: what was said of it so far. */
  interim: { key: string; rated: Rated } | null;
  /** Which keys were compared, and which of them look alike. */
  compared: { keys: string; pairs: readonly (readonly [string, string])[] };
}

export type RatingJob = { type: 'rate'; print: RatedPrint } | { type: 'compare'; keys: readonly string[] };

export const emptyQueue: RatingQueue = {
  wanted: [],
  rated: new Map(),
  failed: new Set(),
  interim: null,
  compared: { keys: '', pairs: [] },
};

/** So many prints are remembered beside those that are wanted: an undo has its stars at once. */
const remembered = 60;

const keysOf = (wanted: readonly RatedPrint[]): string[] => [...new Set(wanted.map(({ key }) => key))];

/** What is to be done next: first each print by itself, then all of them beside each other. */
export function nextJob({ wanted, rated, failed, compared }: RatingQueue): RatingJob | null {
  const print = wanted.find(({ key }) => !rated.has(key) && !failed.has(key));
  if (print) return { type: 'rate', print };
  const keys = keysOf(wanted).filter((key) => rated.has(key));
  return keys.length > 1 && keys.join() !== compared.keys ? { type: 'compare', keys } : null;
}

/** What was found out of a print. */
export function withRating(queue: RatingQueue, key: string, rating: Rated, done: boolean): RatingQueue {
  if (!done) return { ...queue, interim: { key, rated: rating } };
  const rated = new Map(queue.rated).set(key, rating);
  for (const old of rated.keys()) {
    if (rated.size <= remembered) break;
    if (!queue.wanted.some((print) => print.key === old)) rated.delete(old);
  }
  return { ...queue, rated, interim: null };
}

/** What is known of each slot. */
export function statesOf({ wanted, rated, failed, interim, compared }: RatingQueue): Map<number, StarState> {
  return new Map(
    wanted.map((print): [number, StarState] => {
      const known = rated.get(print.key);
      if (known) return [print.slot, { phase: 'done', rated: known, alike: alikeOf(print, wanted, compared.pairs) }];
      if (failed.has(print.key)) return [print.slot, { phase: 'failed' }];
      return [print.slot, { phase: 'looking', rated: interim?.key === print.key ? interim.rated : null }];
    }),
  );
}

/**
 * The slots whose print may be taken for this one. Two with patterns round them are told apart by
 * these: no two are alike.
 */
function alikeOf(print: RatedPrint, wanted: readonly RatedPrint[], pairs: RatingQueue['compared']['pairs']): number[] {
  return wanted.flatMap((other) => {
    if (other.slot === print.slot || (print.matted && other.matted)) return [];
    const alike =
      other.key === print.key ||
      pairs.some(([a, b]) => (a === print.key && b === other.key) || (a === other.key && b === print.key));
    return alike ? [other.slot] : [];
  });
}
