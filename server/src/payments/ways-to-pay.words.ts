import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  choose: { en: 'Please choose how to pay', de: 'Bitte wählen Sie eine Zahlungsart' },
  none: {
    en: 'The shop cannot take orders yet: there is no way to pay here.',
    de: 'Der Shop nimmt noch keine Bestellungen an: Eine Zahlungsart gibt es hier noch nicht.',
  },
  ways: {
    stripe: {
      name: { en: 'Card, Apple Pay, Google Pay and more', de: 'Karte, Apple Pay, Google Pay und weitere' },
      detail: {
        en: 'You pay on a secure page of Stripe.',
        de: 'Sie bezahlen auf einer sicheren Seite von Stripe.',
      },
    },
    transfer: {
      name: { en: 'Bank transfer', de: 'Überweisung' },
      detail: {
        en: 'You transfer the amount in advance; we begin when it has arrived.',
        de: 'Sie überweisen den Betrag im Voraus; wir beginnen, sobald er eingegangen ist.',
      },
    },
    demo: {
      name: { en: 'Demo payment', de: 'Demo-Zahlung' },
      detail: { en: 'No money moves.', de: 'Es fließt kein Geld.' },
    },
  },
});
