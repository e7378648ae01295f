import { expect, it } from 'vitest';
import { hat, pictureOf } from '../catalogue/product/product.fixture.ts';
import { keptProduct } from './kept-product.ts';

it('S3.19 D6.5 of a product its card is kept, and nothing that only its page shows', () => {
  const kept = keptProduct(hat);
  expect(kept).toMatchObject({ id: 17, name: hat.name, finalPrice: 7560, variation: hat.variation });
  expect(kept).toMatchObject({ fullDescription: '', thumbImage: [] });
  expect(kept.image).toEqual([pictureOf('hat-black'), pictureOf('hat-detail')]);
  expect(kept).not.toHaveProperty('customizationList');
});

it('S3.19 a single picture is kept once', () => {
  expect(keptProduct({ ...hat, image: hat.image.slice(0, 1) }).image).toHaveLength(1);
});
