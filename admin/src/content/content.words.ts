import { catalogue } from '@afterimage/words/catalogue.ts';

/** What an owner writes and offers beside the products, with the way to each. */
export const words = catalogue({
  title: { en: 'Content', de: 'Inhalte' },
  frontPage: { en: 'First page', de: 'Startseite' },
  frontPageNote: {
    en: 'Its words, its picture and its parts',
    de: 'Ihre Texte, ihr Bild und ihre Teile',
  },
  menus: { en: 'Menus', de: 'Menüs' },
  menusNote: {
    en: 'Where the header and the footer lead',
    de: 'Wohin Kopfzeile und Fußzeile führen',
  },
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
  help: { en: 'Help page', de: 'Hilfeseite' },
  helpNote: {
    en: 'Its heading, questions and answers, and how you are reached',
    de: 'Überschrift, Fragen und Antworten, und wie man Sie erreicht',
  },
  coupons: { en: 'Coupons', de: 'Gutscheine' },
  couponsNote: {
    en: 'Codes for a discount or free delivery, with dates and limits',
    de: 'Codes für Nachlass oder kostenlosen Versand, mit Fristen und Grenzen',
  },
});
