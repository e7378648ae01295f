import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  write: { en: 'Write a mail', de: 'E-Mail schreiben' },
  mailGoesTo: { en: 'Goes to {email}', de: 'Geht an {email}' },
  subject: { en: 'Subject', de: 'Betreff' },
  text: { en: 'Text', de: 'Text' },
  sendMail: { en: 'Send', de: 'Senden' },
  changeEmail: { en: 'Change e-mail address', de: 'E-Mail-Adresse ändern' },
  email: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  emailChanged: { en: 'E-mail address changed', de: 'E-Mail-Adresse geändert' },
  save: { en: 'Save', de: 'Speichern' },
});
