import { expect, it } from 'vitest';
import { plateFault } from './order-settings.ts';

it('D20.1 a plate has one line of text as its name, and none that the press reserves', () => {
  expect(['White', 'Weiß #1 (RDG)', 'Cyan', ' all ', ' ', 'one\ntwo', 'x'.repeat(61)].map(plateFault)).toEqual([
    null,
    null,
    'reserved',
    'reserved',
    'empty',
    'lines',
    'long',
  ]);
});
