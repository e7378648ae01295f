import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { toldRubric } from '../blog/rubric-names.ts';
import { deliveryName, toldCategory } from './names.ts';

afterEach(() => setLocale('en'));
const oak = 'Oak, ash and beech, built to be repaired and handed on.';

it('S3.2 the categories of the shop are called in the language of the page', () => {
  const furniture = { id: 'furniture', name: 'Furniture', description: oak, productCount: 7 };
  expect(toldCategory(furniture)).toEqual(furniture);
  setLocale('de');
  expect(toldCategory(furniture)).toMatchObject({ id: 'furniture', name: 'Möbel', productCount: 7 });
  expect(toldRubric({ id: 'stories', name: 'Stories', description: '', blogCount: 1 }).name).toBe('Geschichten');
});

it('S3.2 what an operator has added or put into other words stays as he says it', () => {
  setLocale('de');
  expect(toldCategory({ id: 'furniture', name: 'Things of wood', description: oak, productCount: 1 }).name).toBe(
    'Things of wood',
  );
  expect(deliveryName({ id: 'drone', name: 'By air' })).toBe('By air');
  expect(deliveryName({ id: 'constructor', name: 'Odd' })).toBe('Odd');
  expect(deliveryName({ id: 'express', name: 'Express delivery' })).toBe('Expresslieferung');
});
