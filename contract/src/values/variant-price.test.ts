import { expect, it } from 'vitest';
import { pricedAs } from './variant-price.ts';

const ownPrice = (finalPrice: number) => ({ price: finalPrice * 2, finalPrice });
const color = { color: 'blue', colorName: 'Blue', colorCode: '#0000ff', stock: 9 };
const image = { url: '', width: 4, height: 5, alt: '', widths: [], placeholder: '' };
const size = (variantId: number, finalPrice: number) => ({
  variantId,
  name: `s${variantId}`,
  label: `S${variantId}`,
  stock: 3,
  ownPrice: ownPrice(finalPrice),
});
const poster = {
  price: 38_00,
  finalPrice: 19_00,
  highestPrice: 45_00,
  lowestPrice: 18_00,
  variantId: null,
  variation: [
    { ...color, image, variantId: null, size: [size(1, 29_00), size(2, 19_00), size(3, 29_00)] },
    { ...color, color: 'red', image, variantId: 4, size: [], ownPrice: { ...ownPrice(45_00), lowestPrice: 44_00 } },
  ],
};

it('D20.4 a product costs what the variant in question costs, and from the lowest price on while several are', () => {
  expect(pricedAs(poster, [1])).toEqual({
    ...poster,
    price: 58_00,
    finalPrice: 29_00,
    highestPrice: undefined,
    lowestPrice: undefined,
  });
  expect(pricedAs(poster, [4])).toMatchObject({ finalPrice: 45_00, lowestPrice: 44_00 });
  expect(pricedAs(poster, [1, 2, 3])).toMatchObject({ finalPrice: 19_00, highestPrice: 29_00 });
  // Of two that cost the same it is one price.
  expect(pricedAs(poster, [1, 3])).toMatchObject({ finalPrice: 29_00, highestPrice: undefined });
});

it('D20.4 it is the product itself where none is named or all cost the same', () => {
  expect(pricedAs(poster, [])).toBe(poster);
  expect(pricedAs(poster, [null])).toBe(poster);
  const plain = { ...poster, variation: [{ ...color, image, variantId: 5, size: [] }] };
  expect(pricedAs(plain, [5])).toBe(plain);
});
