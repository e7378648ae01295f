import { catalogue } from '@afterimage/words/catalogue.ts';

/** Editing an order before its production, and correcting it afterwards. */
export const words = catalogue({
  edit: { en: 'Edit order', de: 'Bestellung ändern' },
  correct: { en: 'Correct address or delivery', de: 'Adresse oder Lieferung korrigieren' },
  correctHint: {
    en: 'Production has started: packing slips and labels follow the correction, order and invoice stay as they were.',
    de: 'Die Produktion hat begonnen: Lieferscheine und Etiketten folgen der Korrektur, Bestellung und Rechnung bleiben, wie sie waren.',
  },
  corrected: { en: 'The correction is noted', de: 'Die Korrektur ist vermerkt' },
  note: { en: 'Note the correction', de: 'Korrektur vermerken' },
  variantOf: { en: 'Variant of {name}', de: 'Variante von {name}' },
  stock: { en: '{name} ({stock} in stock)', de: '{name} ({stock} auf Lager)' },
  addProduct: { en: 'Add a product', de: 'Produkt hinzufügen' },
  findProduct: { en: 'Name or article number', de: 'Name oder Artikelnummer' },
  add: { en: 'Add {name}', de: '{name} hinzufügen' },
  nothingFound: { en: 'No plain product has this name', de: 'Kein Produkt ohne Personalisierung heißt so' },
  takeOut: { en: 'Take {name} out again', de: '{name} wieder herausnehmen' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  address: { en: 'Delivery address', de: 'Lieferadresse' },
  fields: {
    firstName: { en: 'First name', de: 'Vorname' },
    lastName: { en: 'Last name', de: 'Nachname' },
    company: { en: 'Company', de: 'Firma' },
    line1: { en: 'Street and number', de: 'Straße und Hausnummer' },
    line2: { en: 'Address line 2', de: 'Adresszusatz' },
    postalCode: { en: 'Postal code', de: 'Postleitzahl' },
    city: { en: 'City', de: 'Ort' },
    region: { en: 'Region', de: 'Region' },
    countryCode: { en: 'Country', de: 'Land' },
    phone: { en: 'Telephone', de: 'Telefon' },
  },
  changes: { en: 'What changes', de: 'Was sich ändert' },
  stockChange: { en: '{name}: {change} of {stock} in stock', de: '{name}: {change} von {stock} auf Lager' },
});
