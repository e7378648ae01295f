import { catalogue } from '@afterimage/words/catalogue.ts';

/** The words by which the search finds what the shop calls otherwise. */
export const words = catalogue({
  title: { en: 'Search words', de: 'Suchwörter' },
  note: {
    en: 'Customers who type a word on the left also find what is on the right. Changes take effect at once.',
    de: 'Wer ein Wort von links eingibt, findet auch, was rechts steht. Änderungen gelten sofort.',
  },
  language: { en: 'Language', de: 'Sprache' },
  text: { en: 'One line for each group of words', de: 'Eine Zeile je Wortgruppe' },
  hint: {
    en: 'For example: cup, teacup, beaker = mug. With nothing after the equals sign, the words are ignored in searches.',
    de: 'Zum Beispiel: Becher, Pott, Teetasse = Tasse. Steht nach dem Gleichheitszeichen nichts, übergeht die Suche die Wörter.',
  },
  count: {
    en: '{count, plural, one {# line} other {# lines}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
  },
  saved: { en: 'Saved. The search uses it now.', de: 'Gespeichert. Die Suche verwendet es ab jetzt.' },
  history: { en: 'Changes in the audit log', de: 'Änderungen im Protokoll' },
});
