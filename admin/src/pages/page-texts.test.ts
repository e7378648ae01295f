import { expect, it } from 'vitest';
import { missingCounts } from './page-texts.ts';

const shipped = { en: 'Help', de: 'Hilfe' };
const none = { en: '', de: '' };

it('a text that is the owner’s in one language only is missing in the other', () => {
  const list = [
    { typed: shipped, shipped },
    { typed: { en: 'Questions?', de: 'Hilfe' }, shipped },
    { typed: { en: 'Questions?', de: 'Fragen?' }, shipped },
    { typed: { en: 'Trade fair', de: '' }, shipped: none },
  ];
  expect(missingCounts(list)).toEqual([{ locale: 'de', count: 2 }]);
  expect(missingCounts([])).toEqual([]);
});
