import { expect, it } from 'vitest';
import { pictureNames } from '../src/define.ts';
import { productList } from '../src/products.ts';
import { hash, jobs } from './jobs.ts';
import { recipes } from './recipes.ts';
import { rooms } from './recipes/rooms.ts';

const named = productList.flatMap(({ slug, variation }) =>
  pictureNames(
    slug,
    variation.map(({ color }) => color),
  ),
);

it('S3.1 every recipe is that of a product', () => {
  const slugs = new Set(productList.map(({ slug }) => slug));
  for (const slug of Object.keys(recipes)) expect(slugs.has(slug), slug).toBe(true);
});

it('S3.1 the studio makes only pictures that the data names, each once', () => {
  const known = new Set([...named.map(({ name }) => name), ...Object.keys(rooms)]);
  const made = jobs().flatMap(({ pictures }) => pictures.map(({ name }) => name));
  expect(new Set(made).size).toBe(made.length);
  for (const name of made) expect(known.has(name), name).toBe(true);
});

it('S3.1 main views come first, then rooms and scenes, then what is seen beside', () => {
  const ranks = jobs().map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});

it('S3.1 a picture is made anew when its recipe changes, and a draft never counts as made', () => {
  const [job] = jobs();
  const [rough] = jobs(true);
  if (!job || !rough) {
    expect(Object.keys(recipes)).toEqual([]);
    return;
  }
  expect(hash({ ...job, version: job.version + 1 })).not.toBe(hash(job));
  expect(hash({ ...job, render: { ...job.render, camera: { ...job.render.camera, turn: 1 } } })).not.toBe(hash(job));
  expect(hash({ ...job, rank: 9 })).toBe(hash(job));
  expect(hash(rough)).not.toBe(hash(job));
});
