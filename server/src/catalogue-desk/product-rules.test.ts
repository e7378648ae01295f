import { describe, expect, it } from 'vitest';
import { newPrice } from './new-price.ts';
import { type IssueFacts, productIssues } from './product-issues.ts';
import { slugOf } from '../catalogue/slug-of.ts';
import { firstFree } from './first-free.ts';

const good: IssueFacts = {
  state: 'published',
  price: 100,
  stockList: [3, 1],
  isCustomizable: false,
  slotCount: 0,
  missingParts: 0,
  missingChangedParts: 0,
  pictureCount: 1,
  categoryCount: 1,
  hasDescription: true,
  missingTexts: 0,
};
const issues = (change: Partial<IssueFacts>) =>
  productIssues({ ...good, ...change }).map(({ issue, isBlocking, count }) => [issue, isBlocking, count]);

describe('why a product cannot be bought', () => {
  it.each<[string, Partial<IssueFacts>, unknown[]]>([
    ['nothing is wrong', {}, []],
    ['a draft', { state: 'draft' }, [['draft', true, 1]]],
    ['no variant', { stockList: [] }, [['noVariant', true, 1]]],
    ['no price', { price: 0 }, [['noPrice', true, 1]]],
    ['all sold out', { stockList: [0, 0] }, [['soldOut', true, 1]]],
    ['some sold out', { stockList: [0, 2, 0] }, [['someSoldOut', false, 2]]],
    ['personalisable by nothing', { isCustomizable: true }, [['noSlot', true, 1]]],
    ['faces whose part of the model is missing', { missingParts: 2 }, [['partMissing', false, 2]]],
    ['options that change missing parts', { missingChangedParts: 1 }, [['changedPartMissing', false, 1]]],
    [
      'what blocks comes first',
      { pictureCount: 0, missingTexts: 4, state: 'scheduled' },
      [
        ['scheduled', true, 1],
        ['noPicture', false, 1],
        ['untranslated', false, 4],
      ],
    ],
  ])('D20.4 %s', (_, change, expected) => {
    expect(issues(change)).toEqual(expected);
  });
});

describe('a price changed by a percentage', () => {
  it.each([
    [1999, 10, 'none', 2199],
    [1999, 10, 'ten', 2200],
    [1999, 10, 'hundred', 2200],
    [1999, 10, 'ninetyNine', 2199],
    [1000, 7, 'ninetyNine', 1099],
    [1000, -90, 'hundred', 100],
    [50, -90, 'ninetyNine', 99],
    [1, -50, 'none', 1],
    [0, 50, 'ninetyNine', 0],
  ] as const)('D20.4 %i by %i %% rounded to %s is %i', (price, percent, rounding, expected) => {
    expect(newPrice(price, percent, rounding)).toBe(expected);
  });
});

describe('addresses', () => {
  it.each([
    ['Große Tasse „Übermut“', 'grosse-tasse-uebermut'],
    ['Café  au lait!', 'cafe-au-lait'],
    ['日本', ''],
    ['---', ''],
  ])('D20.4 %s becomes %s', (name, expected) => {
    expect(slugOf(name, 80)).toBe(expected);
  });

  it('D20.4 no address is longer than it may be, or ends in a hyphen', () => {
    expect(slugOf('abcd efgh', 5)).toBe('abcd');
  });

  it('D20.4 what is taken gets the next number', async () => {
    const taken = new Set(['mug', 'mug-2']);
    expect(await firstFree('mug', async (name) => taken.has(name))).toBe('mug-3');
  });
});
