import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the shop says beside fields of pages, menus and languages. */
export const words = catalogue({
  textMissing: { en: 'Please enter a text', de: 'Bitte geben Sie einen Text ein' },
  altMissing: {
    en: 'Please say in this language what the picture shows',
    de: 'Bitte sagen Sie in dieser Sprache, was auf dem Bild zu sehen ist',
  },
  unknownPicture: {
    en: 'The shop no longer has this picture. Please send it again',
    de: 'Der Shop hat dieses Bild nicht mehr. Bitte senden Sie es noch einmal',
  },
  incompleteParts: {
    en: 'Every part of the page has to be in the list once',
    de: 'Jeder Teil der Seite muss genau einmal in der Liste stehen',
  },
  linkMissing: { en: 'Please enter an address', de: 'Bitte geben Sie eine Adresse ein' },
  linkForm: {
    en: 'An address of the shop begins with /, any other with https:// or http://',
    de: 'Eine Adresse des Shops beginnt mit /, jede andere mit https:// oder http://',
  },
  linkUnknown: {
    en: 'The shop has no page at this address',
    de: 'Unter dieser Adresse hat der Shop keine Seite',
  },
  linkTwice: {
    en: 'This address is in the menu already',
    de: 'Diese Adresse steht schon im Menü',
  },
  categoriesTwice: {
    en: 'The categories are in the menu already',
    de: 'Die Kategorien stehen schon im Menü',
  },
  labelMissing: {
    en: 'Please enter what the entry is called in English',
    de: 'Bitte geben Sie ein, wie der Eintrag auf Englisch heißt',
  },
  unknownLanguage: {
    en: 'The shop is not translated into the language “{language}”',
    de: 'In die Sprache „{language}“ ist der Shop nicht übersetzt',
  },
  lastLanguage: {
    en: 'The shop needs at least one language',
    de: 'Der Shop braucht mindestens eine Sprache',
  },
});
