import { beforeAll, describe, expect, it } from 'vitest';
import { expectWithinLimits, limits, playSequences } from './regression-limits.ts';
import { sequenceSets } from './sequences/sequence-list.ts';

/** One of each kind: a hand that shakes, a target that is lost and comes again, several targets, and none of them in view. */
const names = ['short-hand-hard', 'short-lost-medium', 'short-multi-easy', 'short-negative-medium'];
let figures: Awaited<ReturnType<typeof playSequences>>;

beforeAll(async () => {
  figures = await playSequences(names);
}, 900_000);

describe('the tracker on short sequences of known truth', () => {
  it.each(names)('S1.12 %s is within its limits', (name) => {
    expectWithinLimits(name, figures.get(name));
  });

  it('S1.12 every short sequence has its limits', () => {
    const judged = [...Object.keys(limits), 'short-negative-medium'];
    expect(sequenceSets.short.map(({ name }) => name).toSorted()).toEqual(judged.toSorted());
  });
});
