import { expect, it } from 'vitest';
import { hat, pictureOf } from '../catalogue/product/product.fixture.ts';
import { persistedProduct } from './persisted-product.ts';

it('S3.19 D6.5 of a product its card is kept, and nothing that only its page shows', () => {
  const persisted = persistedProduct(hat);
  expect(persisted).toMatchObject({ id: 17, name: hat.name, finalPrice: 7560, variation: hat.variation });
  expect(persisted).toMatchObject({ fullDescription: '', thumbImage: [] });
  expect(persisted.image).toEqual([pictureOf('hat-black'), pictureOf('hat-detail')]);
  expect(persisted).not.toHaveProperty('customizationList');
});

it('S3.19 a single picture is kept once', () => {
  expect(persistedProduct({ ...hat, image: hat.image.slice(0, 1) }).image).toHaveLength(1);
});
