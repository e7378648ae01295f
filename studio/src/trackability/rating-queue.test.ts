import type { Region } from '@afterimage/scene/region.ts';
import { describe, expect, it } from 'vitest';
import type { Rated, RatedPrint } from './rating.ts';
import { emptyQueue, nextJob, type RatingQueue, statesOf, withRating } from './rating-queue.ts';

const print = (slot: number, key = `print ${slot}`, matted = false): RatedPrint => ({
  slot,
  key,
  region: {} as Region,
  matted,
});
const rating = (stars: number): Rated => ({ stars, smallestShare: 0.1, reasons: [], remedies: [] });
const withStars = (queue: RatingQueue, key: string, stars = 3) => withRating(queue, key, rating(stars), true);
const wanting = (...requestedPrints: RatedPrint[]): RatingQueue => ({ ...emptyQueue, requested: requestedPrints });

describe('which photo is rated next', () => {
  it('S1.12 each once, then all beside each other, then none', () => {
    let queue = wanting(print(1), print(2), print(3, 'print 1'));
    expect(nextJob(queue)).toMatchObject({ type: 'rate', print: { key: 'print 1' } });
    queue = withStars(queue, 'print 1');
    expect(nextJob(queue)).toMatchObject({ type: 'rate', print: { key: 'print 2' } });
    queue = withStars(queue, 'print 2');
    expect(nextJob(queue)).toEqual({ type: 'compare', keys: ['print 1', 'print 2'] });
    queue = { ...queue, compared: { keys: 'print 1,print 2', pairs: [] } };
    expect(nextJob(queue)).toBeNull();
    expect(nextJob({ ...queue, requested: [print(1), print(2, 'cropped')] })).toMatchObject({
      print: { key: 'cropped' },
    });
  });

  it('S1.12 one that failed is passed over, and a photo alone is not compared', () => {
    const queue = { ...wanting(print(1), print(2)), failed: new Set(['print 1']) };
    expect(nextJob(queue)).toMatchObject({ print: { slot: 2 } });
    expect(nextJob(withStars(queue, 'print 2'))).toBeNull();
  });

  it('S1.12 what was known before is known at once after an undo; the oldest is forgotten', () => {
    let queue = wanting(print(1));
    for (let n = 0; n < 100; n += 1) queue = withStars(queue, `other ${n}`);
    queue = withStars(queue, 'print 1', 4);
    expect(queue.rated.size).toBe(60);
    expect([queue.rated.has('other 0'), queue.rated.has('other 99')]).toEqual([false, true]);
    expect(statesOf({ ...queue, requested: [print(1, 'other 99')] }).get(1)).toMatchObject({ phase: 'done' });
  });
});

describe('what is known of a photo', () => {
  it('S1.12 nothing, then what is known so far, then all', () => {
    const queue = wanting(print(1));
    expect(statesOf(queue).get(1)).toEqual({ phase: 'looking', rated: null });
    const halfway = withRating(queue, 'print 1', rating(2), false);
    expect(statesOf(halfway).get(1)).toEqual({ phase: 'looking', rated: rating(2) });
    expect(statesOf(withStars(halfway, 'print 1', 3)).get(1)).toEqual({ phase: 'done', rated: rating(3), alike: [] });
    expect(statesOf({ ...queue, failed: new Set(['print 1']) }).get(1)).toEqual({ phase: 'failed' });
  });

  it('S1.12 what it looks like, until both have a mat', () => {
    const compared = { keys: 'print 1,print 2', pairs: [['print 2', 'print 1'] as const] };
    const alike = (...requestedPrints: RatedPrint[]) => {
      const queue = { ...withStars(withStars(wanting(...requestedPrints), 'print 1'), 'print 2'), compared };
      return [...statesOf(queue).values()].map((state) => (state.phase === 'done' ? state.alike : null));
    };
    expect(alike(print(1), print(2))).toEqual([[2], [1]]);
    expect(alike(print(1, 'print 1', true), print(2))).toEqual([[2], [1]]);
    expect(alike(print(1, 'print 1', true), print(2, 'print 2', true))).toEqual([[], []]);
  });
});
