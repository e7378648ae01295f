import { expect, it } from 'vitest';
import { isWithoutWay } from './without-way.ts';

const card = { id: 'stripe', name: 'Card', detail: '' };

it('D20.2 an order cannot be paid where no way is offered, once that is known, unless it costs nothing', () => {
  const none = { countryCode: 'DE', list: [] };
  expect(isWithoutWay(none, 'DE', 1490)).toBe(true);
  expect(isWithoutWay(none, 'DE', 0)).toBe(false);
  expect(isWithoutWay(none, 'AT', 1490)).toBe(false);
  expect(isWithoutWay(null, 'DE', 1490)).toBe(false);
  expect(isWithoutWay({ countryCode: 'DE', list: [card] }, 'DE', 1490)).toBe(false);
});
