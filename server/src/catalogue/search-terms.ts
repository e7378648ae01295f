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

/** Whether a term asks for colors or sizes of variants. */
export const isOption = ({ colorIds, sizeIds }: SearchTerm): boolean => colorIds.length > 0 || sizeIds.length > 0;

const longestPhrase = 3;

/**
 * What must hold for a search text: phrases and words with their synonyms, colors and sizes. Words that occur everywhere, and
 * those that the synonyms pass over, ask for nothing.
 */
export function termsOf(tokens: readonly Token[], vocabulary: SearchVocabulary): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, term } = stopWordAt(tokens, at, vocabulary) ?? termAt(tokens, at, vocabulary);
    if (term) terms.push(term);
    at += length;
  }
  return terms;
}

/** A size that is a word occurring everywhere, as "S" is in English, counts after the word for sizes: "size S". */
function stopWordAt(tokens: readonly Token[], at: number, { options }: SearchVocabulary) {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || token.lexemes.length > 0) return null;
  const named = options.filter(
    ({ plain, attributeName }) => plain === token.plain && isSamePhrase(attributeName, before.lexemes),
  );
  if (named.length === 0) return null;
  return {
    length: 1,
    term: { tokens: [token], alternatives: [[token.plain]], compounds: [], prefix: null, ...idsOf(named) },
  };
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
    // A phrase ends with a word that asks for something; what follows may be a size.
    if (some.at(-1)?.lexemes.length === 0) continue;
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
  return { tokens, alternatives, compounds: [], prefix: options.length > 0 ? null : prefix, ...idsOf(options) };
}

function idsOf(options: SearchVocabulary['options']): Pick<SearchTerm, 'colorIds' | 'sizeIds'> {
  const ofAttribute = (attribute: string) =>
    options.filter(({ attributeId }) => attributeId === attribute).map(({ valueId }) => valueId);
  return { colorIds: ofAttribute('color'), sizeIds: ofAttribute('size') };
}

const optionsOf = (phrase: Phrase, { options }: SearchVocabulary) =>
  options.filter(({ name }) => isSamePhrase(name, phrase));

/** Whether two phrases have the same words, in whatever order. */
function isSamePhrase(one: Phrase, other: Phrase): boolean {
  const [words, others] = [new Set(one), new Set(other)];
  return words.size === others.size && [...words].every((word) => others.has(word));
}
