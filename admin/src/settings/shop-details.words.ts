import { catalogue } from '@afterimage/words/catalogue.ts';

/** The name of the shop and who sells. */
export const words = catalogue({
  title: { en: 'Shop details', de: 'Angaben zum Shop' },
  note: {
    en: 'They stand at the top of pages and mails, on invoices, packing slips and in the imprint. Invoices that exist stay as they are.',
    de: 'Sie stehen oben auf Seiten und in E-Mails, auf Rechnungen, Packzetteln und im Impressum. Vorhandene Rechnungen bleiben, wie sie sind.',
  },
  name: { en: 'Name of the shop', de: 'Name des Shops' },
  nameMissing: { en: 'Please enter a name', de: 'Bitte einen Namen eingeben' },
  address: { en: 'Address', de: 'Anschrift' },
  addressHint: {
    en: 'Street, postcode and town, country: a line each. If another name has to stand on invoices, such as that of your company, it is the first line.',
    de: 'Straße, PLZ und Ort, Land: je eine Zeile. Muss auf Rechnungen noch ein anderer Name stehen, etwa der Ihrer Firma, ist er die erste Zeile.',
  },
  addressMissing: { en: 'Please enter an address', de: 'Bitte eine Anschrift eingeben' },
  addressLong: {
    en: 'At most {lines} lines of {length} characters each',
    de: 'Höchstens {lines} Zeilen mit je {length} Zeichen',
  },
  taxId: { en: 'VAT ID', de: 'USt-IdNr.' },
  taxIdHint: {
    en: 'Stands on invoices. Leave it empty without one.',
    de: 'Steht auf Rechnungen. Ohne eine bleibt das Feld leer.',
  },
  mail: { en: 'E-mail address for customers', de: 'E-Mail-Adresse für Kundinnen und Kunden' },
  mailHint: {
    en: 'On the help page and in the imprint. Reports and answers to proofs arrive there too.',
    de: 'Auf der Hilfeseite und im Impressum. Auch Meldungen und Antworten auf Korrekturabzüge kommen dort an.',
  },
  wrongMail: {
    en: 'Please enter an e-mail address, like help@example.com',
    de: 'Bitte eine E-Mail-Adresse eingeben, etwa hilfe@example.com',
  },
  homeCountry: { en: 'Country of the shop', de: 'Land des Shops' },
  homeCountryHint: {
    en: 'Decides on taxes and delivery: look at both after a change.',
    de: 'Bestimmt Steuern und Versand: Sehen Sie nach einer Änderung beide durch.',
  },
  currency: { en: 'Currency', de: 'Währung' },
  currencyHint: {
    en: 'Amounts are not converted. With the first order the currency is fixed.',
    de: 'Beträge werden nicht umgerechnet. Mit der ersten Bestellung steht die Währung fest.',
  },
  currencyFixed: {
    en: 'Fixed, because there are orders.',
    de: 'Steht fest, weil es Bestellungen gibt.',
  },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  timeZoneHint: {
    en: 'In which days begin, the cut-off time holds and times are shown.',
    de: 'In ihr beginnen Tage, gilt der Bestellschluss und stehen Uhrzeiten.',
  },
});
