import { catalogue } from '@afterimage/words/catalogue.ts';

/** The texts of the help page that an owner can change, as a new shop has them. */
export const words = catalogue({
  title: { en: 'Help and contact', de: 'Hilfe und Kontakt' },
  intro: {
    en: 'Short answers to what people ask us most. If yours is missing, write to us.',
    de: 'Kurze Antworten auf das, was uns am häufigsten gefragt wird. Fehlt Ihre Frage? Schreiben Sie uns.',
  },
  contactTitle: { en: 'Contact', de: 'Kontakt' },
  contactText: {
    en: 'Write to us. If it is about an order, tell us its number; it is on the order’s page and in every e-mail about it.',
    de: 'Schreiben Sie uns. Wenn es um eine Bestellung geht, nennen Sie uns ihre Nummer; sie steht auf der Seite der Bestellung und in jeder E-Mail dazu.',
  },
});
