import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './page-desk.words.ts';

/** A sentence about a field that needs no values. */
export type PlainFault = {
  [Name in keyof typeof words]: (typeof words)[Name] extends string ? Name : never;
}[keyof typeof words];

/** What is wrong, by the paths of the fields. */
export type PageFaults = Map<string, PlainFault>;

/** Fails with INVALID_REQUEST when there are faults, with the sentence of each at its field. */
export function refuseFaults(faults: PageFaults): void {
  if (faults.size === 0) return;
  fail('INVALID_REQUEST', (locale: Locale) => ({
    fields: Object.fromEntries([...faults].map(([field, fault]) => [field, inLocale(words, locale)[fault]])),
  }));
}
