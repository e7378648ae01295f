import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  tooLate: {
    en: 'These items cannot be withdrawn from any more, or never could. Please write to us.',
    de: 'Für diese Artikel ist der Widerruf nicht oder nicht mehr möglich. Bitte schreiben Sie uns.',
  },
  receipt: {
    subject: {
      en: 'Receipt of your withdrawal, order {number}',
      de: 'Eingangsbestätigung Ihres Widerrufs, Bestellung {number}',
    },
    preview: { en: 'We received it on {at}.', de: 'Er ist am {at} eingegangen.' },
    heading: { en: 'Your withdrawal has arrived', de: 'Ihr Widerruf ist eingegangen' },
    text: {
      en: '{name}, you have withdrawn from the contract about the following items of the order {number}. Your declaration arrived on {at}.',
      de: '{name}, Sie haben den Vertrag über folgende Artikel der Bestellung {number} widerrufen. Ihre Erklärung ist am {at} eingegangen.',
    },
    lines: { en: 'Withdrawn from', de: 'Widerrufen' },
    next: {
      en: 'Please keep this e-mail. We will write to you about the return and your refund.',
      de: 'Bitte bewahren Sie diese E-Mail auf. Zur Rücksendung und Erstattung schreiben wir Ihnen.',
    },
    reason: {
      en: 'You’re receiving this e-mail because a contract was withdrawn from with this address.',
      de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Vertrag widerrufen wurde.',
    },
  },
});
