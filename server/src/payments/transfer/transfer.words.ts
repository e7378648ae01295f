import { catalogue } from '@afterimage/words/catalogue.ts';

/** The mails about orders that are paid by bank transfer. */
export const words = catalogue({
  toOrder: { en: 'View order', de: 'Bestellung ansehen' },
  reason: {
    en: 'You’re receiving this e-mail because you placed an order with us.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei uns bestellt haben.',
  },
  details: {
    subject: { en: 'How to pay for your order {number}', de: 'So bezahlen Sie Ihre Bestellung {number}' },
    preview: { en: 'Please transfer {sum}.', de: 'Bitte überweisen Sie {sum}.' },
    heading: { en: 'Please transfer the amount', de: 'Bitte überweisen Sie den Betrag' },
    text: {
      en: 'We’ll reserve your items for {days, plural, one {# day} other {# days}} and start as soon as your money has arrived. Please use exactly this reference, so that we can match your payment.',
      de: 'Wir reservieren Ihre Artikel {days, plural, one {# Tag} other {# Tage}} lang und beginnen, sobald Ihr Geld eingegangen ist. Bitte geben Sie genau diesen Verwendungszweck an, damit wir Ihre Zahlung zuordnen können.',
    },
    account: { en: 'Bank details', de: 'Bankverbindung' },
  },
  difference: {
    subject: {
      en: 'How to pay the difference for your order {number}',
      de: 'So bezahlen Sie die Differenz zu Ihrer Bestellung {number}',
    },
    heading: { en: 'Please transfer the difference', de: 'Bitte überweisen Sie die Differenz' },
    text: {
      en: 'Your order {number} was changed and costs {sum} more than you have paid. Please transfer this amount. What you have paid stays credited to your order. Please use exactly this reference, so that we can match your payment.',
      de: 'Ihre Bestellung {number} wurde geändert und kostet nun {sum} mehr, als Sie bereits bezahlt haben. Bitte überweisen Sie diesen Betrag. Ihre bisherige Zahlung bleibt angerechnet. Bitte geben Sie genau diesen Verwendungszweck an, damit wir Ihre Zahlung zuordnen können.',
    },
  },
  confirm: {
    text: {
      en: 'First, please confirm within {minutes, plural, one {# minute} other {# minutes}} that this is your e-mail address. We’ll then reserve your items for {days, plural, one {# day} other {# days}}.',
      de: 'Bitte bestätigen Sie zuerst innerhalb von {minutes, plural, one {# Minute} other {# Minuten}}, dass dies Ihre E-Mail-Adresse ist. Dann reservieren wir Ihre Artikel {days, plural, one {# Tag} other {# Tage}} lang.',
    },
    button: { en: 'Confirm the order', de: 'Bestellung bestätigen' },
  },
  reminder: {
    subject: { en: 'Your transfer for order {number}', de: 'Ihre Überweisung für die Bestellung {number}' },
    preview: { en: 'Your items are reserved until {date}.', de: 'Ihre Artikel sind bis zum {date} reserviert.' },
    heading: { en: 'Your money has not arrived yet', de: 'Ihr Geld ist noch nicht eingegangen' },
    text: {
      en: 'Your items are reserved until {date}. If you have already transferred the amount, there is nothing more to do.',
      de: 'Ihre Artikel sind bis zum {date} reserviert. Wenn Sie den Betrag inzwischen überwiesen haben, müssen Sie nichts weiter tun.',
    },
  },
  ended: {
    subject: { en: 'Your order {number} was cancelled', de: 'Ihre Bestellung {number} wurde storniert' },
    preview: { en: 'We have not received your transfer.', de: 'Ihre Überweisung ist nicht eingegangen.' },
    heading: { en: 'Your order was cancelled', de: 'Ihre Bestellung wurde storniert' },
    text: {
      en: 'We did not receive a transfer for your order {number} in time, so we have cancelled it. Please do not transfer anything now. If your money is already on its way, we will still make your order as long as everything is in stock; otherwise we will send the money back.',
      de: 'Für Ihre Bestellung {number} ist nicht rechtzeitig eine Überweisung eingegangen, deshalb haben wir sie storniert. Bitte überweisen Sie jetzt nichts mehr. Ist Ihr Geld schon unterwegs, führen wir die Bestellung trotzdem aus, solange alles vorrätig ist; andernfalls senden wir das Geld zurück.',
    },
  },
  row: {
    amount: { en: 'Amount: {value}', de: 'Betrag: {value}' },
    reference: { en: 'Reference: {value}', de: 'Verwendungszweck: {value}' },
    holder: { en: 'Account holder: {value}', de: 'Kontoinhaber: {value}' },
    iban: { en: 'IBAN: {value}', de: 'IBAN: {value}' },
    bic: { en: 'BIC: {value}', de: 'BIC: {value}' },
    bank: { en: 'Bank: {value}', de: 'Bank: {value}' },
  },
});
