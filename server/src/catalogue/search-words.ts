import { sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';

const most = 12;

/**
 * The words of a search text: letters and digits of any script, in the order typed, each once. Everything else
 * (quotes, operators, pictographs) separates words and means nothing, so that no text is an error.
 */
export function wordsOf(key: string): string[] {
  const words = key
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return [...new Set(words)].filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, most);
}

/**
 * A search text reduced to some of its words, as they were typed. Without those that are not in it, as the parts of a
 * compound, the words themselves are the text.
 */
export function textOfWords(key: string, words: readonly string[]): string {
  const typed = [...key.normalize('NFKC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const isKept = typed.map(([word]) => words.includes(word.toLowerCase()));
  if (!words.every((word) => typed.some(([own]) => own.toLowerCase() === word))) return words.join(' ');
  const text = typed.map(({ 0: word, index }, place) => {
    if (!isKept[place]) return '';
    const next = typed[place + 1];
    // What stands between two words is kept with them: "t-shirt".
    return word + (next && isKept[place + 1] ? key.normalize('NFKC').slice(index + word.length, next.index) : ' ');
  });
  return text.join('').trim();
}

/** Shorter words resemble too many others. */
const shortestCorrected = 5;

/**
 * The word of a name or kind that a mistyped one, in lower case and without accents, was most likely meant to be: one slip
 * away, two in long words or when letters were exchanged. An unfinished word may be the beginning of one. Null when there
 * is none, or the word is short.
 */
export async function correctWord(
  db: Database,
  locale: Locale,
  typed: string,
  unfinished = false,
): Promise<string | null> {
  if (typed.length < shortestCorrected || typed.length > 60) return null;
  const { rows } = await db.execute<{ word: string; slips: number; begins: boolean }>(
    sql`select word, slips, begins from similar_search_words(${locale}, ${typed}, ${unfinished})`,
  );
  const most = typed.length < 8 ? 1 : 2;
  const near = rows.filter(
    ({ word, slips, begins }) => slips <= most || isReordered(typed, begins ? word.slice(0, typed.length) : word),
  );
  const wholeWords = near.filter(({ begins }) => !begins);
  const candidates = wholeWords.length > 0 ? wholeWords : near;
  return nearest(
    typed,
    candidates.map(({ word }) => word),
  );
}

const isReordered = (typed: string, word: string): boolean => sortedLetters(typed) === sortedLetters(word);
const sortedLetters = (text: string) => text.split('').toSorted().join('');

/** The likeliest of words at a small distance, nearest first: exchanged letters, then the same beginning. */
const nearest = (typed: string, near: readonly string[]): string | null =>
  near.find((word) => isReordered(typed, word)) ??
  near.find((word) => word.startsWith(typed.slice(0, 1))) ??
  near[0] ??
  null;
