import { catalogue } from '@afterimage/words/catalogue.ts';

/** The page with the bank details. */
export const words = catalogue({
  title: { en: 'Pay for order {number} by bank transfer', de: 'Bestellung {number} per Überweisung bezahlen' },
  text: {
    en: 'Thank you for your order. Please transfer the amount with exactly this reference. We have sent you these details by e-mail too.',
    de: 'Vielen Dank für Ihre Bestellung. Bitte überweisen Sie den Betrag mit genau diesem Verwendungszweck. Wir haben Ihnen diese Angaben auch per E-Mail geschickt.',
  },
  textDifference: {
    en: 'Your order was changed. Please transfer the difference with exactly this reference.',
    de: 'Ihre Bestellung wurde geändert. Bitte überweisen Sie die Differenz mit genau diesem Verwendungszweck.',
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  copyName: { en: 'Copy: {name}', de: '{name} kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  confirm: {
    en: 'Please open the e-mail that we have sent to {email} and confirm your order within {minutes, plural, one {# minute} other {# minutes}}. We’ll then reserve your items for {days, plural, one {# day} other {# days}}.',
    de: 'Bitte öffnen Sie die E-Mail, die wir an {email} geschickt haben, und bestätigen Sie Ihre Bestellung innerhalb von {minutes, plural, one {# Minute} other {# Minuten}}. Dann reservieren wir Ihre Artikel {days, plural, one {# Tag} other {# Tage}} lang.',
  },
  until: { en: 'Your items are reserved until {date}.', de: 'Ihre Artikel sind bis zum {date} reserviert.' },
  row: {
    amount: { en: 'Amount', de: 'Betrag' },
    reference: { en: 'Reference', de: 'Verwendungszweck' },
    holder: { en: 'Account holder', de: 'Kontoinhaber' },
    iban: { en: 'IBAN', de: 'IBAN' },
    bic: { en: 'BIC', de: 'BIC' },
    bank: { en: 'Bank', de: 'Bank' },
  },
  code: {
    label: { en: 'Code for banking apps', de: 'GiroCode' },
    text: {
      en: 'Banking apps fill in the transfer from this code.',
      de: 'Mit diesem GiroCode füllt Ihre Banking-App die Überweisung aus.',
    },
  },
  toOrder: { en: 'View order', de: 'Zur Bestellung' },
});
