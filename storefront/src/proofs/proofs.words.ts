import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  metaTitle: { en: 'Your print', de: 'Ihr Druck' },
  meta: { en: 'Look at your print before it is made.', de: 'Sehen Sie sich Ihren Druck an, bevor er entsteht.' },
  loading: { en: 'Loading your print', de: 'Ihr Druck wird geladen' },
  title: { en: 'May we print it like this?', de: 'Dürfen wir so drucken?' },
  about: { en: '{product}, order {number}', de: '{product}, Bestellung {number}' },
  page: { en: 'Print: {title}', de: 'Druck: {title}' },
  approve: { en: 'Approve', de: 'Freigeben' },
  change: { en: 'Change it in the studio', de: 'Im Studio ändern' },
  wish: { en: 'What should we change?', de: 'Was sollen wir ändern?' },
  send: { en: 'Send your request', de: 'Änderungswunsch senden' },
  stateNames: {
    open: { en: '', de: '' },
    approved: {
      en: 'You have approved this print. Thank you.',
      de: 'Sie haben diesen Druck freigegeben. Vielen Dank.',
    },
    changed: {
      en: 'We have your request and will get back to you.',
      de: 'Ihr Änderungswunsch ist angekommen. Wir melden uns bei Ihnen.',
    },
    superseded: {
      en: 'This print has changed since. The latest e-mail has the current link.',
      de: 'Dieser Druck hat sich inzwischen geändert. Den aktuellen Link finden Sie in der neuesten E-Mail.',
    },
    expired: {
      en: 'This link has expired. Please write to us.',
      de: 'Dieser Link ist abgelaufen. Bitte schreiben Sie uns.',
    },
    closed: { en: 'Your answer is no longer needed.', de: 'Ihre Antwort wird nicht mehr benötigt.' },
  },
  unknown: { en: 'There is no print at this link', de: 'Unter diesem Link gibt es keinen Druck' },
  home: { en: 'Go to the shop', de: 'Zum Shop' },
});
