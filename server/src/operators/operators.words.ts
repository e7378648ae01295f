import { catalogue } from '@afterimage/words/catalogue.ts';

/** What operators are told beside the fields of their forms, and in the mail of an invitation. */
export const words = catalogue({
  wrongCode: {
    en: 'This code does not fit. Please enter the one that the app shows now.',
    de: 'Dieser Code passt nicht. Bitte geben Sie den ein, den die App gerade zeigt.',
  },
  noWay: {
    en: 'Please set up a passkey, or a password with an authenticator app.',
    de: 'Bitte richten Sie einen Passkey ein oder ein Passwort mit Authenticator-App.',
  },
  otherOperator: {
    en: 'This is the passkey of another person. Please use your own.',
    de: 'Dieser Passkey gehört einer anderen Person. Bitte verwenden Sie Ihren eigenen.',
  },
  invitedTwice: { en: 'This person is on the team already.', de: 'Diese Person gehört schon zum Team.' },
  notYourRight: { en: 'Your role does not include all of this.', de: 'Ihre Rolle umfasst das nicht alles.' },
  tooManyTokens: {
    en: 'You have {most} access tokens. Please revoke one that you no longer need.',
    de: 'Sie haben {most} Zugriffstoken. Bitte widerrufen Sie einen, den Sie nicht mehr brauchen.',
  },
  changedBy: {
    en: '{name} has changed this in the meantime ({time}). Please look at it again.',
    de: '{name} hat das in der Zwischenzeit geändert ({time}). Bitte sehen Sie es sich noch einmal an.',
  },
  changedBySomebody: {
    en: 'This was changed in the meantime ({time}). Please look at it again.',
    de: 'Das wurde in der Zwischenzeit geändert ({time}). Bitte sehen Sie es sich noch einmal an.',
  },
  reset: {
    subject: { en: 'A new access to the shop {shop}', de: 'Neuer Zugang zum Shop {shop}' },
    preview: { en: 'The link works once, for one day.', de: 'Der Link gilt einmal, einen Tag lang.' },
    heading: { en: 'Set up your sign-in anew', de: 'Richten Sie Ihre Anmeldung neu ein' },
    text: {
      en: '{name} sends you this link, by which you set up anew how you sign in. What you have signed in by so far, and recovery codes, are worth nothing once you have used it.',
      de: '{name} schickt Ihnen diesen Link, mit dem Sie Ihre Anmeldung neu einrichten. Bisherige Passkeys, Passwort und Wiederherstellungscodes gelten danach nicht mehr.',
    },
    button: { en: 'Set up access', de: 'Zugang einrichten' },
    note: {
      en: 'The link works once, for one day. Do not pass it on: anyone who has it gets your access.',
      de: 'Der Link gilt einmal, einen Tag lang. Geben Sie ihn nicht weiter: Wer ihn hat, bekommt Ihren Zugang.',
    },
    reason: {
      en: 'You’re receiving this e-mail because you help run this shop. If you can sign in and did not ask for it, tell {name}.',
      de: 'Sie erhalten diese E-Mail, weil Sie in diesem Shop mitarbeiten. Wenn Sie sich anmelden können und nicht darum gebeten haben, sagen Sie es {name}.',
    },
  },
  invitation: {
    subject: { en: 'Your access to the shop {shop}', de: 'Ihr Zugang zum Shop {shop}' },
    preview: { en: 'The link works once, for three days.', de: 'Der Link gilt einmal, drei Tage lang.' },
    heading: { en: 'Welcome to the team', de: 'Willkommen im Team' },
    text: {
      en: '{name} has invited you to help run the shop {shop}. With this link you set up how you sign in.',
      de: '{name} hat Sie eingeladen, im Shop {shop} mitzuarbeiten. Mit diesem Link richten Sie Ihre Anmeldung ein.',
    },
    button: { en: 'Set up access', de: 'Zugang einrichten' },
    note: {
      en: 'The link works once, for three days. Do not pass it on: anyone who has it gets your access.',
      de: 'Der Link gilt einmal, drei Tage lang. Geben Sie ihn nicht weiter: Wer ihn hat, bekommt Ihren Zugang.',
    },
    reason: {
      en: 'You’re receiving this e-mail because someone who runs this shop has entered your address. If it means nothing to you, do nothing.',
      de: 'Sie erhalten diese E-Mail, weil jemand aus diesem Shop Ihre Adresse eingetragen hat. Sagt Ihnen das nichts, müssen Sie nichts tun.',
    },
  },
});
