import { photoFilters } from '@afterimage/contract/values/looks.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import { expect, it } from 'vitest';
import { targetHash } from './target-recipe.ts';
import { photoItem, regionIn, surfaceWith } from './test-paintings.ts';

const hashWith = (look: PhotoLook): string => {
  const region = regionIn(surfaceWith([photoItem({ look })]));
  return targetHash({ region, photos: { photo: { shown: 'shown', original: null } } });
};

it('S1.13 a photo without a filter has the hash that it had before there were filters', () => {
  const before = 'a653afcd5ce9ab42b120999cfceaeb0860239f022e6d5ec9a28ad4657043d554';
  expect(hashWith({})).toBe(before);
  expect(hashWith({ filter: undefined })).toBe(before);
});

it('S1.13 each filter is a target of its own', () => {
  const hashes = [undefined, ...photoFilters].map((filter) => hashWith({ filter }));
  expect(new Set(hashes).size).toBe(hashes.length);
});
