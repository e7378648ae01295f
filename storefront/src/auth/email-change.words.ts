import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'New e-mail address', de: 'Neue E-Mail-Adresse' },
  meta: {
    en: 'Confirm the new e-mail address of your account at {shop}.',
    de: 'Bestätigen Sie die neue E-Mail-Adresse Ihres Kontos bei {shop}.',
  },
  ask: {
    en: 'Confirm your new address. From then on, you use it to sign in.',
    de: 'Bestätigen Sie Ihre neue Adresse. Danach melden Sie sich mit ihr an.',
  },
  confirm: { en: 'Use this e-mail address', de: 'Diese E-Mail-Adresse verwenden' },
  confirming: { en: 'Changing your address', de: 'Wird geändert' },
  done: {
    en: 'Done. You now sign in with {email}.',
    de: 'Erledigt. Ab jetzt melden Sie sich mit {email} an.',
  },
  missing: {
    en: 'This link is incomplete. Please open it again from the e-mail, or copy the whole link.',
    de: 'Der Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn vollständig.',
  },
  again: {
    en: 'You can request a new link in your account.',
    de: 'Einen neuen Link können Sie in Ihrem Konto anfordern.',
  },
  account: { en: 'Go to your account', de: 'Zu Ihrem Konto' },
});
