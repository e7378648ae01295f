import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  down: {
    title: { en: 'The payment page cannot be reached', de: 'Die Zahlungsseite ist nicht erreichbar' },
    text: {
      en: 'Your order is kept, and nothing was charged. Please try again in a moment.',
      de: 'Ihre Bestellung bleibt erhalten, und es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
    },
    link: { en: 'Try again', de: 'Noch einmal versuchen' },
  },
  unknown: {
    title: { en: 'This payment does not exist', de: 'Diese Zahlung gibt es nicht' },
    text: {
      en: 'Please go back to the shop and check out again.',
      de: 'Bitte gehen Sie zurück in den Shop und zur Kasse.',
    },
    link: { en: 'To the shop', de: 'Zum Shop' },
  },
  gone: {
    title: { en: 'Your items are sold out', de: 'Ihre Artikel sind ausverkauft' },
    text: {
      en: 'The time for which we had kept them is over, and meanwhile somebody else has bought the last of them. Please do not send a transfer.',
      de: 'Die Zeit, für die wir sie zurückgelegt hatten, ist vorbei, und inzwischen hat jemand anders die letzten gekauft. Bitte überweisen Sie nichts.',
    },
    link: { en: 'To the shop', de: 'Zum Shop' },
  },
});
