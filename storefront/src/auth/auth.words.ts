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
    en: 'Your orders, your addresses and everything your photos bring to life.',
    de: 'Ihre Bestellungen, Ihre Adressen und alles, was Ihre Fotos lebendig macht.',
  },
  forgotten: { en: 'Forgotten your password?', de: 'Passwort vergessen?' },
  newHere: { en: 'New here?', de: 'Neu hier?' },
  makeAccount: { en: 'Create an account', de: 'Konto anlegen' },
  cartComes: {
    en: 'Your cart comes with you.',
    de: 'Ihren Warenkorb nehmen Sie mit.',
  },
  signInMeta: {
    en: 'Sign in to {shop} to see your orders and change what your photos show.',
    de: 'Melden Sie sich bei {shop} an, um Ihre Bestellungen zu sehen und zu ändern, was Ihre Fotos zeigen.',
  },

  register: { en: 'Create an account', de: 'Konto anlegen' },
  registering: { en: 'Creating the account', de: 'Das Konto wird angelegt' },
  registerLede: {
    en: 'Keep your orders together, and change what your photos show whenever you like.',
    de: 'Alle Bestellungen an einem Ort, und Sie ändern jederzeit, was Ihre Fotos zeigen.',
  },
  haveAccount: { en: 'Already have an account?', de: 'Sie haben schon ein Konto?' },
  registerMeta: { en: 'Create an account at {shop}.', de: 'Legen Sie ein Konto bei {shop} an.' },

  verify: { en: 'Confirm your e-mail address', de: 'E-Mail-Adresse bestätigen' },
  verifying: { en: 'Confirming your e-mail address', de: 'Ihre E-Mail-Adresse wird bestätigt' },
  verifyDone: { en: 'Thank you. Your account is ready.', de: 'Vielen Dank. Ihr Konto ist bereit.' },
  verifyMissing: {
    en: 'This link is incomplete. Please open it again from the e-mail, or copy the whole link.',
    de: 'Der Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn vollständig.',
  },
  verifyAgain: {
    en: 'Sign in with your password and we’ll send you a new link straight away.',
    de: 'Melden Sie sich mit Ihrem Passwort an, dann schicken wir Ihnen sofort einen neuen Link.',
  },
  verifyMeta: {
    en: 'Confirm the e-mail address of your account at {shop}.',
    de: 'Bestätigen Sie die E-Mail-Adresse Ihres Kontos bei {shop}.',
  },

  reset: { en: 'Forgotten your password?', de: 'Passwort vergessen?' },
  resetLede: {
    en: 'Enter the e-mail address of your account and we’ll send you a link to choose a new password.',
    de: 'Geben Sie die E-Mail-Adresse Ihres Kontos an. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  },
  resetSend: { en: 'Send the link', de: 'Link senden' },
  resetSending: { en: 'Sending the link', de: 'Der Link wird gesendet' },
  backToSignIn: { en: 'Back to sign-in', de: 'Zurück zur Anmeldung' },
  resetMeta: {
    en: 'Get a link to choose a new password.',
    de: 'Fordern Sie einen Link an, mit dem Sie ein neues Passwort wählen.',
  },

  choose: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
  chooseLede: {
    en: 'This signs you out on all your other devices.',
    de: 'Auf allen anderen Geräten werden Sie damit abgemeldet.',
  },
  chooseSave: { en: 'Save the new password', de: 'Neues Passwort speichern' },
  chooseSaving: { en: 'Saving', de: 'Wird gespeichert' },
  chosen: { en: 'Your new password is set', de: 'Ihr neues Passwort gilt' },
  chosenText: { en: 'Use it the next time you sign in.', de: 'Melden Sie sich ab jetzt damit an.' },
  chooseMissing: {
    en: 'This link is incomplete. Please open it again from the e-mail, or request a new one.',
    de: 'Der Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  },
  askAgain: { en: 'Request a new link', de: 'Neuen Link anfordern' },
  chooseMeta: { en: 'Choose a new password for your account.', de: 'Wählen Sie ein neues Passwort für Ihr Konto.' },
});
