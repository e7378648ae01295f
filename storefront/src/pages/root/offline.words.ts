import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  offline: { en: 'You are offline.', de: 'Sie sind offline.' },
  asItWas: { en: 'This is how it was at {time}.', de: 'So sah es um {time} aus.' },
  mayHaveChanged: {
    en: 'What you see may have changed since.',
    de: 'Was Sie sehen, kann sich inzwischen geändert haben.',
  },
  cart: {
    en: 'Your cart is shown as it was when you were last online. Prices and stock are checked again once you are back.',
    de: 'Ihr Warenkorb ist so zu sehen, wie er war, als Sie zuletzt online waren. Preise und Bestand werden neu geprüft, sobald Sie wieder online sind.',
  },
  checkout: {
    en: 'Paying needs a connection: prices and stock must be right. Nothing that you have typed is lost.',
    de: 'Zum Bezahlen brauchen Sie eine Verbindung: Preise und Bestand müssen stimmen. Was Sie eingegeben haben, geht nicht verloren.',
  },
  again: { en: 'You are back online.', de: 'Sie sind wieder online.' },
  slow: { en: 'The connection is slow.', de: 'Die Verbindung ist langsam.' },
  reload: { en: 'Reload', de: 'Neu laden' },
});
