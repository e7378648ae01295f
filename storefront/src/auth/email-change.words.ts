import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'New e-mail address', de: 'Neue E-Mail-Adresse' },
  meta: {
    en: 'Confirm the new e-mail address of your account at Afterimage.',
    de: 'Bestätigen Sie die neue E-Mail-Adresse Ihres Kontos bei Afterimage.',
  },
  ask: {
    en: 'Confirm it, and it is the one that you sign in with from now on.',
    de: 'Bestätigen Sie sie, und Sie melden sich ab jetzt mit ihr an.',
  },
  confirm: { en: 'Use this e-mail address', de: 'Diese E-Mail-Adresse verwenden' },
  confirming: { en: 'Changing it', de: 'Wird geändert' },
  done: {
    en: 'Done. From now on you sign in with {email}.',
    de: 'Erledigt. Ab jetzt melden Sie sich mit {email} an.',
  },
  missing: {
    en: 'The link is not whole. Please open it again from the mail, or copy all of it.',
    de: 'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der Mail, oder kopieren Sie ihn ganz.',
  },
  again: {
    en: 'You can ask for a new link in your account.',
    de: 'Einen neuen Link können Sie in Ihrem Konto anfordern.',
  },
  account: { en: 'To your account', de: 'Zu Ihrem Konto' },
});
