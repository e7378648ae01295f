import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands beside the fields of an account's own forms. */
export const words = catalogue({
  wrongPassword: { en: 'This is not your current password', de: 'Das ist nicht Ihr aktuelles Passwort' },
  weakPassword: {
    common: {
      en: 'This password is too easy to guess. Please choose another one.',
      de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    },
    ownAddress: {
      en: 'Please don’t use your e-mail address as your password.',
      de: 'Bitte verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.',
    },
    blank: {
      en: 'A password can’t be made of spaces alone.',
      de: 'Ein Passwort darf nicht nur aus Leerzeichen bestehen.',
    },
  },
  sameEmail: {
    en: 'This is already the e-mail address of your account',
    de: 'Das ist schon die E-Mail-Adresse Ihres Kontos',
  },
});
