import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownPicture } from '@afterimage/ui/own-picture.ts';
import { type PictureSource, sourceSet } from '@afterimage/ui/picture-sources.ts';
import { categoryPicture, picturedCategories } from './category-picture.ts';
import { heroPicture } from './home/hero-picture.ts';

const filesOf = (source: PictureSource | undefined) =>
  source ? (sourceSet(source, 'avif') ?? '').split(', ').map((each) => each.split(' ')[0]) : [];
const sourceText = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const isThere = (file: string | undefined) => existsSync(`../sample${file}`) || existsSync(`sample${file}`);

it('S3.5 every category of the shop has a still life in all the widths that its tile names', () => {
  expect(picturedCategories.size).toBe(10);
  for (const id of picturedCategories) {
    const files = filesOf(categoryPicture(id));
    expect(files, id).toHaveLength(3);
    for (const file of files) expect(isThere(file), file).toBe(true);
  }
});

it('S1.1 the photographs of the first page are there in all the widths that it names', () => {
  const steps = [1, 2, 3].map((step) => ownPicture(`home-step-${step}`, ''));
  for (const file of [heroPicture(), ...steps].flatMap(filesOf)) expect(isThere(file), file).toBe(true);
});

it('S1.1 the first picture stands in its own proportions before it is there, and looks like itself', () => {
  const { width, height, widths, placeholder } = heroPicture();
  const heroEntry = sourceText('sample/src/pictures.generated.ts').split("'home-film': {")[1]?.split('},')[0];
  expect(heroEntry).toContain(`width: ${width},`);
  expect(heroEntry).toContain(`height: ${height},`);
  expect(heroEntry).toContain(placeholder);
  for (const each of widths) expect(heroEntry).toMatch(new RegExp(`widths: \\[.*\\b${each}\\b`));
});

it('S3.5 a category of an operator, and the list of everything, have none', () => {
  expect([categoryPicture('lamps'), categoryPicture('toString'), categoryPicture(undefined)]).toEqual(
    Array(3).fill(undefined),
  );
});
