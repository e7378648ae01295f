import { catalogue } from '@afterimage/words/catalogue.ts';

/** Value added tax: whose is charged, and the rates. */
export const words = catalogue({
  title: { en: 'Value added tax', de: 'Umsatzsteuer' },
  note: {
    en: 'Prices contain the tax. Orders keep the rate that they were placed with.',
    de: 'Die Preise enthalten die Steuer. Bestellungen behalten den Satz, zu dem sie aufgegeben wurden.',
  },
  mode: { en: 'Whose tax the shop charges', de: 'Welche Steuer der Shop berechnet' },
  modes: {
    destination: {
      en: 'That of the country of delivery (One-Stop Shop)',
      de: 'Die des Ziellandes (One-Stop-Shop)',
    },
    home: {
      en: 'Our own within the European Union (below the threshold)',
      de: 'In der EU die eigene (unter der Lieferschwelle)',
    },
    exempt: { en: 'None: small business', de: 'Keine: Kleinunternehmer' },
  },
  taxedExports: {
    en: 'Charge the tax of countries outside of the European Union that have a rate here',
    de: 'Steuer von Ländern außerhalb der EU berechnen, für die hier ein Satz steht',
  },
  taxedExportsName: { en: 'Tax outside of the European Union', de: 'Steuer außerhalb der EU' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  rates: { en: 'Rates', de: 'Steuersätze' },
  country: { en: 'Country', de: 'Land' },
  today: { en: 'Today', de: 'Heute' },
  changes: { en: 'Changes', de: 'Änderungen' },
  fromDay: { en: '{rate} from {day}', de: '{rate} ab {day}' },
  sinceDay: { en: '{rate} since {day}', de: '{rate} seit {day}' },
  homeMark: { en: 'Home', de: 'Sitz' },
  change: { en: 'Change', de: 'Ändern' },
  changeOf: { en: 'Change the rate of {country}', de: 'Satz ändern: {country}' },
  changeTitle: { en: 'Another rate: {country}', de: 'Neuer Steuersatz: {country}' },
  noRate: { en: 'none yet', de: 'noch keiner' },
  addCountry: { en: 'Add a country', de: 'Land hinzufügen' },
  taxName: { en: 'Name on receipts', de: 'Name auf Belegen' },
  taxNameHint: {
    en: 'In English, for example VAT or GST. A name that your own country has too is translated like there.',
    de: 'Auf Englisch, etwa VAT oder GST. Ein Name, den auch Ihr eigenes Land hat, wird übersetzt wie dort.',
  },
  countryAdded: { en: '{country} has a rate now', de: 'Für {country} gibt es jetzt einen Steuersatz' },
  rate: { en: 'Rate in percent', de: 'Satz in Prozent' },
  wrongRate: { en: 'Please enter 0 to 50, like 21 or 8.1', de: 'Bitte 0 bis 50 eingeben, etwa 21 oder 8,1' },
  validFrom: { en: 'From', de: 'Ab' },
  add: { en: 'Save', de: 'Speichern' },
  added: { en: 'The rate changes on {day}', de: 'Der Satz ändert sich am {day}' },
  remove: { en: 'Take back', de: 'Zurücknehmen' },
  removeOf: { en: 'Take back {rate} from {day} in {country}', de: '{rate} ab {day} zurücknehmen: {country}' },
  removed: { en: 'The change was taken back', de: 'Die Änderung wurde zurückgenommen' },
});
