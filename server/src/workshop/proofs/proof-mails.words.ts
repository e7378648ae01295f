import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  reason: {
    en: 'You’re receiving this e-mail because you placed an order at {shop}.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei {shop} bestellt haben.',
  },
  ownerReason: {
    en: 'You’re receiving this e-mail because you run this shop.',
    de: 'Sie erhalten diese E-Mail, weil Sie diesen Shop betreiben.',
  },
  ask: {
    subject: {
      en: 'Please look at your print: order {number}',
      de: 'Bitte sehen Sie sich Ihren Druck an: Bestellung {number}',
    },
    preview: { en: 'We have a question about {product}.', de: 'Wir haben eine Frage zu {product}.' },
    heading: { en: 'Please look at your print', de: 'Bitte sehen Sie sich Ihren Druck an' },
    text: {
      en: 'Before we print “{product}” of your order {number}, please tell us whether it may stay as it is.',
      de: 'Bevor wir „{product}“ aus Ihrer Bestellung {number} drucken, sagen Sie uns bitte, ob es so bleiben darf.',
    },
    button: { en: 'Look at it and answer', de: 'Ansehen und antworten' },
    wait: {
      en: 'We wait for your answer before we print. You need no account for it.',
      de: 'Wir warten mit dem Druck auf Ihre Antwort. Ein Konto brauchen Sie dafür nicht.',
    },
  },
  answered: {
    approved: { en: 'Proof approved: order {number}', de: 'Korrekturansicht freigegeben: Bestellung {number}' },
    changed: { en: 'Change wanted: order {number}', de: 'Änderung gewünscht: Bestellung {number}' },
    button: { en: 'Open the check', de: 'Zur Prüfung' },
  },
});
