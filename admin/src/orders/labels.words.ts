import { catalogue } from '@afterimage/words/catalogue.ts';

/** Files for carriers, and back from them. */
export const words = catalogue({
  labels: { en: 'Labels', de: 'Versandetiketten' },
  labelsFor: { en: 'Labels for {carrier}', de: 'Etiketten für {carrier}' },
  otherCarrier: { en: 'another carrier', de: 'andere' },
  import: { en: 'Read tracking numbers', de: 'Sendungsnummern einlesen' },
  hint: {
    en: "Choose the list that the carrier's portal gives back, or paste rows with an order number and a tracking number.",
    de: 'Wählen Sie die Liste aus dem Portal des Versanddienstes, oder fügen Sie Zeilen mit Bestell- und Sendungsnummer ein.',
  },
  carrier: { en: 'Carrier', de: 'Versanddienst' },
  file: { en: 'File', de: 'Datei' },
  rows: { en: 'Rows', de: 'Zeilen' },
  withMail: { en: 'Tell the customers by mail', de: 'Per E-Mail benachrichtigen' },
  look: { en: 'Look at it', de: 'Ansehen' },
  take: {
    en: '{count, plural, one {Add # parcel} other {Add # parcels}}',
    de: '{count, plural, one {# Paket anlegen} other {# Pakete anlegen}}',
  },
  taken: {
    en: '{count, plural, one {# parcel was added.} other {# parcels were added.}}',
    de: '{count, plural, one {# Paket wurde angelegt.} other {# Pakete wurden angelegt.}}',
  },
  nothing: { en: 'No row has both numbers.', de: 'Keine Zeile enthält beide Nummern.' },
  stands: {
    new: { en: 'Parcel can be added', de: 'Paket kann angelegt werden' },
    added: { en: 'Added', de: 'Angelegt' },
    present: { en: 'Is there already', de: 'Ist schon vorhanden' },
    unknown: { en: 'No such order', de: 'Bestellung nicht gefunden' },
    closed: { en: 'Nothing is to be sent', de: 'Nichts mehr zu versenden' },
  },
});
