import { expect, it } from 'vitest';
import { helpTopicsFor } from './help-topics.ts';

const addressesFor = (text: string) => helpTopicsFor(text).map(({ to }) => to);

it('D21.2 questions lead to the part of the help that answers them', () => {
  expect(addressesFor('returns')).toEqual(['/help#returns']);
  expect(addressesFor('Deliv')).toEqual(['/help#delivery']);
  expect(addressesFor('how long does shipping take')).toEqual(['/help#delivery']);
  expect(addressesFor('credit card')).toEqual(['/help#payment']);
});

it('D21.2 words for products and single letters ask for no help', () => {
  for (const text of ['', 're', 'mug', 'photo mug', 'shirt', 'parchment']) expect(addressesFor(text), text).toEqual([]);
});
