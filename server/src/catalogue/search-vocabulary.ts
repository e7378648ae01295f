import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { configurationOf } from './search-languages.ts';

/** Lexemes that must all occur: the words of a phrase as the text configuration of a language stems them. */
export type Phrase = readonly string[];

/** What the shop knows of the words that customers type, beside those of its products. */
export interface SearchVocabulary {
  /** Each phrase of `words` also finds what each of `finds` does; with no `finds` it is passed over. */
  synonyms: readonly { words: readonly Phrase[]; finds: readonly Phrase[] }[];
  /** The colors and sizes of variants. */
  options: readonly SearchOption[];
}

interface SearchOption {
  attributeId: 'color' | 'size';
  attributeName: Phrase;
  valueId: number;
  name: Phrase;
  /** The name in lower case, without accents: "S" has no lexemes in English. */
  plain: string;
}

/** A typed word with what a text configuration makes of it; a word that occurs everywhere has no lexemes. */
export interface Token {
  word: string;
  /** Lower case, without accents. */
  plain: string;
  lexemes: Phrase;
  /** Whether names, tags or categories have the word in this very form. */
  isShopWord: boolean;
}

export async function readVocabulary(db: Database, locale: Locale): Promise<SearchVocabulary> {
  const phrases = (texts: string) =>
    sql.raw(`coalesce((select json_agg(${lexemesOf('config.name', 'phrase')}) from unnest(${texts}) phrase), '[]')`);
  const config = sql`(select ${configurationOf(locale)} as name) config`;
  const synonyms = await db.execute<{ words: Phrase[]; finds: Phrase[] }>(sql`
    select ${phrases('search_synonyms.words')} as words, ${phrases('search_synonyms.finds')} as finds
    from search_synonyms, ${config} where locale = ${locale} order by id`);
  const named = (entity: 'attribute' | 'attribute_value', id: SQL, name: SQL) =>
    sql`unaccent(coalesce((select text from translations where entity = ${entity} and entity_id = ${id}::text
      and translations.locale = ${locale} and field = 'name'), ${name}))`;
  const lexemes = (text: SQL) => sql`to_json(tsvector_to_array(to_tsvector(config.name, ${text})))`;
  const options = await db.execute<
    Omit<SearchOption, 'name' | 'attributeName'> & Record<'name' | 'attributeName', string[]>
  >(sql`
    select value.attribute_id as "attributeId", value.id as "valueId", lower(value_name) as plain,
      ${lexemes(sql`value_name`)} as name, ${lexemes(named('attribute', sql`attributes.id`, sql`attributes.name`))} as "attributeName"
    from ${config}, attributes join attribute_values value on attribute_id = attributes.id,
      lateral (select ${named('attribute_value', sql`value.id`, sql`value.name`)} as value_name) names
    where attributes.id in ('color', 'size') order by value.id`);
  return {
    synonyms: synonyms.rows.map(({ words, finds }) => ({
      words: words.filter((phrase) => phrase.length > 0),
      finds: finds.filter((phrase) => phrase.length > 0),
    })),
    options: options.rows,
  };
}

/**
 * SQL of the lexemes of a text, as an array. Words are stemmed without their accents, as those of products are; which of them
 * occur everywhere is asked with them: unaccented, the German "für" would have to be found.
 */
const lexemesOf = (configuration: string, text: string) => `array(
  select distinct lexeme from regexp_split_to_table(${text}, '\\s+') part,
    unnest(tsvector_to_array(to_tsvector(${configuration}, unaccent(part)))) lexeme
  where to_tsvector(${configuration}, part) <> '')`;

/** The words as a language's text configuration reads them, in their order. */
export async function tokensOf(db: Database, locale: Locale, words: readonly string[]): Promise<Token[]> {
  const { rows } = await db.execute<{ word: string; plain: string; lexemes: string[]; isShopWord: boolean }>(sql`
    select word, lower(unaccent(word)) as plain,
      exists (select from search_words known where known.locale = ${locale} and known.word = lower(unaccent(typed.word))) as "isShopWord",
      to_json(${sql.raw(lexemesOf('config.name', 'word'))}) as lexemes
    from (select ${configurationOf(locale)} as name) config, unnest(string_to_array(${words.join(' ')}, ' ')) with ordinality as typed (word, place)
    order by place`);
  return rows;
}
