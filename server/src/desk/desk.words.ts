import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  otherCount: {
    en: '{count, plural, one {# row is} other {# rows are}} selected now, and you saw {expected}. Please look again before you go on.',
    de: 'Jetzt {count, plural, one {ist # Zeile} other {sind # Zeilen}} ausgewählt, gesehen haben Sie {expected}. Bitte prüfen Sie die Auswahl noch einmal.',
  },
  tooManyRows: {
    en: '{count} rows are too many at once. Please narrow the filter.',
    de: '{count} Zeilen sind zu viele auf einmal. Bitte grenzen Sie den Filter ein.',
  },
  nameTaken: {
    en: 'You have a view of this name already',
    de: 'Sie haben schon eine Ansicht mit diesem Namen',
  },
  tooManyViews: { en: 'At most 100 views a list', de: 'Höchstens 100 Ansichten je Liste' },
  // Views of the list of orders that every shop has.
  views: {
    toCheck: { en: 'To check', de: 'Zu prüfen' },
    toSend: { en: 'To send', de: 'Zu versenden' },
    unpaidTransfers: { en: 'Unpaid transfers', de: 'Offene Überweisungen' },
  },
});
