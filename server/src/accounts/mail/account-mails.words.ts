import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  verification: {
    subject: { en: 'Confirm your e-mail address', de: 'Bestätigen Sie Ihre E-Mail-Adresse' },
    preview: {
      en: 'Just confirm your e-mail address and your account is ready.',
      de: 'Nur noch bestätigen, und Ihr Konto ist bereit.',
    },
    heading: { en: 'Hello {name}', de: 'Guten Tag {name}' },
    text: {
      en: 'Please confirm your e-mail address, and your account is ready.',
      de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, und Ihr Konto ist bereit.',
    },
    button: { en: 'Confirm e-mail address', de: 'E-Mail-Adresse bestätigen' },
    note: {
      en: 'The link works once and is valid for 48 hours.',
      de: 'Der Link ist 48 Stunden gültig und lässt sich einmal verwenden.',
    },
    ownPassword: {
      before: {
        en: 'Someone has registered with this address before. This link opens the account with the password of the registration that this e-mail is about. If you did not choose that one, ',
        de: 'Mit dieser Adresse hat sich schon einmal jemand registriert. Dieser Link eröffnet das Konto mit dem Passwort der Registrierung, zu der diese E-Mail gehört. Stammt es nicht von Ihnen, ',
      },
      link: { en: 'choose a new one', de: 'wählen Sie ein neues' },
      after: { en: ' instead.', de: '.' },
    },
    reason: {
      en: 'You’re receiving this e-mail because someone registered at {shop} with this address. If it wasn’t you, you can ignore it.',
      de: 'Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse bei {shop} registriert hat. Waren Sie das nicht, müssen Sie nichts tun.',
    },
  },
  known: {
    subject: { en: 'You already have an account', de: 'Sie haben bereits ein Konto' },
    preview: {
      en: 'Sign in, or choose a new password.',
      de: 'Melden Sie sich an, oder wählen Sie ein neues Passwort.',
    },
    heading: { en: 'Hello again {name}', de: 'Willkommen zurück, {name}' },
    text: {
      en: 'You have just tried to register, but there is already an account with this e-mail address.',
      de: 'Sie wollten sich gerade registrieren, aber es gibt bereits ein Konto mit dieser E-Mail-Adresse.',
    },
    button: { en: 'Sign in', de: 'Anmelden' },
    before: { en: 'If you have forgotten your password, ', de: 'Haben Sie Ihr Passwort vergessen, ' },
    link: { en: 'choose a new one', de: 'wählen Sie ein neues' },
    reason: {
      en: 'If it was not you who tried to register: nothing has changed, and nothing needs to be done.',
      de: 'Falls nicht Sie sich registrieren wollten: Es hat sich nichts geändert, und Sie müssen nichts tun.',
    },
  },
  reset: {
    subject: { en: 'Choose a new password', de: 'Wählen Sie ein neues Passwort' },
    preview: {
      en: 'The link works once and is valid for one hour.',
      de: 'Der Link ist eine Stunde gültig und lässt sich einmal verwenden.',
    },
    heading: { en: 'Hello {name}', de: 'Guten Tag {name}' },
    text: {
      en: 'Here you can choose a new password for your account.',
      de: 'Hier können Sie ein neues Passwort für Ihr Konto wählen.',
    },
    button: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
    note: {
      en: 'The link works once and is valid for one hour. Choosing a new password signs you out everywhere.',
      de: 'Der Link ist eine Stunde gültig und lässt sich einmal verwenden. Mit dem neuen Passwort werden Sie überall abgemeldet.',
    },
    reason: {
      en: 'If you didn’t request this, you can ignore this e-mail: your password stays the same.',
      de: 'Haben Sie das nicht angefordert, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.',
    },
  },
  changed: {
    subject: { en: 'Your password was changed', de: 'Ihr Passwort wurde geändert' },
    preview: { en: 'You were signed out everywhere.', de: 'Sie wurden überall abgemeldet.' },
    heading: { en: 'Hello {name}', de: 'Guten Tag {name}' },
    text: {
      en: 'Your account has a new password. You were signed out everywhere.',
      de: 'Ihr Konto hat ein neues Passwort. Sie wurden überall abgemeldet.',
    },
    button: { en: 'Sign in', de: 'Anmelden' },
    before: { en: 'If it was not you, ', de: 'Waren Sie das nicht, ' },
    link: { en: 'choose another password', de: 'wählen Sie ein anderes Passwort' },
    after: { en: ' at once.', de: ', am besten sofort.' },
    reason: {
      en: 'You’re receiving this e-mail because it concerns the security of your account.',
      de: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
    },
  },
});
