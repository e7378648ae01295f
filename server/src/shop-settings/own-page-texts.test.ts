import { expect, it } from 'vitest';
import { laidOver, ownTextsOf } from './own-page-texts.ts';

const shipped = { title: { en: 'Help', de: 'Hilfe' }, intro: { en: 'Hello.', de: 'Hallo.' } };

it('a text that is as the shop has it is no text of the owner', () => {
  expect(ownTextsOf(shipped, shipped)).toEqual({});
  const typed = { ...shipped, title: { en: 'Questions?', de: 'Hilfe' } };
  expect(ownTextsOf(shipped, typed)).toEqual({ title: { en: 'Questions?' } });
});

it('texts of the owner lie over those of the shop, in their language alone', () => {
  expect(laidOver(shipped, { title: { en: 'Questions?' }, intro: { de: '' } })).toEqual({
    title: { en: 'Questions?', de: 'Hilfe' },
    intro: { en: 'Hello.', de: '' },
  });
  expect(laidOver(shipped, null)).toEqual(shipped);
});
