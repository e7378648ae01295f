import { catalogue } from '@afterimage/words/catalogue.ts';

// Mails to the owners of the shop.
export const words = catalogue({
  subject: {
    en: '{count, plural, one {Your shop: something needs you} other {Your shop: # things need you}}',
    de: '{count, plural, one {Ihr Shop: Etwas braucht Sie} other {Ihr Shop: # Dinge brauchen Sie}}',
  },
  preview: {
    en: 'It does not go away by itself.',
    de: 'Von allein erledigt es sich nicht.',
  },
  heading: {
    en: '{count, plural, one {This cannot wait} other {These cannot wait}}',
    de: '{count, plural, one {Das kann nicht warten} other {Das kann nicht warten}}',
  },
  more: {
    en: '{count, plural, one {One more stands on the page Today.} other {# more stand on the page Today.}}',
    de: '{count, plural, one {Eines mehr steht auf der Seite „Heute“.} other {# weitere stehen auf der Seite „Heute“.}}',
  },
  open: { en: 'Open it', de: 'Öffnen' },
  openToday: { en: 'Open “Today”', de: '„Heute“ öffnen' },
  once: {
    en: 'Each problem is told once. “Today” shows those that are still open.',
    de: 'Jedes Problem melden wir einmal. „Heute“ zeigt, was noch offen ist.',
  },
  reason: {
    en: 'You’re receiving this e-mail because you own this shop.',
    de: 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben.',
  },
  kinds: {
    'payment-without-order': {
      en: 'Money has arrived for {order} which cannot take it any more. It has to go back.',
      de: 'Für {order} ist Geld eingegangen, das sie nicht mehr annehmen kann. Es muss zurück.',
    },
    'refund-failed': {
      en: 'A refund for {order} has failed: the customer has not got the money.',
      de: 'Eine Rückzahlung zu {order} ist gescheitert: Der Kunde hat das Geld nicht erhalten.',
    },
    dispute: {
      en: 'A customer contests the payment of {order} at the bank. The time to answer runs.',
      de: 'Zu {order} wird die Zahlung bei der Bank bestritten. Die Frist für Ihre Antwort läuft.',
    },
    'print-failed': {
      en: 'The print file for {order} could not be made, and is not tried again by itself.',
      de: 'Die Druckdatei zu {order} konnte nicht erstellt werden; ein weiterer Versuch geschieht nicht von allein.',
    },
    'mail-failed': {
      en: 'An e-mail could not be delivered, and is not tried again. Please check the mail server.',
      de: 'Eine E-Mail konnte nicht zugestellt werden und wird nicht erneut versucht. Bitte prüfen Sie den Mailserver.',
    },
    'job-failed': {
      en: 'Work in the background ({subject}) has failed for good.',
      de: 'Eine Hintergrundaufgabe ({subject}) ist endgültig gescheitert.',
    },
    'webhook-off': {
      en: 'The webhook {subject} was switched off: for days it could not be reached, or it said that it is gone.',
      de: 'Der Webhook {subject} wurde abgeschaltet: Er war tagelang nicht erreichbar, oder die Adresse gibt es nicht mehr.',
    },
    'disk-filling': {
      en: 'The disk of {subject} is filling: {cause} are free. When it is full, no order can be taken.',
      de: 'Der Speicherplatz auf {subject} geht zur Neige: {cause} sind noch frei. Ist er voll, kann keine Bestellung angenommen werden.',
    },
  },
  order: { en: 'order {number}', de: 'Bestellung {number}' },
  someOrder: { en: 'an order', de: 'einer Bestellung' },
  cause: { en: 'Cause: {cause}', de: 'Ursache: {cause}' },
});
