import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  chooseFirst: {
    en: 'Choose a size, and we can tell you when it is back.',
    de: 'Wählen Sie eine Größe, dann sagen wir Ihnen Bescheid, sobald sie wieder da ist.',
  },
  label: { en: 'Tell me when it is back', de: 'Benachrichtigen, sobald wieder verfügbar' },
  hint: {
    en: 'Your e-mail address. We write once and then delete it.',
    de: 'Ihre E-Mail-Adresse. Wir schreiben Ihnen einmal und löschen sie dann.',
  },
  send: { en: 'Notify me', de: 'Benachrichtigen' },
  sending: { en: 'Saving', de: 'Wird gespeichert' },
  waiting: {
    en: 'Thank you. We write to {email} once it is back in stock.',
    de: 'Danke. Wir schreiben an {email}, sobald es wieder lieferbar ist.',
  },
  backAlready: {
    en: 'Good news: it has just come back. Please reload the page.',
    de: 'Gute Nachricht: Es ist gerade wieder eingetroffen. Bitte laden Sie die Seite neu.',
  },
  wrongEmail: {
    en: 'Enter an e-mail address, such as name@example.com',
    de: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  },
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  instead: { en: 'Similar and in stock', de: 'Ähnlich und auf Lager' },
});
