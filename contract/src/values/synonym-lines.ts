/** What customers type, and what it finds too. Without `finds` the words are passed over. */
export interface Synonym {
  words: readonly string[];
  finds: readonly string[];
}

/** Why a line of the table of synonyms cannot be used. */
type SynonymFault = 'noSign' | 'noWords' | 'noLetters' | 'longPhrase' | 'longWord' | 'twice' | 'manyLines';

export const maxSynonymText = 40_000;
export const maxSynonymLines = 500;
/** A search looks for phrases of at most so many words. */
const maxPhraseWords = 3;
const maxPhraseLength = 60;

const phrasesIn = (part: string): string[] =>
  part
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');

function faultOf(phrase: string): SynonymFault | null {
  if (!/[\p{L}\p{N}]/u.test(phrase)) return 'noLetters';
  if (phrase.length > maxPhraseLength) return 'longWord';
  return phrase.split(' ').length > maxPhraseWords ? 'longPhrase' : null;
}

/** What is wrong with a text of synonyms: the number of the line, from 1 on, and the phrase where it is one. */
export interface FaultyLine {
  line: number;
  fault: SynonymFault;
  phrase: string;
}

/** Reads lines such as `cup, teacup = mug`; `buy, shop =` is passed over. Empty lines are left out. */
export function readSynonyms(text: string): { synonymList: Synonym[]; faulty: FaultyLine | null } {
  const synonymList: Synonym[] = [];
  const seen = new Set<string>();
  for (const [index, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const faulty = (fault: SynonymFault, phrase = ''): FaultyLine => ({ line: index + 1, fault, phrase });
    const [left, right, ...more] = row.split('=');
    if (left === undefined || right === undefined || more.length > 0)
      return { synonymList, faulty: faulty('noSign', row.trim()) };
    const synonym = { words: phrasesIn(left), finds: phrasesIn(right) };
    if (synonym.words.length === 0) return { synonymList, faulty: faulty('noWords') };
    for (const phrase of [...synonym.words, ...synonym.finds]) {
      const fault = faultOf(phrase);
      if (fault) return { synonymList, faulty: faulty(fault, phrase) };
    }
    for (const word of synonym.words) {
      if (seen.has(word.toLowerCase())) return { synonymList, faulty: faulty('twice', word) };
      seen.add(word.toLowerCase());
    }
    if (synonymList.length === maxSynonymLines) return { synonymList, faulty: faulty('manyLines') };
    synonymList.push(synonym);
  }
  return { synonymList, faulty: null };
}

/** The lines as they are edited. */
export const writeSynonyms = (synonymList: readonly Synonym[]): string =>
  synonymList.map(({ words, finds }) => `${words.join(', ')} = ${finds.join(', ')}`.trimEnd()).join('\n');
