import { catalogue } from '@afterimage/words/catalogue.ts';

/** What an owner writes and offers beside the products, with the way to each. */
export const words = catalogue({
  title: { en: 'Content', de: 'Inhalte' },
  journal: { en: 'Journal', de: 'Journal' },
  journalNote: {
    en: 'Articles with pictures, in every language of the shop',
    de: 'Artikel mit Bildern, in jeder Sprache des Shops',
  },
  mails: { en: 'E-mails', de: 'E-Mails' },
  mailsNote: {
    en: 'What the shop writes to customers, with preview and test mail',
    de: 'Was der Shop Kunden schreibt, mit Vorschau und Testmail',
  },
  help: { en: 'Questions and answers', de: 'Fragen und Antworten' },
  helpNote: { en: 'What customers ask, on the help page', de: 'Was die Kundschaft fragt, auf der Hilfeseite' },
  coupons: { en: 'Coupons', de: 'Gutscheine' },
  couponsNote: {
    en: 'Codes for a discount or free delivery, with dates and limits',
    de: 'Codes für Nachlass oder kostenlosen Versand, mit Fristen und Grenzen',
  },
});
