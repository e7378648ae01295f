import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said to somebody who has ordered without an account. */
export const words = catalogue({
  bookmark: {
    en: 'This page is private: its link is in the e-mail to {email}. Anyone who has the link can see the order.',
    de: 'Diese Seite ist privat: Der Link steht in der E-Mail an {email}. Wer ihn hat, sieht die Bestellung.',
  },
  inviteTitle: { en: 'Keep your orders together', de: 'Alle Bestellungen an einem Ort' },
  invite: {
    en: 'With an account for {email}, this order and the ones to come are in one place, with their photos and films.',
    de: 'Mit einem Konto für {email} liegen diese und künftige Bestellungen an einem Ort, mit ihren Fotos und Filmen.',
  },
  register: { en: 'Create an account', de: 'Konto anlegen' },
  without: { en: 'Ordered without an account?', de: 'Ohne Konto bestellt?' },
  findTitle: { en: 'Find your order', de: 'Bestellung finden' },
  findMeta: {
    en: 'Find an order that you placed without an account.',
    de: 'Finden Sie eine Bestellung, die Sie ohne Konto aufgegeben haben.',
  },
  findLede: {
    en: 'Ordered without an account? Enter the e-mail address you used and we’ll send you the links to your orders.',
    de: 'Ohne Konto bestellt? Geben Sie die E-Mail-Adresse an, mit der Sie bestellt haben, und wir schicken Ihnen die Links zu Ihren Bestellungen.',
  },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  send: { en: 'E-mail me the links', de: 'Links zuschicken' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  sentTitle: { en: 'Check your inbox', de: 'Bitte prüfen Sie Ihr Postfach' },
  sent: {
    en: 'If there are orders placed with {email} without an account, we’ve sent an e-mail with the links.',
    de: 'Wenn mit {email} ohne Konto bestellt wurde, haben wir eine E-Mail mit den Links geschickt.',
  },
  other: { en: 'Try another address', de: 'Andere Adresse versuchen' },
  haveAccount: { en: 'Have an account?', de: 'Haben Sie ein Konto?' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
});
