import { catalogue } from '@afterimage/words/catalogue.ts';

/** The server that sends the mails of the shop. */
export const words = catalogue({
  title: { en: 'Mail server', de: 'Mailserver' },
  note: {
    en: 'By which server and in whose name the shop sends its mails. Your mail provider tells you what to enter, often under “SMTP”. Each change is sent to all owners by e-mail.',
    de: 'Über welchen Server und in wessen Namen der Shop seine E-Mails sendet. Was einzutragen ist, sagt Ihr E-Mail-Anbieter, meist unter „SMTP“. Jede Änderung geht allen Inhaberinnen und Inhabern per E-Mail zu.',
  },
  waiting: {
    en: 'There is no mail server yet. Mails wait for up to 14 days and are sent as soon as there is one.',
    de: 'Es gibt noch keinen Mailserver. E-Mails warten bis zu 14 Tage und werden gesendet, sobald es einen gibt.',
  },
  outbox: {
    en: 'There is no mail server yet. As this is a demo, mails are kept in its outbox.',
    de: 'Es gibt noch keinen Mailserver. Da dies eine Demo ist, liegen die E-Mails in ihrem Postausgang.',
  },
  openOutbox: { en: 'Open the outbox', de: 'Postausgang öffnen' },
  byHost: {
    en: 'Set where the shop runs, by the environment variables SMTP_URL and MAIL_FROM. It cannot be changed here.',
    de: 'Am Server festgelegt, durch die Umgebungsvariablen SMTP_URL und MAIL_FROM. Hier lässt es sich nicht ändern.',
  },
  host: { en: 'Server name', de: 'Servername' },
  hostHint: { en: 'For example mail.example.com', de: 'Zum Beispiel mail.example.com' },
  encryption: { en: 'Encryption', de: 'Verschlüsselung' },
  encryptions: {
    starttls: { en: 'STARTTLS (usually port 587)', de: 'STARTTLS (meist Port 587)' },
    tls: { en: 'TLS (usually port 465)', de: 'TLS (meist Port 465)' },
    none: { en: 'None', de: 'Keine' },
  },
  noneHint: {
    en: 'Mails and the password can be read on the way. Only for a server on the same machine.',
    de: 'E-Mails und Passwort sind unterwegs lesbar. Nur für einen Server auf demselben Rechner.',
  },
  port: { en: 'Port number', de: 'Portnummer' },
  wrongPort: { en: 'Please enter a number from 1 to 65535', de: 'Bitte eine Zahl von 1 bis 65535 eingeben' },
  user: { en: 'User name', de: 'Benutzername' },
  userHint: {
    en: 'Often the e-mail address. Leave it empty for a server that asks for none.',
    de: 'Oft die E-Mail-Adresse. Leer lassen, wenn der Server keinen verlangt.',
  },
  password: { en: 'Password', de: 'Passwort' },
  passwordSet: {
    en: 'It is set. Leave the field empty to keep it; for another server or user it must be entered again.',
    de: 'Es ist gesetzt. Leer lassen, damit es bleibt; für einen anderen Server oder Benutzer muss es neu eingegeben werden.',
  },
  isSet: { en: 'set', de: 'gesetzt' },
  senderName: { en: 'Name of the sender', de: 'Absendername' },
  senderAddress: { en: 'Address of the sender', de: 'Absenderadresse' },
  senderHint: {
    en: 'An address that this server may send from.',
    de: 'Eine Adresse, für die dieser Server senden darf.',
  },
  test: { en: 'Send a test mail', de: 'Testmail senden' },
  testHint: {
    en: 'It goes to you, by what is typed above, before it is saved.',
    de: 'Sie geht an Sie, mit den Angaben oben, noch vor dem Speichern.',
  },
  testSent: { en: 'Sent to {address}', de: 'An {address} gesendet' },
  remove: { en: 'Remove the mail server', de: 'Mailserver entfernen' },
  removeTitle: { en: 'Remove the mail server?', de: 'Mailserver entfernen?' },
  removeNote: {
    en: 'Mails to customers wait until there is another one.',
    de: 'E-Mails an die Kundschaft warten dann, bis es wieder einen gibt.',
  },
});
