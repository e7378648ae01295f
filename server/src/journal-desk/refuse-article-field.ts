import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './journal-desk.words.ts';

/** Fails with INVALID_REQUEST and a sentence at the field. */
export const refuseArticleField = (field: string, sentence: keyof typeof words): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));
