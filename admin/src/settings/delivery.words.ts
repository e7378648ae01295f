import { catalogue } from '@afterimage/words/catalogue.ts';

/** Where the shop delivers to, by which ways, and what they cost. */
export const words = catalogue({
  title: { en: 'Delivery', de: 'Versand' },
  note: {
    en: 'A zone is a group of countries with the same ways of delivery. Countries in no zone are not delivered to. Orders that are placed keep their price. The time is counted in working days from the day of dispatch.',
    de: 'Eine Zone fasst Länder mit denselben Versandarten zusammen. In Länder ohne Zone wird nicht geliefert. Bestellungen behalten ihren Preis. Die Lieferzeit zählt in Werktagen ab dem Versandtag.',
  },
  calendar: {
    en: 'Cut-off hour, closed days and the time to make an item',
    de: 'Bestellschluss, freie Tage und Fertigungszeit',
  },
  zones: { en: 'Zones', de: 'Zonen' },
  newZone: { en: 'New zone', de: 'Neue Zone' },
  addZone: { en: 'Add a zone', de: 'Zone hinzufügen' },
  removeZone: { en: 'Remove the zone', de: 'Zone entfernen' },
  zoneName: { en: 'Name of the zone', de: 'Name der Zone' },
  zoneNameHint: { en: 'Only you see it', de: 'Nur Sie sehen ihn' },
  countries: { en: 'Countries', de: 'Länder' },
  others: { en: 'All countries that are in no other zone', de: 'Alle Länder, die in keiner anderen Zone sind' },
  addCountry: { en: 'Add a country', de: 'Land hinzufügen' },
  pickCountry: { en: 'Choose…', de: 'Auswählen …' },
  removeCountry: { en: 'Remove {country}', de: '{country} entfernen' },
  notDelivered: {
    en: '{count, plural, one {The shop does not deliver to one country.} other {The shop does not deliver to # countries.}}',
    de: '{count, plural, one {In ein Land liefert der Shop nicht.} other {In # Länder liefert der Shop nicht.}}',
  },
  addWay: { en: 'Add a way of delivery', de: 'Versandart hinzufügen' },
  removeWay: { en: 'Remove {way}', de: '{way} entfernen' },
  moveUp: { en: 'Move {way} up', de: '{way} nach oben' },
  way: { en: '{zone}: {way}', de: '{zone}: {way}' },
  newWay: { en: 'New way of delivery', de: 'Neue Versandart' },
  wayName: { en: 'Name in {language}', de: 'Name auf {language}' },
  kind: { en: 'Kind', de: 'Art' },
  kinds: {
    delivery: { en: 'Sent to the customer', de: 'Wird zugesandt' },
    pickup: { en: 'Picked up at the shop', de: 'Wird im Laden abgeholt' },
  },
  address: { en: 'Where it is picked up', de: 'Wo abgeholt wird' },
  addressHint: { en: 'As on a letter, line by line', de: 'Wie auf einem Brief, Zeile für Zeile' },
  hours: { en: 'When, in {language}', de: 'Wann, auf {language}' },
  price: { en: 'Price in {currency}', de: 'Preis in {currency}' },
  freeFrom: { en: 'Free from, in {currency}', de: 'Kostenlos ab, in {currency}' },
  never: { en: 'Empty: never', de: 'Leer: nie' },
  minDays: { en: 'Days at least', de: 'Tage mindestens' },
  maxDays: { en: 'Days at most', de: 'Tage höchstens' },
  zoneText: { en: '{zone} ({countries}): {ways}', de: '{zone} ({countries}): {ways}' },
  wayText: { en: '{way} {price}, {days}', de: '{way} {price}, {days}' },
  days: {
    en: '{max, plural, one {# day} other {{min}–# days}}',
    de: '{max, plural, one {# Tag} other {{min}–# Tage}}',
  },
});
