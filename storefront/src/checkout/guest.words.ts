import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said to somebody who checks out without an account. */
export const words = catalogue({
  title: { en: 'Contact and address', de: 'Kontakt und Adresse' },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  emailHint: { en: 'For the confirmation of your order.', de: 'Für die Bestätigung Ihrer Bestellung.' },
  known: { en: 'Have an account?', de: 'Haben Sie ein Konto?' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  knownThen: {
    en: 'Your saved addresses are waiting, and your cart comes with you.',
    de: 'Dort warten Ihre gespeicherten Adressen, und Ihr Warenkorb kommt mit.',
  },
});
