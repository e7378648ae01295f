import type { LocalizedMessage } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { words } from './import.words.ts';

/**
 * A message of the report: a sentence without a full stop.
 * @param field the field or column of the file that it is about, which precedes it
 */
export const importMessage =
  (say: (messages: typeof words) => string, field?: string): LocalizedMessage =>
  (locale) => {
    const message = say(inLocale(words, locale));
    return field === undefined ? message : `${field}: ${message}`;
  };
