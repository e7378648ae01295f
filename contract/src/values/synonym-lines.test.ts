import { describe, expect, it } from 'vitest';
import { maxSynonymLines, readSynonyms, writeSynonyms } from './synonym-lines.ts';

describe('the lines of the table of synonyms', () => {
  it('S7.24 are words and what they find; words without it are passed over; spaces and empty lines do not count', () => {
    const { synonymList, faulty } = readSynonyms('  cup,  tea   cup ,= mug\n\nbuy, shop =\n');
    expect(faulty).toBeNull();
    expect(synonymList).toEqual([
      { words: ['cup', 'tea cup'], finds: ['mug'] },
      { words: ['buy', 'shop'], finds: [] },
    ]);
    expect(writeSynonyms(synonymList)).toBe('cup, tea cup = mug\nbuy, shop =');
    expect(readSynonyms(writeSynonyms(synonymList)).synonymList).toEqual(synonymList);
  });

  it.each([
    ['cup mug', 'noSign', 1],
    ['cup = mug\ncouch = sofa = chair', 'noSign', 2],
    [' = mug', 'noWords', 1],
    ['cup, !!! = mug', 'noLetters', 1],
    ['\ncup = ---', 'noLetters', 2],
    ['one two three four = mug', 'longPhrase', 1],
    [`${'a'.repeat(61)} = mug`, 'longWord', 1],
    ['cup = mug\nbeaker, Cup = glass', 'twice', 2],
    [Array.from({ length: maxSynonymLines + 1 }, (_, index) => `w${index} = mug`).join('\n'), 'manyLines', 501],
  ])('S7.24 nonsense is refused with its line: %j', (text, fault, line) => {
    expect(readSynonyms(text).faulty).toMatchObject({ fault, line });
  });
});
