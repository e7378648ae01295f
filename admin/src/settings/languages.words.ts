import { catalogue } from '@afterimage/words/catalogue.ts';

/** The screen of the shop's languages. */
export const words = catalogue({
  title: { en: 'Languages', de: 'Sprachen' },
  note: {
    en: 'In which languages customers read the shop and get mails.',
    de: 'In welchen Sprachen die Kundschaft den Shop liest und E-Mails bekommt.',
  },
  offered: { en: 'Offered languages', de: 'Angebotene Sprachen' },
  off: {
    en: 'Addresses of a language that is off lead to the same page in the first one that is on. Its texts stay, and this administration keeps all languages.',
    de: 'Adressen einer ausgeschalteten Sprache führen zur selben Seite in der ersten eingeschalteten. Ihre Texte bleiben, und diese Verwaltung behält alle Sprachen.',
  },
  saved: { en: 'Saved', de: 'Gespeichert' },
});
