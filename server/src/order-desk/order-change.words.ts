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
    back: { en: '{sum} go back to you.', de: '{sum} gehen an Sie zurück.' },
    due: { en: '{sum} are still to be paid:', de: 'Zu zahlen sind noch {sum}:' },
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
      en: 'We have cancelled this of your order {number}:',
      de: 'Aus Ihrer Bestellung {number} haben wir storniert:',
    },
    pieces: { en: 'Cancelled', de: 'Storniert' },
    back: {
      en: '{sum} go back to you, in the way in which you have paid.',
      de: '{sum} gehen auf dem Weg zurück, auf dem Sie bezahlt haben.',
    },
  },
  returns: {
    begunSubject: { en: 'Your return from order {number}', de: 'Ihre Rücksendung zur Bestellung {number}' },
    begunHeading: { en: 'We have your request', de: 'Ihre Anfrage ist da' },
    begunText: {
      en: 'You would like to send something of your order {number} back. We look at it and write to you.',
      de: 'Sie möchten etwas aus Ihrer Bestellung {number} zurücksenden. Wir sehen es uns an und schreiben Ihnen.',
    },
    acceptHeading: { en: 'Please send it back', de: 'Bitte senden Sie es zurück' },
    acceptText: {
      en: 'We take back what you have named of your order {number}. Please send it to us.',
      de: 'Wir nehmen zurück, was Sie aus Ihrer Bestellung {number} genannt haben. Bitte senden Sie es an uns.',
    },
    refuseHeading: { en: 'About your return', de: 'Zu Ihrer Rücksendung' },
    refuseText: {
      en: 'We cannot take back what you have named of your order {number}.',
      de: 'Wir können nicht zurücknehmen, was Sie aus Ihrer Bestellung {number} genannt haben.',
    },
    receiveHeading: { en: 'Your parcel has arrived', de: 'Ihr Paket ist angekommen' },
    receiveText: {
      en: 'What you have sent back of your order {number} is with us.',
      de: 'Was Sie aus Ihrer Bestellung {number} zurückgesandt haben, ist bei uns.',
    },
    refundHeading: { en: 'Your money goes back to you', de: 'Ihr Geld geht an Sie zurück' },
    refundText: {
      en: 'For what you have returned of your order {number}, {sum} go back to you.',
      de: 'Für Ihre Rücksendung zur Bestellung {number} gehen {sum} an Sie zurück.',
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
  settlement: {
    en: 'Please say what becomes of the difference: it can be paid, paid back or waived.',
    de: 'Bitte geben Sie an, was mit der Differenz geschieht: Sie kann bezahlt, erstattet oder erlassen werden.',
  },
  madeForYou: {
    en: '{name} was made for you alone. We take it back when something is wrong with it.',
    de: '{name} wurde nur für Sie gefertigt. Wir nehmen es zurück, wenn etwas daran nicht stimmt.',
  },
});
