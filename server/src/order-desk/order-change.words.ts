import { catalogue } from '@afterimage/words/catalogue.ts';

/** Mails about what an operator changed, and what the operators' page calls a change. */
export const words = catalogue({
  edited: {
    subject: { en: 'Your order {number} was changed', de: 'Ihre Bestellung {number} wurde geändert' },
    preview: { en: 'The new total is {total}.', de: 'Die neue Gesamtsumme ist {total}.' },
    heading: { en: 'Your order was changed', de: 'Ihre Bestellung wurde geändert' },
    text: {
      en: 'We have changed your order {number} as agreed. The new total is {total}.',
      de: 'Wir haben Ihre Bestellung {number} wie besprochen geändert. Die neue Gesamtsumme ist {total}.',
    },
    changes: { en: 'What changed', de: 'Was sich geändert hat' },
    back: { en: 'We are refunding {sum} to you.', de: 'Wir erstatten Ihnen {sum}.' },
    due: { en: 'There is still {sum} to pay:', de: 'Es sind noch {sum} zu zahlen:' },
    pay: { en: 'Pay {sum}', de: '{sum} bezahlen' },
  },
  cancelled: {
    subject: { en: 'Your order {number} was cancelled', de: 'Ihre Bestellung {number} wurde storniert' },
    partSubject: {
      en: 'A part of your order {number} was cancelled',
      de: 'Ein Teil Ihrer Bestellung {number} wurde storniert',
    },
    preview: { en: 'Here is what was cancelled.', de: 'Hier steht, was storniert wurde.' },
    heading: { en: 'Your order was cancelled', de: 'Ihre Bestellung wurde storniert' },
    partHeading: { en: 'A part was cancelled', de: 'Ein Teil wurde storniert' },
    text: {
      en: 'We have cancelled the following from your order {number}:',
      de: 'Aus Ihrer Bestellung {number} haben wir storniert:',
    },
    pieces: { en: 'Cancelled', de: 'Storniert' },
    back: {
      en: 'We are refunding {sum} to you, by the same means that you paid with.',
      de: 'Wir erstatten Ihnen {sum} auf dem Weg, auf dem Sie bezahlt haben.',
    },
  },
  returns: {
    begunSubject: { en: 'Your return from order {number}', de: 'Ihre Rücksendung zur Bestellung {number}' },
    begunHeading: { en: 'We have your request', de: 'Ihre Anfrage ist da' },
    begunText: {
      en: 'You would like to return something from your order {number}. We will look at your request and write to you.',
      de: 'Sie möchten etwas aus Ihrer Bestellung {number} zurücksenden. Wir prüfen Ihre Anfrage und melden uns bei Ihnen.',
    },
    acceptHeading: { en: 'Please send it back', de: 'Bitte senden Sie es zurück' },
    acceptText: {
      en: 'We accept your return from order {number}. Please send the items back to us.',
      de: 'Wir nehmen Ihre Rücksendung zur Bestellung {number} an. Bitte senden Sie die Artikel an uns zurück.',
    },
    refuseHeading: { en: 'About your return', de: 'Zu Ihrer Rücksendung' },
    refuseText: {
      en: 'Unfortunately we cannot accept your return from order {number}.',
      de: 'Leider können wir Ihre Rücksendung zur Bestellung {number} nicht annehmen.',
    },
    receiveHeading: { en: 'Your parcel has arrived', de: 'Ihr Paket ist angekommen' },
    receiveText: {
      en: 'Your return from order {number} has reached us.',
      de: 'Ihre Rücksendung zur Bestellung {number} ist bei uns angekommen.',
    },
    refundHeading: { en: 'Your money goes back to you', de: 'Ihr Geld geht an Sie zurück' },
    refundText: {
      en: 'We are refunding {sum} for what you have returned from your order {number}.',
      de: 'Für Ihre Rücksendung zur Bestellung {number} erstatten wir Ihnen {sum}.',
    },
    items: { en: 'It is about', de: 'Es geht um' },
  },
  changes: {
    quantity: { en: '{name}: {before} → {after}', de: '{name}: {before} → {after}' },
    removed: { en: 'removed: {name}', de: 'entfernt: {name}' },
    added: { en: 'added: {quantity} × {name}', de: 'dazu: {quantity} × {name}' },
    swapped: { en: '{before} → {after}', de: '{before} → {after}' },
    delivery: { en: 'delivery: {name}', de: 'Lieferung: {name}' },
    address: { en: 'delivery address', de: 'Lieferadresse' },
  },
  refundedPieces: {
    en: '{count, plural, =0 {All pieces of {name} have been refunded.} one {Only # piece of {name} can still be refunded.} other {Only # pieces of {name} can still be refunded.}}',
    de: '{count, plural, =0 {Alle Stücke von {name} wurden schon erstattet.} one {Von {name} kann nur noch # Stück erstattet werden.} other {Von {name} können nur noch # Stück erstattet werden.}}',
  },
  refundedDelivery: {
    en: 'The delivery has been refunded.',
    de: 'Die Lieferung wurde schon erstattet.',
  },
  settlement: {
    en: 'Please say what becomes of the difference: it can be paid, paid back or waived.',
    de: 'Bitte geben Sie an, was mit der Differenz geschieht: Sie kann bezahlt, erstattet oder erlassen werden.',
  },
  madeForYou: {
    en: '{name} was made for you alone. We take it back when something is wrong with it.',
    de: '{name} wurde nur für Sie gefertigt. Wir nehmen es zurück, wenn etwas daran nicht stimmt.',
  },
});
