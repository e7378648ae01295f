import { expect, it } from 'vitest';
import { hat, plainHat } from '../catalogue/product/product.fixture.ts';
import { nextStep } from './next-step.ts';

it('S1.2 what has one variant is added at once', () => {
  expect(nextStep(plainHat)).toEqual({ kind: 'add', variantId: 9 });
});

it('S1.2 among several variants one is chosen on the product’s page', () => {
  expect(nextStep(hat)).toEqual({ kind: 'choose', to: '/products/brim-felt-hat' });
});

it('S1.11 what takes photos and words is personalised first, unless it is known to be sold as it is', () => {
  expect(nextStep({ ...plainHat, isCustomizable: true })).toEqual({
    kind: 'personalise',
    to: '/customize/brim-felt-hat',
  });
  expect(nextStep({ ...plainHat, isCustomizable: true }, true).kind).toBe('add');
});

it('S3.2 of what is sold out nothing can be had', () => {
  expect(nextStep({ ...plainHat, stock: 0, isCustomizable: true }).kind).toBe('out');
});
