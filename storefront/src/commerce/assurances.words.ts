import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands beside the buttons that buy. */
export const words = catalogue({
  arrives: { en: '{name}: arrives {dates}, {price}', de: '{name}: kommt {dates}, {price}' },
  ready: { en: '{name}: ready {dates}, {price}', de: '{name}: bereit {dates}, {price}' },
  free: { en: 'free', de: 'kostenlos' },
  returns: {
    none: {
      en: '{days} days to send it back',
      de: '{days} Tage Rückgaberecht',
    },
    some: {
      en: '{days} days to send things back, except what is made for you alone',
      de: '{days} Tage Rückgaberecht, ausgenommen eigens für Sie Gefertigtes',
    },
    all: {
      en: 'Made for you alone, so it cannot be returned. If something is wrong with it, we make it again.',
      de: 'Eigens für Sie gefertigt und daher vom Rückgaberecht ausgenommen. Stimmt etwas nicht, fertigen wir es neu.',
    },
  },
  waysToPay: { en: 'Ways to pay: ', de: 'Zahlungsarten: ' },
});
