import { sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { configurationOf } from './search-languages.ts';
import type { Phrase, Token } from './search-vocabulary.ts';

/** Languages that write compounds as one word, whose last part says what kind of thing it is. */
const compoundLanguages: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv']);

export const hasCompounds = (locale: Locale): boolean => compoundLanguages.has(locale.split('-')[0] ?? locale);

/** No part of a compound is shorter; the ends of words that were not put together would count as parts otherwise. */
const shortestPart = 3;

/** For each lexeme the stems of the shop's words of which it is the last part: `lamp` has `schreibtischlamp`. */
export async function compoundsEndingWith(
  db: Database,
  locale: Locale,
  lexemes: readonly string[],
): Promise<Map<string, string[]>> {
  const heads = lexemes.filter((lexeme) => lexeme.length >= shortestPart && /^[\p{L}\p{N}]+$/u.test(lexeme));
  if (heads.length === 0) return new Map();
  const { rows } = await db.execute<{ head: string; stems: string[] }>(sql`
    select head, array(
      select distinct stem from search_words
      where locale = ${locale} and stem like '%' || head and length(stem) >= length(head) + ${shortestPart}
      order by stem limit 200) as stems
    from unnest(string_to_array(${heads.join(' ')}, ' ')) head`);
  return new Map(rows.map(({ head, stems }) => [head, stems]));
}

/** A compound taken apart: what kind of thing it is, and what it is for if the shop knows that word. */
export interface SplitCompound {
  head: Token;
  modifier: Token | null;
}

/**
 * Takes a word that no product has apart, at the longest last part that is a word of the shop in one of its forms, or one of
 * `others`: synonyms and the like. Null when it has none. A part shorter than the word of the shop is another word: `Buch` is
 * no `Buche`.
 */
export async function splitCompound(
  db: Database,
  locale: Locale,
  { plain }: Token,
  others: readonly Phrase[],
): Promise<SplitCompound | null> {
  const places = Array.from({ length: plain.length }, (_, place) => place).filter(
    (place) => place >= shortestPart && plain.length - place >= shortestPart,
  );
  if (places.length === 0) return null;
  const parts = [...new Set(places.flatMap((place) => [plain.slice(place), ...modifiersOf(plain.slice(0, place))]))];
  const { rows } = await db.execute<{ part: string; lexemes: string[]; known: boolean }>(sql`
    select part, to_json(lexemes) as lexemes,
      exists (
        select from search_words
        where locale = ${locale} and stem = lexemes[1] and length(word) <= length(part)) as known
    from unnest(string_to_array(${parts.join(' ')}, ' ')) part,
      tsvector_to_array(to_tsvector(${configurationOf(locale)}, part)) lexemes`);
  const known = new Map(
    rows
      .filter(({ known: isKnown, lexemes }) => isKnown || others.some((phrase) => phrase.join() === lexemes.join()))
      .map(({ part, lexemes, known: isShopWord }) => [part, { word: part, plain: part, lexemes, isShopWord }]),
  );
  for (const place of places) {
    const head = known.get(plain.slice(place));
    if (!head || head.lexemes.length === 0) continue;
    const modifier = modifiersOf(plain.slice(0, place)).map((part) => known.get(part));
    return { head, modifier: modifier.find((part) => part !== undefined && part.lexemes.length > 0) ?? null };
  }
  return null;
}

/** The first part of a compound, with the letters that join it to the next one and without them. */
const modifiersOf = (part: string): string[] =>
  [part, part.replace(/-$/, ''), part.replace(/(?:s|n|en|er|es)$/, '')].filter((text) => text.length >= shortestPart);
