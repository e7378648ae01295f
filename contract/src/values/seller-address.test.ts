import { expect, it } from 'vitest';
import { sellerAddress } from './seller-address.ts';

it('S3.9 the country of the seller is named in the language of the page, and nothing else of the address changes', () => {
  const rows = ['Demo Street 1', '10115 Berlin', 'Germany'];
  expect(sellerAddress(rows, 'DE', 'de')).toEqual(['Demo Street 1', '10115 Berlin', 'Deutschland']);
  expect(sellerAddress(rows, 'DE', 'en')).toEqual(rows);
  expect(sellerAddress(['Germany Road 1', 'Paris'], 'FR', 'de')).toEqual(['Germany Road 1', 'Paris']);
});
