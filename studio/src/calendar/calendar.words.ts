import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  month: { en: 'Month and year', de: 'Monat und Jahr' },
  starts: { en: 'Begins in {month}.', de: 'Beginnt im {month}.' },
  datesHint: {
    en: 'One date per line: 12 March Anna, 12.3. Anna or 3/12 Anna.',
    de: 'Ein Datum pro Zeile: 12. März Anna oder 12.3. Anna.',
  },
  read: {
    en: '{count, plural, one {One date: {list}} other {# dates: {list}}}',
    de: '{count, plural, one {Ein Datum: {list}} other {# Daten: {list}}}',
  },
});
