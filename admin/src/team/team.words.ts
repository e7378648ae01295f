import { catalogue } from '@afterimage/words/catalogue.ts';

/** Who may sign in at the admin. */
export const words = catalogue({
  title: { en: 'Team', de: 'Team' },
  you: { en: '{name} (you)', de: '{name} (Sie)' },
  email: { en: 'E-mail', de: 'E-Mail' },
  role: { en: 'Role', de: 'Rolle' },
  invite: { en: 'Invite', de: 'Einladen' },
  sendInvitation: { en: 'Send the invitation', de: 'Einladung senden' },
  invited: { en: 'Invitation sent to {email}', de: 'Einladung an {email} gesendet' },
  invitations: { en: 'Invitations', de: 'Einladungen' },
  validUntil: { en: 'valid until', de: 'gültig bis' },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen' },
  withdrawOf: { en: 'Withdraw the invitation of {email}', de: 'Einladung an {email} zurückziehen' },
  withdrawn: { en: 'Invitation withdrawn', de: 'Einladung zurückgezogen' },
  passkeyCount: {
    en: '{count, plural, =0 {no passkey} one {# passkey} other {# passkeys}}',
    de: '{count, plural, =0 {kein Passkey} one {# Passkey} other {# Passkeys}}',
  },
  withPassword: { en: 'password and app', de: 'Passwort und App' },
  roleChanged: { en: 'Role of {name} changed', de: 'Rolle von {name} geändert' },
  acts: { en: 'Audit log of this person', de: 'Protokoll dieser Person' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeNamed: { en: 'Remove {name}', de: '{name} entfernen' },
  removeNote: {
    en: 'All sessions end at once. The audit log keeps the name.',
    de: 'Alle Sitzungen enden sofort. Das Protokoll behält den Namen.',
  },
  removed: { en: '{name} removed', de: '{name} entfernt' },
  sessionEnded: { en: 'Session ended', de: 'Sitzung beendet' },
});
