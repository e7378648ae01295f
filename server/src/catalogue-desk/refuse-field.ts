import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './catalogue-desk.words.ts';

type Sentence = {
  [Name in keyof typeof words]: (typeof words)[Name] extends string ? Name : never;
}[keyof typeof words];

/** Fails with INVALID_REQUEST and a sentence at the field. */
export const refuseField = (field: string, sentence: Sentence): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));

/** Fails at the field: so many pieces are there. */
export const refuseStock = (field: string, stock: number): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale).tooFew({ stock }) } }));
