import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands beside the fields of an account's own forms. */
export const words = catalogue({
  wrongPassword: { en: 'This is not your present password', de: 'Das ist nicht Ihr jetziges Passwort' },
  sameEmail: {
    en: 'This is the e-mail address of your account already',
    de: 'Das ist schon die E-Mail-Adresse Ihres Kontos',
  },
});
