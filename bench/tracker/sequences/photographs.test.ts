import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownPhotographs, photographs } from './photograph-list.ts';
import { checkout } from './photographs.ts';

it('S1.12 each photograph for training or measuring has a name and a side of its own', () => {
  const names = [...photographs, ...ownPhotographs].map(({ name }) => name);
  const doubles = names.filter((name, index) => names.indexOf(name) !== index);
  expect(doubles.toSorted()).toEqual(['chelsea', 'coffee']);
  const sides = new Map(photographs.map(({ name, side }) => [name, side]));
  for (const { name, side } of ownPhotographs) expect(sides.get(name) ?? side).toBe(side);
});

it('S1.12 at least four photographs of ten are kept for measuring', () => {
  const test = photographs.filter(({ side }) => side === 'test').length;
  expect(test / photographs.length).toBeGreaterThanOrEqual(0.4);
});

it('S1.12 what the short set is made from is in the repository', () => {
  for (const { path } of ownPhotographs) expect(existsSync(join(checkout, path)), path).toBe(true);
});
