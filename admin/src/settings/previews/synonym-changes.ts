import { readSynonyms } from '@afterimage/contract/values/synonym-lines.ts';

/** A word that customers search for, and what it finds besides itself; empty when it is passed over, null without a line. */
interface SynonymChange {
  word: string;
  finds: readonly string[] | null;
}

const findsByWord = (text: string): Map<string, readonly string[]> =>
  new Map(readSynonyms(text).synonymList.flatMap(({ words, finds }) => words.map((word) => [word, finds] as const)));

/** The words that will find something else than now, in the order of the lines; those without a line any more come last. */
export function synonymChanges(stored: string, draft: string): SynonymChange[] {
  const [before, after] = [findsByWord(stored), findsByWord(draft)];
  const changed = [...after].filter(([word, finds]) => before.get(word)?.join(',') !== finds.join(','));
  const gone = [...before.keys()].filter((word) => !after.has(word));
  return [...changed.map(([word, finds]) => ({ word, finds })), ...gone.map((word) => ({ word, finds: null }))];
}
