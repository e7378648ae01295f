/** What a person takes for one character, and the code points that are drawn for it. */
export interface Sign {
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
export function countSigns(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text.normalize('NFC'))) count += 1;
  return count;
}

/**
 * The signs of a text in their order, without what draws nothing; every kind of space is one. Emoji that are joined from
 * several stay together: no single one of them stands for the whole.
 */
export function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC').replaceAll(/\s/gu, ' '))) {
    const seen = segment.replaceAll(unseen, '');
    const drawn = isJoined.test(segment) ? segment : seen;
    const plain = drawn.replaceAll(skinTones, '') || drawn;
    if (plain !== '') signs.push({ text: segment, codePoints: Array.from(plain, (one) => one.codePointAt(0) ?? 0) });
  }
  return signs;
}
