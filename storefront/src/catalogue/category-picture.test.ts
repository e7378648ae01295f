import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signs } from '../names.words.ts';
import { sourceSet } from '../ui/picture-sources.ts';
import { categoryPicture } from './category-picture.ts';

it('S3.5 every category of the shop has a still life in all the widths that its tile names', () => {
  expect(Object.keys(signs.categories)).toHaveLength(10);
  for (const id of Object.keys(signs.categories)) {
    const source = categoryPicture(id);
    const files = source ? (sourceSet(source, 'avif') ?? '').split(', ').map((each) => each.split(' ')[0]) : [];
    expect(files, id).toHaveLength(3);
    for (const file of files) expect(existsSync(`../sample${file}`) || existsSync(`sample${file}`), file).toBe(true);
  }
});

it('S3.5 a category of an operator, and the list of everything, have none', () => {
  expect([categoryPicture('lamps'), categoryPicture('toString'), categoryPicture(undefined)]).toEqual(
    Array(3).fill(undefined),
  );
});
