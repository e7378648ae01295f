import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pictureNames } from '../src/define.ts';
import { generatedPictures } from '../src/pictures.generated.ts';
import { productList } from '../src/products.ts';
import { hash, jobs } from './jobs.ts';
import { categoryPictures, recipes } from './recipes.ts';

const cacheFile = fileURLToPath(new URL('../pictures/recipes.json', import.meta.url));

it('S3.1 every product has a recipe, and no recipe is left over', () => {
  expect(Object.keys(recipes).toSorted()).toEqual(productList.map((each) => each.slug).toSorted());
});

it('S3.1 the studio makes exactly the pictures that the data names', () => {
  const named = productList.flatMap((each) =>
    pictureNames(
      each.slug,
      each.variation.map((variation) => variation.color),
    ),
  );
  const made = jobs().map((job) => job.name);
  expect(new Set(made).size).toBe(made.length);
  expect(made.filter((name) => name !== 'home-hero').toSorted()).toEqual(named.toSorted());
  for (const source of Object.values(categoryPictures)) expect(named).toContain(source);
});

it('S3.1 the committed pictures were made from the recipes as they stand', () => {
  expect(existsSync(cacheFile)).toBe(true);
  const made = JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, { recipe: string }>;
  for (const job of jobs()) {
    expect(made[job.name]?.recipe, job.name).toBe(hash(job));
    expect(generatedPictures[job.name], job.name).toBeDefined();
  }
});
