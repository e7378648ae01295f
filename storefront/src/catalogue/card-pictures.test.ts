import { expect, it } from 'vitest';
import { cardPictures } from './card-pictures.ts';
import { hat } from './product/product.fixture.ts';

const [black, blue] = hat.variation.map(({ image }) => image);

it('S7.24 a card shows the main view and the closer look', () => {
  expect(cardPictures(hat)).toEqual([hat.image[0], hat.image.at(-1)]);
  expect(cardPictures({ image: [], variation: [] })).toEqual([]);
});

it('S7.24 a card of a list filtered by colour shows that colour', () => {
  expect(cardPictures(hat, ['blue'])).toEqual([blue]);
  expect(cardPictures(hat, ['yellow'])).toEqual(cardPictures(hat));
  expect(cardPictures(hat, ['blue', 'black'])[0]).toEqual(black);
});
