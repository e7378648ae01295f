import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said when an operation of accounts has worked (S8.9 to S8.14). Loaded when it is said first. */
export const words = catalogue({
  welcome: {
    title: { en: 'Welcome back!', de: 'Willkommen zurück!' },
    description: { en: "We're glad to have you back.", de: 'Schön, dass Sie wieder da sind.' },
  },
  registered: {
    title: { en: 'Successfully registered!', de: 'Erfolgreich registriert!' },
    description: {
      en: 'Please, check the registered email for the verification.',
      de: 'Bitte prüfen Sie Ihr Postfach und bestätigen Sie Ihre E-Mail-Adresse.',
    },
  },
  verified: {
    title: { en: 'Enjoy your purchase!', de: 'Viel Freude beim Einkauf!' },
    description: { en: 'We glad to see you!', de: 'Schön, dass Sie da sind!' },
  },
  resetMail: {
    title: { en: 'Check your Email!', de: 'Bitte prüfen Sie Ihr Postfach!' },
    description: {
      en: 'Please, check the login email for the reset password link.',
      de: 'Den Link für ein neues Passwort finden Sie in Ihrem Postfach.',
    },
  },
  passwordUpdated: {
    title: { en: 'Successfully updated!', de: 'Erfolgreich geändert!' },
    description: { en: 'Enjoy your purchase!', de: 'Viel Freude beim Einkauf!' },
  },
  accountErased: {
    title: { en: 'Your account has been deleted', de: 'Ihr Konto wurde gelöscht' },
    description: {
      en: 'We’ve sent you a confirmation by e-mail. All the best!',
      de: 'Wir haben Ihnen eine Bestätigung per E-Mail geschickt. Alles Gute!',
    },
  },
  addressAdded: {
    title: { en: 'Address added successfully!', de: 'Adresse hinzugefügt!' },
    description: { en: '', de: '' },
  },
  addressUpdated: {
    title: { en: 'Address updated successfully!', de: 'Adresse geändert!' },
    description: { en: '', de: '' },
  },
  addressDeleted: {
    title: { en: 'Address deleted successfully!', de: 'Adresse gelöscht!' },
    description: { en: '', de: '' },
  },
});
