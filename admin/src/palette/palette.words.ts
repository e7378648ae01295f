import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Search and commands', de: 'Suche und Befehle' },
  open: { en: 'Search', de: 'Suchen' },
  field: {
    en: 'Order number, name, e-mail, postcode, tracking number, text on a print …',
    de: 'Bestellnummer, Name, E-Mail, Postleitzahl, Sendungsnummer, Text auf einem Druck …',
  },
  pages: { en: 'Pages', de: 'Seiten' },
  actions: { en: 'On this page', de: 'Auf dieser Seite' },
  found: { en: 'Found', de: 'Gefunden' },
  nothing: { en: 'Nothing found', de: 'Nichts gefunden' },
  failed: {
    en: 'The search did not work. Please try again.',
    de: 'Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  order: { en: 'Order {number}', de: 'Bestellung {number}' },
});
