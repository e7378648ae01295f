import { catalogue } from '@afterimage/words/catalogue.ts';

/** What delivery costs, by zone. */
export const words = catalogue({
  title: { en: 'Delivery', de: 'Versand' },
  note: {
    en: 'Orders that are placed keep their price. The time is counted in working days from the day of dispatch.',
    de: 'Bestellungen behalten ihren Preis. Die Lieferzeit zählt in Werktagen ab dem Versandtag.',
  },
  calendar: {
    en: 'Cut-off hour, closed days and the time to make an item',
    de: 'Bestellschluss, freie Tage und Fertigungszeit',
  },
  zones: {
    home: { en: 'Own country', de: 'Eigenes Land' },
    union: { en: 'European Union', de: 'Europäische Union' },
    europe: { en: 'Rest of Europe', de: 'Übriges Europa' },
    world: { en: 'All other countries', de: 'Alle anderen Länder' },
  },
  ways: {
    standard: { en: 'Standard delivery', de: 'Standardversand' },
    express: { en: 'Express delivery', de: 'Expressversand' },
  },
  price: { en: 'Price in {currency}', de: 'Preis in {currency}' },
  freeFrom: { en: 'Free from, in {currency}', de: 'Kostenlos ab, in {currency}' },
  never: { en: 'Empty: never', de: 'Leer: nie' },
  rate: {
    en: '{way}: {price}, {days}',
    de: '{way}: {price}, {days}',
  },
  rateFreeFrom: {
    en: '{way}: {price}, free from {freeFrom}, {days}',
    de: '{way}: {price}, kostenlos ab {freeFrom}, {days}',
  },
  notOffered: { en: '{way}: not offered', de: '{way}: nicht angeboten' },
  days: {
    en: '{max, plural, one {# day} other {{min}–# days}}',
    de: '{max, plural, one {# Tag} other {{min}–# Tage}}',
  },
  minDays: { en: 'Days at least', de: 'Tage mindestens' },
  maxDays: { en: 'Days at most', de: 'Tage höchstens' },
});
