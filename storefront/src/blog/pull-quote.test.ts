import { expect, it } from 'vitest';
import { isPulled } from './pull-quote.ts';

it('S7.10 a quote that the article says itself is told apart from one that stands for itself', () => {
  const blocks = [
    { kind: 'paragraph' as const, text: 'Light falls in. That is all a line is: a shadow, with a fixed address.' },
    { kind: 'quote' as const, text: 'That is all a line is: a shadow with a fixed address' },
    { kind: 'quote' as const, text: 'Somebody else said this.' },
  ];
  const quotes = blocks.filter(({ kind }) => kind === 'quote');
  expect(quotes.map(({ text }) => isPulled(text, blocks))).toEqual([true, false]);
});
