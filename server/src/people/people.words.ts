import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  // The columns of the table of people.
  columns: {
    name: { en: 'Name', de: 'Name' },
    email: { en: 'E-mail', de: 'E-Mail' },
    country: { en: 'Country', de: 'Land' },
    locale: { en: 'Language', de: 'Sprache' },
    account: { en: 'Account', de: 'Konto' },
    verified: { en: 'Address confirmed', de: 'Adresse bestätigt' },
    orderCount: { en: 'Orders', de: 'Bestellungen' },
    spent: { en: 'Spent', de: 'Umsatz' },
    lastOrderAt: { en: 'Last order', de: 'Letzte Bestellung' },
    firstSeenAt: { en: 'Since', de: 'Seit' },
  },
  file: { en: 'customer-data', de: 'kundendaten' },
  otherEmail: {
    en: 'Please type in the e-mail address of this person.',
    de: 'Bitte geben Sie die E-Mail-Adresse dieser Person ein.',
  },
  noAccount: {
    en: 'This person has no account.',
    de: 'Diese Person hat kein Konto.',
  },
  verified: {
    en: 'This address is confirmed already.',
    de: 'Diese Adresse ist bereits bestätigt.',
  },
});
