import type { Phrase, SearchVocabulary, Token } from './search-vocabulary.ts';

/** A part of a search text that must hold: one of its alternatives occurs, or a variant has one of its colors and sizes. */
export interface SearchTerm {
  tokens: readonly Token[];
  alternatives: readonly Phrase[];
  /** Stems of compounds whose last part is one of the alternatives. */
  compounds: readonly string[];
  /** The beginning of a word that is still being typed. */
  prefix: string | null;
  colorIds: readonly number[];
  sizeIds: readonly number[];
}

const longestPhrase = 3;

/**
 * What must hold for a search text: phrases and words with their synonyms, colors and sizes. Words that occur everywhere, and
 * those that the synonyms pass over, ask for nothing.
 */
export function termsOf(tokens: readonly Token[], vocabulary: SearchVocabulary): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, term } = termAt(tokens, at, vocabulary);
    if (term) terms.push(term);
    at += length;
  }
  return terms;
}

function termAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: SearchVocabulary,
): { length: number; term: SearchTerm | null } {
  const isLast = (length: number) => at + length === tokens.length;
  for (let length = Math.min(longestPhrase, tokens.length - at); length >= 1; length -= 1) {
    const some = tokens.slice(at, at + length);
    const own = some.flatMap(({ lexemes }) => lexemes);
    if (own.length === 0) continue;
    const groups = vocabulary.synonyms.filter(({ words }) => words.some((phrase) => isSamePhrase(phrase, own)));
    if (groups.some(({ finds }) => finds.length === 0)) return { length, term: null };
    if (groups.length > 0)
      // What the shop calls otherwise stands in descriptions by chance: a chair on which one drinks a cup of coffee.
      return {
        length,
        term: termOf(
          some,
          [...(some.every(({ isShopWord }) => isShopWord) ? [own] : []), ...groups.flatMap(({ finds }) => finds)],
          null,
          vocabulary,
        ),
      };
    if (length > 1 && optionsOf(own, vocabulary).length > 0)
      return { length, term: termOf(some, [own], null, vocabulary) };
  }
  const [token] = tokens.slice(at, at + 1);
  if (!token || token.lexemes.length === 0) return { length: 1, term: null };
  return { length: 1, term: termOf([token], [token.lexemes], isLast(1) ? token.plain : null, vocabulary) };
}

function termOf(
  tokens: readonly Token[],
  alternatives: readonly Phrase[],
  prefix: string | null,
  vocabulary: SearchVocabulary,
): SearchTerm {
  const options = alternatives.flatMap((phrase) => optionsOf(phrase, vocabulary));
  const idsOf = (attribute: string) =>
    options.filter(({ attributeId }) => attributeId === attribute).map(({ valueId }) => valueId);
  const isOption = options.length > 0;
  return {
    tokens,
    alternatives,
    compounds: [],
    prefix: isOption ? null : prefix,
    colorIds: idsOf('color'),
    sizeIds: idsOf('size'),
  };
}

const optionsOf = (phrase: Phrase, { options }: SearchVocabulary) =>
  options.filter(({ name }) => isSamePhrase(name, phrase));

/** Whether two phrases have the same words, in whatever order. */
function isSamePhrase(one: Phrase, other: Phrase): boolean {
  const [words, others] = [new Set(one), new Set(other)];
  return words.size === others.size && [...words].every((word) => others.has(word));
}
