import { catalogue } from '@afterimage/words/catalogue.ts';

/** What a customer is told of an order after it was paid. */
export const words = catalogue({
  ready: { en: 'Ready for pick-up', de: 'Abholbereit' },
  arrives: { en: 'Arrives', de: 'Kommt an' },
  stages: {
    paid: { en: 'We are checking it', de: 'Wird geprüft' },
    making: { en: 'Being made', de: 'Wird gefertigt' },
    shipped: { en: 'On its way', de: 'Unterwegs' },
    stopped: { en: 'Will not be sent', de: 'Wird nicht verschickt' },
  },
  cancelled: {
    en: '{count, plural, one {# item cancelled} other {# items cancelled}}',
    de: '{count, plural, other {# Stück storniert}}',
  },

  parcels: { en: 'Parcels', de: 'Pakete' },
  parcel: { en: 'Parcel of {date}', de: 'Paket vom {date}' },
  number: { en: 'Tracking number {number}', de: 'Sendungsnummer {number}' },
  track: { en: 'Track this parcel', de: 'Sendung verfolgen' },
  trackName: { en: 'Track this parcel: {number}, {carrier}', de: 'Sendung verfolgen: {number}, {carrier}' },

  refundDone: { en: 'Refunded on {date}', de: 'Erstattet am {date}' },
  refundPending: { en: 'Refund on its way', de: 'Erstattung unterwegs' },
  due: {
    en: 'Your order was changed and costs {amount} more now.',
    de: 'Ihre Bestellung wurde geändert und kostet jetzt {amount} mehr.',
  },
  payDue: { en: 'Pay the difference of {amount}', de: 'Differenz von {amount} bezahlen' },

  backTitle: { en: 'Returns and withdrawal', de: 'Rücksendung und Widerruf' },
  returnTitle: { en: 'Return something', de: 'Etwas zurücksenden' },
  returnText: {
    en: 'Is something wrong, or not what you expected? Tell us what you’d like to send back, and we’ll write to you with the next steps.',
    de: 'Stimmt etwas nicht, oder entspricht es nicht Ihren Erwartungen? Sagen Sie uns, was Sie zurücksenden möchten. Wir melden uns mit den nächsten Schritten.',
  },
  which: { en: 'What do you want to send back?', de: 'Was möchten Sie zurücksenden?' },
  amount: { en: 'How many of “{name}”', de: 'Wie viele von „{name}“' },
  reason: { en: 'Why?', de: 'Warum?' },
  chooseReason: { en: 'Please choose', de: 'Bitte wählen' },
  reasons: {
    faulty: { en: 'It is faulty', de: 'Es hat einen Fehler' },
    'wrong-item': { en: 'It is not what I ordered', de: 'Es ist nicht, was ich bestellt habe' },
    damaged: { en: 'It arrived damaged', de: 'Es kam beschädigt an' },
    'not-as-expected': { en: 'It is not what I expected', de: 'Es ist anders als erwartet' },
    'changed-mind': { en: 'I have changed my mind', de: 'Ich habe es mir anders überlegt' },
    other: { en: 'Another reason', de: 'Ein anderer Grund' },
  },
  madeForYou: {
    en: 'We take back items made with your photos or words if something is wrong with them.',
    de: 'Artikel, die mit Ihren Fotos oder Texten für Sie gefertigt wurden, nehmen wir zurück, wenn etwas daran nicht stimmt.',
  },
  text: { en: 'What should we know?', de: 'Was sollten wir wissen?' },
  send: { en: 'Request a return', de: 'Rücksendung anfragen' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  incomplete: {
    en: 'Please choose at least one item and a reason.',
    de: 'Bitte wählen Sie mindestens einen Artikel und einen Grund.',
  },
  returned: { en: 'Return of {date}', de: 'Rücksendung vom {date}' },
  returnStates: {
    requested: { en: 'We have your request and will write to you.', de: 'Ihre Anfrage ist da, wir schreiben Ihnen.' },
    accepted: { en: 'Please send it back to us.', de: 'Bitte senden Sie es an uns zurück.' },
    refused: { en: 'We cannot take it back.', de: 'Wir können es nicht zurücknehmen.' },
    received: { en: 'It has arrived, and we’re checking it.', de: 'Es ist angekommen und wird geprüft.' },
    refunded: { en: 'Your money is on its way back.', de: 'Ihr Geld ist auf dem Weg zu Ihnen.' },
    closed: { en: 'Settled.', de: 'Erledigt.' },
    cancelled: { en: 'Cancelled.', de: 'Abgebrochen.' },
  },
  refunded: { en: 'Refunded: {amount}', de: 'Erstattet: {amount}' },
  answer: { en: 'Our answer: {text}', de: 'Unsere Antwort: {text}' },
});
