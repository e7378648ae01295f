import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  name: { en: 'Demo payment', de: 'Demo-Zahlung' },
  note: {
    en: 'This is the demo payment page: no money moves.',
    de: 'Dies ist die Demo-Zahlungsseite: Es fließt kein Geld.',
  },
  unknown: {
    title: { en: 'This payment does not exist', de: 'Diese Zahlung gibt es nicht' },
    text: {
      en: 'Please go back to the shop and check out again.',
      de: 'Bitte gehen Sie zurück in den Shop und zur Kasse.',
    },
  },
  order: { en: 'Order {number}', de: 'Bestellung {number}' },
  paid: { en: 'This order is paid', de: 'Diese Bestellung ist bezahlt' },
  toOrder: { en: 'View order', de: 'Zur Bestellung' },
  refunded: {
    title: { en: 'This payment was given back', de: 'Diese Zahlung wurde zurückgegeben' },
    text: {
      en: 'It came when it could not buy the order any more.',
      de: 'Sie kam, als sie die Bestellung nicht mehr bezahlen konnte.',
    },
  },
  superseded: {
    title: { en: 'The order has changed', de: 'Die Bestellung hat sich geändert' },
    text: { en: 'It is paid on another page now.', de: 'Sie wird jetzt auf einer anderen Seite bezahlt.' },
    back: { en: 'Back to the checkout', de: 'Zurück zur Kasse' },
  },
  pay: {
    title: { en: 'Pay for your order', de: 'Bestellung bezahlen' },
    now: { en: 'Pay now', de: 'Jetzt bezahlen' },
    fail: { en: 'Let the payment fail', de: 'Zahlung fehlschlagen lassen' },
    cancel: { en: 'Cancel and go back', de: 'Abbrechen und zurückgehen' },
    news: { en: 'How the shop hears of it', de: 'Wie der Shop davon erfährt' },
    when: { en: 'When', de: 'Wann' },
    atOnce: { en: 'At once', de: 'Sofort' },
    after: { en: 'After {seconds} seconds', de: 'Nach {seconds} Sekunden' },
    howOften: { en: 'How often', de: 'Wie oft' },
    once: { en: 'Once', de: 'Einmal' },
    twice: { en: 'Twice', de: 'Zweimal' },
    fiveTimes: { en: 'Five times at the same moment', de: 'Fünfmal im selben Augenblick' },
  },
});
