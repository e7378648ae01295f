import { expect, it } from 'vitest';
import { pickupLines } from './pickup-lines.ts';

it('D7.42 where and when an order is picked up is told line by line', () => {
  expect(pickupLines({ address: 'Lindenweg 3\n\n 12345 Berlin ', hours: '' })).toEqual(['Lindenweg 3', '12345 Berlin']);
  expect(pickupLines({ address: 'Lindenweg 3', hours: 'Tuesday to Friday\n10 to 18' })).toEqual([
    'Lindenweg 3',
    'Tuesday to Friday',
    '10 to 18',
  ]);
});
