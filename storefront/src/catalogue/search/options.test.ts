import { expect, it } from 'vitest';
import { pictureOf } from '../product/product.fixture.ts';
import { activeAfter, matchingCategories, optionGroups } from './options.ts';

const mug = {
  id: 3,
  name: 'Hearth Photo Mug',
  slug: 'hearth-photo-mug',
  price: 1850,
  finalPrice: 1850,
  currency: 'EUR',
  thumbImage: pictureOf('mug'),
};
const foundCategories = {
  productList: [mug],
  categoryList: [{ id: 'decor', name: 'Decor' }],
  wordList: ['mug', 'mug & co'],
};

const lately = { recent: ['linen'], popular: [] };
const nothing = { recent: [], popular: [] };

it('S7.24 suggestions are searches, categories, products and the way to all of them', () => {
  const groups = optionGroups(' Mug ', foundCategories, lately, [{ id: 'decor', name: 'Deko' }]);
  expect(groups.map(({ kind, options }) => [kind, options.map(({ to }) => to)])).toEqual([
    ['searches', ['/search?key=mug%20%26%20co']],
    ['categories', ['/products/categories/decor']],
    ['products', ['/products/hearth-photo-mug']],
    ['all', ['/search?key=Mug']],
  ]);
});

it('S7.24 before anything is typed it is what was searched for lately; where nothing is found there is nothing', () => {
  expect(optionGroups('  ', foundCategories, lately).map(({ kind, options }) => [kind, options.length])).toEqual([
    ['recent', 1],
  ]);
  expect(optionGroups('', null, nothing)).toEqual([]);
  expect(optionGroups('x', null, lately)).toEqual([]);
  expect(optionGroups('x', { productList: [], categoryList: [], wordList: [] }, nothing)).toEqual([]);
});

it('D21.2 an empty field offers what sells best after what was searched for; a question its part of the help', () => {
  expect(optionGroups('', null, { recent: ['linen'], popular: [mug] }).map(({ kind }) => kind)).toEqual([
    'recent',
    'popular',
  ]);
  const groups = optionGroups('returns', { productList: [], categoryList: [], wordList: [] }, nothing);
  expect(groups.map(({ kind, options }) => [kind, options.map(({ to }) => to)])).toEqual([['help', ['/help#returns']]]);
});

it('S7.24 a category is found by what it is called in the language of the page', () => {
  const categoryNames = [
    { id: 'decor', name: 'Deko' },
    { id: 'furniture', name: 'Möbel' },
  ];
  const ids = (text: string, foundCategories: typeof categoryNames) =>
    matchingCategories(text, foundCategories, categoryNames).map(({ id }) => id);
  expect([ids('möb', []), ids('m', []), ids('fur', [{ id: 'furniture', name: 'Furniture' }])]).toEqual([
    ['furniture'],
    [],
    ['furniture'],
  ]);
});

it('D5.1 the arrow keys go round by way of the field', () => {
  const down = [-1, 0, 1].map((active) => activeAfter('ArrowDown', active, 2));
  const up = [-1, 0, 1].map((active) => activeAfter('ArrowUp', active, 2));
  expect([down, up]).toEqual([
    [0, 1, -1],
    [1, -1, 0],
  ]);
});

it('D21.2 a question of the shop’s help page is offered where it is asked so', () => {
  const suggestions = { productList: [], categoryList: [], wordList: [], questionList: ['Do you wrap gifts?'] };
  expect(optionGroups('gifts', suggestions, nothing)).toEqual([
    { kind: 'help', options: [{ to: '/help#questions', name: 'Do you wrap gifts?' }] },
  ]);
});
