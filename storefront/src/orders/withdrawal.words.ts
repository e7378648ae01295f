import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  // The law prescribes both labels.
  title: { en: 'Withdraw from contract here', de: 'Vertrag widerrufen' },
  confirm: { en: 'Confirm withdrawal', de: 'Widerruf bestätigen' },
  toDeclaration: { en: 'Withdraw from the contract', de: 'Zum Widerruf' },
  instruction: { en: 'Right of withdrawal', de: 'Widerrufsbelehrung' },
  exempt: {
    en: 'What was made for you with your photos or words is exempt and not listed here.',
    de: 'Was mit Ihren Fotos oder Texten für Sie gefertigt wurde, ist ausgenommen und steht nicht in dieser Liste.',
  },
  text: {
    en: 'You withdraw from the contract about these items of the order {number}. We e-mail you a receipt with date and time.',
    de: 'Sie widerrufen den Vertrag über diese Artikel der Bestellung {number}. Wir senden Ihnen eine Eingangsbestätigung mit Datum und Uhrzeit per E-Mail.',
  },
  name: { en: 'Your name', de: 'Ihr Name' },
  email: { en: 'E-mail address for the receipt', de: 'E-Mail-Adresse für die Bestätigung' },
  incomplete: {
    en: 'Please enter your name and choose at least one item.',
    de: 'Bitte geben Sie Ihren Namen an und wählen Sie mindestens einen Artikel.',
  },
  sending: { en: 'Sending it', de: 'Wird gesendet' },
  done: {
    en: 'You withdrew on {date}. We have e-mailed you the receipt.',
    de: 'Sie haben am {date} widerrufen. Die Eingangsbestätigung haben wir Ihnen per E-Mail gesendet.',
  },
});
