import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the shop says beside texts of mails, and in front of the subject of a test. */
export const words = catalogue({
  empty: { en: 'Please enter a text', de: 'Bitte geben Sie einen Text ein' },
  brace: {
    en: 'Braces are for placeholders only, each in one pair',
    de: 'Geschweifte Klammern sind nur für Platzhalter da, je ein Paar',
  },
  unknown: {
    en: 'There is no placeholder {placeholder} in this text',
    de: 'Den Platzhalter {placeholder} gibt es in diesem Text nicht',
  },
  missing: {
    en: 'Please keep the placeholder {placeholder}: the text says nothing without it',
    de: 'Bitte lassen Sie den Platzhalter {placeholder} stehen: Ohne ihn fehlt das Wichtigste',
  },
  test: { en: 'Test mail: {subject}', de: 'Testmail: {subject}' },
});
