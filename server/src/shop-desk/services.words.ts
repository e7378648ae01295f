import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is wrong with the settings of payment and mail, and the mails about their changes. */
export const words = catalogue({
  byHost: {
    en: 'This is set where the shop runs, by an environment variable. It cannot be changed here.',
    de: 'Das ist dort festgelegt, wo der Shop läuft, durch eine Umgebungsvariable. Hier lässt es sich nicht ändern.',
  },
  wrongIban: {
    en: 'This IBAN is wrong: its check digits do not match',
    de: 'Diese IBAN ist falsch: Die Prüfziffer stimmt nicht',
  },
  wrongBic: {
    en: 'Please enter a BIC, like COBADEFFXXX, or leave the field empty',
    de: 'Bitte geben Sie einen BIC ein, etwa COBADEFFXXX, oder lassen Sie das Feld leer',
  },
  oneLine: { en: 'Please enter one line of text', de: 'Bitte geben Sie eine Zeile Text ein' },
  wrongSecretKey: {
    en: 'Please enter a secret key of Stripe: it begins with sk_ or rk_',
    de: 'Bitte geben Sie einen geheimen Schlüssel von Stripe ein: Er beginnt mit sk_ oder rk_',
  },
  wrongWebhookSecret: {
    en: 'Please enter the signing secret of the webhook: it begins with whsec_',
    de: 'Bitte geben Sie das Signaturgeheimnis des Webhooks ein: Es beginnt mit whsec_',
  },
  keyRefused: {
    en: 'Stripe does not accept this key. Please copy it again.',
    de: 'Stripe nimmt diesen Schlüssel nicht an. Bitte kopieren Sie ihn noch einmal.',
  },
  keyRestricted: {
    en: 'Stripe knows this key, but it lacks the permission for Checkout Sessions.',
    de: 'Stripe kennt diesen Schlüssel, ihm fehlt aber die Berechtigung für Checkout Sessions.',
  },
  stripeUnreachable: {
    en: 'Stripe cannot be reached at the moment. Please try again later.',
    de: 'Stripe ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  },
  wrongHost: {
    en: 'Please enter the name of a server, like mail.example.com',
    de: 'Bitte geben Sie den Namen eines Servers ein, etwa mail.example.com',
  },
  passwordAgain: {
    en: 'Please enter the password: for another server or user the stored one is not used',
    de: 'Bitte geben Sie das Passwort ein: Für einen anderen Server oder Benutzer wird das gespeicherte nicht verwendet',
  },
  failures: {
    unknownHost: { en: 'There is no server of this name', de: 'Einen Server mit diesem Namen gibt es nicht' },
    noConnection: {
      en: 'The server cannot be reached on this port',
      de: 'Der Server ist über diesen Port nicht erreichbar',
    },
    notMailServer: {
      en: 'What answers on this port is no mail server, or expects another encryption',
      de: 'Auf diesem Port antwortet kein Mailserver, oder er erwartet eine andere Verschlüsselung',
    },
    encryption: {
      en: 'The server does not offer this encryption on this port',
      de: 'Der Server bietet diese Verschlüsselung auf diesem Port nicht an',
    },
    certificate: {
      en: 'The certificate of the server is not valid for this name',
      de: 'Das Zertifikat des Servers gilt nicht für diesen Namen',
    },
    signIn: {
      en: 'The server does not accept this user and password',
      de: 'Der Server nimmt Benutzer und Passwort nicht an',
    },
    sender: {
      en: 'The server does not accept this sender',
      de: 'Der Server nimmt diesen Absender nicht an',
    },
    refused: { en: 'The server did not take the mail', de: 'Der Server hat die E-Mail nicht angenommen' },
  },
  serverSays: { en: '{sentence}. It says: {reply}', de: '{sentence}. Er meldet: {reply}' },
  test: {
    subject: { en: 'Test mail of {shop}', de: 'Testmail von {shop}' },
    preview: { en: 'The mail server works.', de: 'Der Mailserver funktioniert.' },
    heading: { en: 'The mail server works', de: 'Der Mailserver funktioniert' },
    text: {
      en: 'You have sent this mail from the settings of the shop. If the settings are not saved yet, you can save them now.',
      de: 'Sie haben diese E-Mail aus den Einstellungen des Shops gesendet. Falls noch nicht geschehen, können Sie die Einstellungen jetzt speichern.',
    },
    reason: {
      en: 'You’re receiving this e-mail because you have asked for a test mail.',
      de: 'Sie erhalten diese E-Mail, weil Sie eine Testmail angefordert haben.',
    },
  },
  notice: {
    subjects: {
      'bank-account': {
        en: 'The bank account of {shop} was changed',
        de: 'Das Bankkonto von {shop} wurde geändert',
      },
      stripe: {
        en: 'The Stripe keys of {shop} were changed',
        de: 'Die Stripe-Schlüssel von {shop} wurden geändert',
      },
      'mail-server': {
        en: 'The mail server of {shop} was changed',
        de: 'Der Mailserver von {shop} wurde geändert',
      },
    },
    preview: { en: 'If that was not you, act now.', de: 'Waren Sie das nicht, handeln Sie jetzt.' },
    text: {
      en: '{name} ({email}) has made this change in the settings of the shop on {time}.',
      de: '{name} ({email}) hat das am {time} in den Einstellungen des Shops geändert.',
    },
    account: {
      en: 'Customers now transfer money to the account of {holder} whose IBAN ends in {end}.',
      de: 'Kundinnen und Kunden überweisen jetzt auf das Konto von {holder}, dessen IBAN auf {end} endet.',
    },
    keys: {
      en: 'The secret key now ends in {end}.',
      de: 'Der geheime Schlüssel endet jetzt auf {end}.',
    },
    server: {
      en: 'Mails now go out by {host}, from {sender}.',
      de: 'E-Mails gehen jetzt über {host} hinaus, von {sender}.',
    },
    removed: { en: 'It was removed.', de: 'Die Angaben wurden entfernt.' },
    warning: {
      en: 'If you do not know of this change, someone else may have access to the administration. Take that access away under Team, put the settings right, and ask your bank or provider.',
      de: 'Wenn Sie von dieser Änderung nichts wissen, hat vielleicht jemand Fremdes Zugang zur Verwaltung. Entziehen Sie diesen Zugang unter „Team“, stellen Sie die Einstellungen richtig und fragen Sie bei Bank oder Anbieter nach.',
    },
    button: { en: 'Open the settings', de: 'Einstellungen öffnen' },
    reason: {
      en: 'You’re receiving this e-mail because you are an owner of the shop {shop}.',
      de: 'Sie erhalten diese E-Mail, weil Sie im Shop {shop} als Inhaberin oder Inhaber eingetragen sind.',
    },
  },
});
