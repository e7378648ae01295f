/** What a person takes for one character, and the code points that are drawn for it. */
export interface Grapheme {
  text: string;
  codePoints: readonly number[];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Joiners, marks of direction, variation selectors and soft hyphens draw nothing of their own. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cc}/gu;
/** Two emoji with a joiner between them are a third one. */
const isJoined = /\p{Extended_Pictographic}.*\u200d./su;
/** A skin tone has no meaning in one colour. */
const skinTones = /[\u{1f3fb}-\u{1f3ff}]/gu;

/** How many characters a person counts in a text; a new line is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text.normalize('NFC'))) count += 1;
  return count;
}

/**
 * The signs of a text in their order, without what draws nothing; every kind of space is one. Emoji that are joined from
 * several stay together: no single one of them stands for the whole.
 */
export function graphemesOf(text: string): Grapheme[] {
  const graphemeList: Grapheme[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC').replaceAll(/\s/gu, ' '))) {
    const visibleText = segment.replaceAll(unseen, '');
    const drawableText = isJoined.test(segment) ? segment : visibleText;
    const plain = drawableText.replaceAll(skinTones, '') || drawableText;
    if (plain !== '')
      graphemeList.push({ text: segment, codePoints: Array.from(plain, (one) => one.codePointAt(0) ?? 0) });
  }
  return graphemeList;
}
