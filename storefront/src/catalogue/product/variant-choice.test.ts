import { describe, expect, it } from 'vitest';
import { hat, plainHat } from './product.fixture.ts';
import {
  chooseVariant,
  inStockInstead,
  sizesOf,
  stockInColor,
  variantsOf,
  withColor,
  writeChoice,
} from './variant-choice.ts';

const choose = (text: string, product = hat) => chooseVariant(product, new URLSearchParams(text));

describe('the chosen variant', () => {
  it('D7.40 is in the first colour in stock when the address chooses none, and waits for a size', () => {
    expect(choose('')).toEqual({ color: 'black', size: null, variant: null });
  });

  it('D7.40 needs no choice of a size where a colour has only one', () => {
    const oneSize = { ...hat, variation: hat.variation.map((one) => ({ ...one, size: one.size.slice(0, 1) })) };
    expect(choose('colour=blue', oneSize)).toMatchObject({ size: 'x', variant: { variantId: 3 } });
  });

  it('D7.40 is what the address names, sold out or not', () => {
    expect(choose('colour=blue&size=m').variant?.variantId).toBe(4);
    expect(choose('colour=black&size=m').variant).toMatchObject({ variantId: 1, stock: 0 });
  });

  it('D7.40 is in the first colour in stock when the address names nothing that exists', () => {
    expect(choose('colour=mauve&size=huge')).toEqual({ color: 'black', size: null, variant: null });
    expect(choose('size=m')).toMatchObject({ color: 'blue', size: 'm' });
  });

  it('D7.40 waits for a size when only a colour is named', () => {
    expect(choose('colour=blue')).toEqual({ color: 'blue', size: null, variant: null });
    expect(choose('colour=blue&size=xxl').variant).toBeNull();
  });

  it('D7.40 is in the first colour of all when everything is sold out', () => {
    const out = {
      ...hat,
      variation: hat.variation.map((one) => ({ ...one, size: one.size.map((size) => ({ ...size, stock: 0 })) })),
    };
    expect(choose('', out)).toEqual({ color: 'black', size: null, variant: null });
    expect(choose('size=m', out).variant?.variantId).toBe(1);
  });

  it('S3.1 is the product itself when it has no variations', () => {
    expect(choose('colour=blue', plainHat)).toEqual({
      color: null,
      size: null,
      variant: { variantId: 9, color: null, size: null, stock: 3 },
    });
  });

  it('S3.1 is the colour itself when the colour has no sizes', () => {
    const mug = {
      ...hat,
      variation: hat.variation.map((one, index) => ({ ...one, variantId: 50 + index, stock: index, size: [] })),
    };
    expect(choose('', mug)).toMatchObject({ color: 'blue', size: null, variant: { variantId: 51 } });
    expect(choose('colour=black', mug).variant).toMatchObject({ variantId: 50, stock: 0 });
  });
});

describe('another colour', () => {
  it('D7.40 keeps the size when it has it, else asks for one', () => {
    expect(withColor(hat, choose('colour=black&size=m'), 'blue')).toMatchObject({
      size: 'm',
      variant: { variantId: 4 },
    });
    expect(withColor(hat, choose('colour=black&size=xl'), 'blue')).toEqual({
      color: 'blue',
      size: null,
      variant: null,
    });
  });

  it('D2.12 is written into the address in one order, other parts untouched', () => {
    const search = new URLSearchParams('size=m&from=mail&colour=black');
    writeChoice(search, { color: 'blue', size: null });
    expect(search.toString()).toBe('from=mail&colour=blue');
    writeChoice(search, { color: 'blue', size: 'm' });
    expect(search.toString()).toBe('from=mail&colour=blue&size=m');
  });
});

it('S3.2 offers what is in stock instead, the nearest first', () => {
  expect(inStockInstead(hat, choose('colour=black&size=m')).map(({ variantId }) => variantId)).toEqual([2, 4]);
  expect(inStockInstead(hat, choose('colour=blue&size=x')).map(({ variantId }) => variantId)).toEqual([4, 2]);
  expect(inStockInstead(hat, choose('colour=blue&size=x'), 1)).toHaveLength(1);
});

it('S3.1 knows every variant, the sizes of a colour and how many there are of it', () => {
  expect(variantsOf(hat).map(({ variantId }) => variantId)).toEqual([1, 2, 3, 4]);
  expect(sizesOf(hat, 'blue').map(({ name }) => name)).toEqual(['x', 'm']);
  expect(sizesOf(plainHat, null)).toEqual([]);
  expect([stockInColor(hat, 'black'), stockInColor(hat, 'blue')]).toEqual([5, 30]);
});
