import { catalogue } from '@afterimage/words/catalogue.ts';

/** Signing in, and setting up how one signs in. */
export const words = catalogue({
  signIn: { en: 'Sign in', de: 'Anmelden' },
  withPasskey: { en: 'Sign in with a passkey', de: 'Mit Passkey anmelden' },
  again: { en: 'Please confirm that it is you', de: 'Bitte bestätigen Sie, dass Sie es sind' },
  againNote: {
    en: 'This changes who may sign in, and your last sign-in was a while ago.',
    de: 'Hier geht es darum, wer sich anmelden darf, und Ihre letzte Anmeldung liegt etwas zurück.',
  },
  orCode: { en: 'With password and code', de: 'Mit Passwort und Code' },
  email: { en: 'E-mail', de: 'E-Mail' },
  password: { en: 'Password', de: 'Passwort' },
  code: { en: 'One-time code', de: 'Einmalcode' },
  codeHint: {
    en: 'From your authenticator app, or a recovery code. Without a password, leave its field empty.',
    de: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode. Ohne Passwort bleibt dessen Feld leer.',
  },
  passkeyStopped: {
    en: 'The passkey was not used. Please try again.',
    de: 'Der Passkey wurde nicht benutzt. Bitte versuchen Sie es noch einmal.',
  },
  setup: { en: 'Set up your access', de: 'Ihren Zugang einrichten' },
  setupNote: {
    en: 'A passkey is kept by this device or your password manager and opened by finger, face or PIN.',
    de: 'Ein Passkey liegt auf diesem Gerät oder in Ihrem Passwortmanager und wird mit Finger, Gesicht oder PIN freigegeben.',
  },
  name: { en: 'Name', de: 'Name' },
  createPasskey: { en: 'Create a passkey', de: 'Passkey erstellen' },
  passkeyName: { en: 'First passkey', de: 'Erster Passkey' },
  codesTitle: { en: 'Your recovery codes', de: 'Ihre Wiederherstellungscodes' },
  codesNote: {
    en: 'Each signs you in once if you lose your passkey. They are shown only now: print them or store them safely.',
    de: 'Jeder meldet Sie einmal an, falls Sie Ihren Passkey verlieren. Sie werden nur jetzt gezeigt: Drucken Sie sie aus oder bewahren Sie sie sicher auf.',
  },
  goOn: { en: 'I have stored them', de: 'Ich habe sie aufbewahrt' },
});
