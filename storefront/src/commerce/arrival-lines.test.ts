import { expect, it } from 'vitest';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { arrivalLine } from './arrival-lines.ts';

const standard: DeliveryMethod = {
  id: 'standard',
  name: 'Standard delivery',
  price: 490,
  freeFrom: 5000,
  currency: 'EUR',
  minDays: 2,
  maxDays: 4,
  arrivesFrom: '2026-11-25',
  arrivesUntil: '2026-11-27',
};

it('D7.42 says when a way of delivery arrives and what it costs for these very goods', () => {
  expect(arrivalLine(standard, 49_99)).toMatch(/^Standard delivery: arrives Wed.*25.*27 Nov, €4\.90$/);
  expect(arrivalLine(standard, 50_00)).toMatch(/, free$/);
  expect(arrivalLine({ ...standard, freeFrom: null }, 1_000_000)).toMatch(/, €4\.90$/);
  expect(arrivalLine({ ...standard, price: 0, freeFrom: null }, 1)).toMatch(/, free$/);
});

it('D7.42 one day is told once, and the way can be called otherwise', () => {
  const oneDay = { ...standard, arrivesUntil: '2026-11-25' };
  expect(arrivalLine(oneDay, 1, 'Standard (Germany)')).toMatch(/^Standard \(Germany\): arrives Wed,? 25 Nov, €4\.90$/);
});
