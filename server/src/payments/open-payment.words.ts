import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  down: {
    title: { en: 'The payment page cannot be reached', de: 'Die Zahlungsseite ist nicht erreichbar' },
    text: {
      en: 'Your order is kept, and you have not been charged. Please try again in a moment.',
      de: 'Ihre Bestellung bleibt erhalten, und es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
    },
    link: { en: 'Try again', de: 'Noch einmal versuchen' },
  },
  withoutAccount: {
    title: { en: 'The bank details are not available', de: 'Die Bankverbindung ist nicht verfügbar' },
    text: {
      en: 'The shop takes no bank transfers at the moment. Your order is kept. Please ask the shop before you transfer money.',
      de: 'Der Shop nimmt zurzeit keine Überweisungen an. Ihre Bestellung bleibt erhalten. Bitte fragen Sie beim Shop nach, bevor Sie Geld überweisen.',
    },
    link: { en: 'How to reach the shop', de: 'So erreichen Sie den Shop' },
  },
  unknown: {
    title: { en: 'This payment does not exist', de: 'Diese Zahlung gibt es nicht' },
    text: {
      en: 'Please go back to the shop and check out again.',
      de: 'Bitte gehen Sie zurück in den Shop und zur Kasse.',
    },
    link: { en: 'Go to the shop', de: 'Zum Shop' },
  },
  gone: {
    title: { en: 'Your items are sold out', de: 'Ihre Artikel sind ausverkauft' },
    text: {
      en: 'We could no longer reserve them for you, and they have sold out since. Please do not transfer any money.',
      de: 'Wir konnten sie nicht länger für Sie reservieren, und inzwischen sind sie ausverkauft. Bitte überweisen Sie kein Geld.',
    },
    link: { en: 'Go to the shop', de: 'Zum Shop' },
  },
});
