import { expect, it } from 'vitest';
import { freeDelivery } from './free-delivery.ts';

const standard = { name: 'Standard', freeFrom: 5000 };
const methods = [{ name: 'Express', freeFrom: null }, { name: 'Freight', freeFrom: 90_000 }, standard];

it('S3.7 the nearest delivery for nothing is told, and how far it is', () => {
  expect(freeDelivery(methods, 2000)).toEqual({ method: 'Standard', left: 3000, share: 0.4 });
});

it('S3.7 once it is reached nothing is left', () => {
  expect(freeDelivery(methods, 5000)).toEqual({ method: 'Standard', left: 0, share: 1 });
  expect(freeDelivery(methods, 99_000)?.left).toBe(0);
});

it('S3.7 what is never free is not promised', () => {
  expect(freeDelivery([{ name: 'Express', freeFrom: null }], 2000)).toBe(null);
  expect(freeDelivery([], 2000)).toBe(null);
});
