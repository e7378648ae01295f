import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands beside the fields of an account's own forms. */
export const words = catalogue({
  wrongPassword: { en: 'This is not your present password', de: 'Das ist nicht Ihr jetziges Passwort' },
  weakPassword: {
    common: {
      en: 'This password is one of the first that are tried. Please choose another one.',
      de: 'Dieses Passwort gehört zu den ersten, die ausprobiert werden. Bitte wählen Sie ein anderes.',
    },
    ownAddress: {
      en: 'Your e-mail address is no password. Please choose another one.',
      de: 'Ihre E-Mail-Adresse ist kein Passwort. Bitte wählen Sie ein anderes.',
    },
    blank: {
      en: 'Spaces alone are no password. Please choose another one.',
      de: 'Leerzeichen allein sind kein Passwort. Bitte wählen Sie ein anderes.',
    },
  },
  sameEmail: {
    en: 'This is the e-mail address of your account already',
    de: 'Das ist schon die E-Mail-Adresse Ihres Kontos',
  },
});
