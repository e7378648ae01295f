import { beforeAll, expect, it } from 'vitest';
import { expectWithinLimits, playSequences } from './regression-limits.ts';
import { sequenceSets } from './sequences/sequence-list.ts';

const names = sequenceSets.short.map(({ name }) => name);
let figures: Awaited<ReturnType<typeof playSequences>>;

beforeAll(async () => {
  figures = await playSequences(names);
});

it.each(names)('S1.12 %s is within its limits', (name) => {
  expect(figures.size).toBe(names.length);
  expectWithinLimits(name, figures.get(name));
});
