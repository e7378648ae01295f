import { expect, it } from 'vitest';
import { missingLocales, moved, newQuestion } from './help-list.ts';

it('a question is moved by one place, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

it('a question is missing in a language until both its texts are there', () => {
  expect(missingLocales(newQuestion())).toEqual(['en', 'de']);
  expect(missingLocales({ question: { en: 'Q', de: 'F' }, answer: { en: 'A', de: ' ' } })).toEqual(['de']);
});
