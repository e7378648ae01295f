import { catalogue } from './catalogue.ts';

/** What is wrong with a line of the search's synonyms. */
export const words = catalogue({
  line: { en: 'Line {line}: {fault}', de: 'Zeile {line}: {fault}' },
  faults: {
    noSign: {
      en: 'please write the words, one equals sign and what they find',
      de: 'bitte Wörter, ein Gleichheitszeichen und was sie finden',
    },
    noWords: { en: 'there are no words before the equals sign', de: 'vor dem Gleichheitszeichen fehlen die Wörter' },
    noLetters: { en: '“{phrase}” has no letters', de: '„{phrase}“ enthält keine Buchstaben' },
    longPhrase: { en: '“{phrase}” has more than three words', de: '„{phrase}“ hat mehr als drei Wörter' },
    longWord: { en: '“{phrase}” is too long', de: '„{phrase}“ ist zu lang' },
    twice: { en: '“{phrase}” is in an earlier line already', de: '„{phrase}“ steht schon in einer früheren Zeile' },
    manyLines: { en: 'there are too many lines', de: 'das sind zu viele Zeilen' },
  },
});
