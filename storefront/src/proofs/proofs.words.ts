import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  metaTitle: { en: 'Your print', de: 'Ihr Druck' },
  meta: { en: 'Look at your print before it is made.', de: 'Sehen Sie sich Ihren Druck an, bevor er entsteht.' },
  loading: { en: 'Your print is being fetched', de: 'Ihr Druck wird geladen' },
  title: { en: 'May we print it like this?', de: 'Dürfen wir so drucken?' },
  about: { en: '{product}, order {number}', de: '{product}, Bestellung {number}' },
  page: { en: 'Print: {title}', de: 'Druck: {title}' },
  approve: { en: 'Approve', de: 'Freigeben' },
  change: { en: 'Change it in the studio', de: 'Im Studio ändern' },
  wish: { en: 'What should be different?', de: 'Was soll anders werden?' },
  send: { en: 'Send the wish', de: 'Wunsch senden' },
  stateNames: {
    open: { en: '', de: '' },
    approved: {
      en: 'You have approved this print. Thank you.',
      de: 'Sie haben diesen Druck freigegeben. Vielen Dank.',
    },
    changed: {
      en: 'Your wish has arrived. We will get back to you.',
      de: 'Ihr Wunsch ist angekommen. Wir melden uns.',
    },
    superseded: {
      en: 'This print has changed since. The newest mail has the present link.',
      de: 'Dieser Druck hat sich inzwischen geändert. Den aktuellen Link finden Sie in der neuesten Mail.',
    },
    expired: {
      en: 'This link has expired. Please write to us.',
      de: 'Dieser Link ist abgelaufen. Bitte schreiben Sie uns.',
    },
    closed: { en: 'Your answer is no longer needed.', de: 'Ihre Antwort wird nicht mehr benötigt.' },
  },
  unknown: { en: 'There is no print at this link', de: 'Unter diesem Link gibt es keinen Druck' },
  home: { en: 'To the shop', de: 'Zum Shop' },
});
