import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  password: { en: 'Password', de: 'Passwort' },
  newPassword: { en: 'New password', de: 'Neues Passwort' },
  passwordRule: { en: '8 to 128 characters', de: '8 bis 128 Zeichen' },
  firstName: { en: 'First name', de: 'Vorname' },
  lastName: { en: 'Last name', de: 'Nachname' },
  shop: { en: 'Back to the shop', de: 'Zurück zum Shop' },

  signIn: { en: 'Sign in', de: 'Anmelden' },
  signingIn: { en: 'Signing in', de: 'Sie werden angemeldet' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  signingOut: { en: 'Signing out', de: 'Sie werden abgemeldet' },
  signInLede: {
    en: 'Your orders, addresses and everything that your photographs show.',
    de: 'Ihre Bestellungen, Ihre Adressen und alles, was Ihre Fotos zeigen.',
  },
  forgotten: { en: 'Forgotten your password?', de: 'Passwort vergessen?' },
  newHere: { en: 'New here?', de: 'Neu hier?' },
  makeAccount: { en: 'Create an account', de: 'Konto anlegen' },
  cartComes: {
    en: 'What is in your cart comes with you.',
    de: 'Was in Ihrem Warenkorb liegt, nehmen Sie mit.',
  },
  signInMeta: {
    en: 'Sign in to Afterimage to see your orders and change what your photographs show.',
    de: 'Melden Sie sich bei Afterimage an, um Ihre Bestellungen zu sehen und zu ändern, was Ihre Fotos zeigen.',
  },

  register: { en: 'Create an account', de: 'Konto anlegen' },
  registering: { en: 'Creating the account', de: 'Das Konto wird angelegt' },
  registerLede: {
    en: 'Keeps your orders together, and lets you change at any time what your photographs show.',
    de: 'Es hält Ihre Bestellungen zusammen, und Sie können jederzeit ändern, was Ihre Fotos zeigen.',
  },
  haveAccount: { en: 'Have an account already?', de: 'Sie haben schon ein Konto?' },
  registerMeta: { en: 'Create an account at Afterimage.', de: 'Legen Sie ein Konto bei Afterimage an.' },

  verify: { en: 'Confirm your e-mail address', de: 'E-Mail-Adresse bestätigen' },
  verifying: { en: 'Confirming your e-mail address', de: 'Ihre E-Mail-Adresse wird bestätigt' },
  verifyDone: { en: 'Thank you. Your account is ready.', de: 'Vielen Dank. Ihr Konto ist bereit.' },
  verifyMissing: {
    en: 'The link is not whole. Please open it again from the mail, or copy all of it.',
    de: 'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  },
  verifyAgain: {
    en: 'Sign in with your password and we send you a new link at once.',
    de: 'Melden Sie sich mit Ihrem Passwort an, dann schicken wir Ihnen sofort einen neuen Link.',
  },
  verifyMeta: {
    en: 'Confirm the e-mail address of your account at Afterimage.',
    de: 'Bestätigen Sie die E-Mail-Adresse Ihres Kontos bei Afterimage.',
  },

  reset: { en: 'Forgotten your password?', de: 'Passwort vergessen?' },
  resetLede: {
    en: 'Tell us the e-mail address of your account, and we send a link to choose a new one.',
    de: 'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  },
  resetSend: { en: 'Send the link', de: 'Link senden' },
  resetSending: { en: 'Sending the link', de: 'Der Link wird gesendet' },
  backToSignIn: { en: 'Back to signing in', de: 'Zurück zur Anmeldung' },
  resetMeta: {
    en: 'Ask for a link to choose a new password.',
    de: 'Fordern Sie einen Link an, mit dem Sie ein neues Passwort wählen.',
  },

  choose: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
  chooseLede: {
    en: 'It ends every other session of your account.',
    de: 'Auf allen anderen Geräten werden Sie damit abgemeldet.',
  },
  chooseSave: { en: 'Save the new password', de: 'Neues Passwort speichern' },
  chooseSaving: { en: 'Saving', de: 'Wird gespeichert' },
  chosen: { en: 'Your new password is set', de: 'Ihr neues Passwort gilt' },
  chosenText: { en: 'From now on you sign in with it.', de: 'Ab jetzt melden Sie sich damit an.' },
  chooseMissing: {
    en: 'The link is not whole. Please open it again from the mail, or ask for a new one.',
    de: 'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  },
  askAgain: { en: 'Ask for a new link', de: 'Neuen Link anfordern' },
  chooseMeta: { en: 'Choose a new password for your account.', de: 'Wählen Sie ein neues Passwort für Ihr Konto.' },
});
