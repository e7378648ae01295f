import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'No connection', de: 'Keine Verbindung' },
  meta: {
    en: 'What can be read at {shop} without a connection.',
    de: 'Was Sie bei {shop} ohne Verbindung lesen können.',
  },
  text: {
    en: 'This page cannot be shown without a connection. Nothing is lost: your cart is kept on this device.',
    de: 'Diese Seite lässt sich ohne Verbindung nicht zeigen. Es geht nichts verloren: Ihr Warenkorb bleibt auf diesem Gerät.',
  },
  checkout: {
    en: 'Paying needs a connection: prices and stock must be right when you pay. Your cart is kept on this device.',
    de: 'Zum Bezahlen brauchen Sie eine Verbindung: Preise und Bestand müssen dann stimmen. Ihr Warenkorb bleibt auf diesem Gerät.',
  },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  cart: { en: 'Your cart', de: 'Ihr Warenkorb' },
  seen: { en: 'Pages you have visited', de: 'Besuchte Seiten' },
  none: {
    en: 'Pages that you visit are kept here, to be read without a connection.',
    de: 'Seiten, die Sie besuchen, bleiben hier zum Lesen ohne Verbindung.',
  },
});
