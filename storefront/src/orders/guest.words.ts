import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said to somebody who has ordered without an account. */
export const words = catalogue({
  bookmark: {
    en: 'This page is yours alone: its address is in the mail to {email}. Whoever has it sees the order.',
    de: 'Diese Seite gehört nur Ihnen: Ihre Adresse steht in der Mail an {email}. Wer sie hat, sieht die Bestellung.',
  },
  inviteTitle: { en: 'Keep your orders together', de: 'Alle Bestellungen an einem Ort' },
  invite: {
    en: 'With an account for {email}, this order and the ones to come are in one place, with their photos and films.',
    de: 'Mit einem Konto für {email} liegen diese und künftige Bestellungen an einem Ort, mit ihren Fotos und Filmen.',
  },
  register: { en: 'Make an account', de: 'Konto anlegen' },
  without: { en: 'Ordered without an account?', de: 'Ohne Konto bestellt?' },
  findTitle: { en: 'Find your order', de: 'Bestellung finden' },
  findMeta: {
    en: 'The link to an order that you have made without an account.',
    de: 'Der Link zu einer Bestellung, die Sie ohne Konto aufgegeben haben.',
  },
  findLede: {
    en: 'Ordered without an account? Give us the e-mail address that you used, and we mail you the links to your orders.',
    de: 'Ohne Konto bestellt? Nennen Sie uns die E-Mail-Adresse von damals, und wir schicken Ihnen die Links zu Ihren Bestellungen.',
  },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  send: { en: 'Mail me the links', de: 'Links zuschicken' },
  sending: { en: 'Sending', de: 'Wird gesendet' },
  sentTitle: { en: 'Look into your mailbox', de: 'Sehen Sie in Ihr Postfach' },
  sent: {
    en: 'If orders were made without an account with {email}, a mail with their links is on its way.',
    de: 'Wenn mit {email} ohne Konto bestellt wurde, ist eine Mail mit den Links unterwegs.',
  },
  other: { en: 'Try another address', de: 'Andere Adresse versuchen' },
  haveAccount: { en: 'Have an account?', de: 'Haben Sie ein Konto?' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
});
