import { beforeAll, expect, it } from 'vitest';
import { expectNoWorse, playSequences } from './regression-limits.ts';
import { sequenceSets } from './sequences/sequence-list.ts';

const names = sequenceSets.short.map(({ name }) => name);
let figures: Awaited<ReturnType<typeof playSequences>>;

beforeAll(async () => {
  figures = await playSequences(names);
});

it.each(names)('S1.12 %s is no worse than it was', (name) => {
  expect(figures.size).toBe(names.length);
  expectNoWorse(name, figures.get(name));
});
