import { expect, it } from 'vitest';
import { stockLine } from './stock-line.ts';

it('S3.2 a stock is told by its true number when it is small, and as sold out when there is none', () => {
  expect([11, 10, 1, 0, -1].map((stock) => stockLine(stock))).toEqual([
    { state: 'in', text: 'In stock' },
    { state: 'few', text: 'Only 10 left' },
    { state: 'few', text: 'Only 1 left' },
    { state: 'out', text: 'Sold out' },
    { state: 'out', text: 'Sold out' },
  ]);
});
