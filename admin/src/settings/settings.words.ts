import { catalogue } from '@afterimage/words/catalogue.ts';

/** What can be set in the shop. */
export const words = catalogue({
  title: { en: 'Settings', de: 'Einstellungen' },
  shop: { en: 'Shop details', de: 'Angaben zum Shop' },
  shopNote: {
    en: 'Name, address, VAT ID, contact address, country, currency and time zone.',
    de: 'Name, Anschrift, USt-IdNr., Kontaktadresse, Land, Währung und Zeitzone.',
  },
  services: { en: 'Payment', de: 'Bezahlung' },
  servicesNote: {
    en: 'The bank account for transfers, and Stripe for cards and wallets.',
    de: 'Das Bankkonto für Überweisungen und Stripe für Karten und Wallets.',
  },
  mail: { en: 'Mail server', de: 'Mailserver' },
  mailNote: {
    en: 'By which server, and from which address, the shop sends mails.',
    de: 'Über welchen Server und von welcher Adresse der Shop E-Mails sendet.',
  },
  orders: { en: 'Orders and print files', de: 'Bestellungen und Druckdateien' },
  ordersNote: {
    en: 'How long unpaid orders hold goods, how long designs and uploads are stored; names of the inks.',
    de: 'Wie lange Ware reserviert ist und Entwürfe und Uploads gespeichert werden; Namen der Farbauszüge.',
  },
  workshop: { en: 'Workshop', de: 'Werkstatt' },
  workshopNote: {
    en: 'When you work: cut-off time, closed days, working days; names of print files.',
    de: 'Wann Sie arbeiten: Bestellschluss, freie Tage, Arbeitstage; Namen der Druckdateien.',
  },
  legalTexts: { en: 'Legal texts', de: 'Rechtstexte' },
  legalTextsNote: {
    en: 'Terms, privacy policy, imprint and withdrawal, in each language.',
    de: 'AGB, Datenschutz, Impressum und Widerruf, in jeder Sprache.',
  },
  taxes: { en: 'Value added tax', de: 'Umsatzsteuer' },
  taxesNote: {
    en: 'Whose tax is charged, and the rates of countries with the day from which they hold.',
    de: 'Welche Steuer berechnet wird, und die Sätze der Länder mit dem Tag, ab dem sie gelten.',
  },
  delivery: { en: 'Delivery', de: 'Versand' },
  deliveryNote: {
    en: 'Zones of countries, ways of delivery, pick-up; cut-off hour and closed days are set in the workshop.',
    de: 'Länderzonen, Versandarten, Abholung; Bestellschluss und freie Tage stehen bei der Werkstatt.',
  },
  withdrawals: { en: 'Withdrawals', de: 'Widerruf' },
  withdrawalsNote: {
    en: 'For how many days customers may withdraw, and whether from personalised items too.',
    de: 'Wie viele Tage Kundinnen und Kunden widerrufen können, und ob auch Personalisiertes.',
  },
  languages: { en: 'Languages', de: 'Sprachen' },
  languagesNote: {
    en: 'In which languages customers read the shop.',
    de: 'In welchen Sprachen die Kundschaft den Shop liest.',
  },
  search: { en: 'Search words', de: 'Suchwörter' },
  searchNote: {
    en: 'What customers type for what you call otherwise, in each language.',
    de: 'Was Kundinnen und Kunden eingeben und Sie anders nennen, in jeder Sprache.',
  },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
  webhooksNote: {
    en: 'Which programs are told of orders, parcels, products and stock.',
    de: 'Welche Programme von Bestellungen, Paketen, Produkten und Beständen erfahren.',
  },
  payment: { en: 'Ways to pay', de: 'Zahlungsarten' },
  paymentNote: {
    en: 'Which ones are offered, where, and in which order.',
    de: 'Welche angeboten werden, wo und in welcher Reihenfolge.',
  },
  stock: { en: 'Low stock', de: 'Knapper Bestand' },
  threshold: { en: 'Low from so many pieces on', de: 'Knapp ab so vielen Stück' },
  thresholdHint: {
    en: 'Today lists what is at or below it. A variant may have a threshold of its own.',
    de: '„Heute“ nennt, was darunter oder genau darauf liegt. Eine Variante kann ihren eigenen Wert haben.',
  },
  save: { en: 'Save', de: 'Speichern' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  days: { en: 'Working days', de: 'Arbeitstage' },
  cutOff: { en: 'Cut-off time', de: 'Bestellschluss' },
  cutOffHint: {
    en: 'What is paid by then counts as today. In the time zone of the shop: {zone}.',
    de: 'Was bis dahin bezahlt ist, zählt noch zu heute. In der Zeitzone des Shops: {zone}.',
  },
  productionDays: { en: 'Working days that an order takes', de: 'Arbeitstage bis zum Versand' },
  productionDaysHint: {
    en: 'Of products that do not say otherwise. 0: what is ordered in time leaves on the same day.',
    de: 'Für Produkte ohne eigene Angabe. 0: Was rechtzeitig bestellt ist, geht am selben Tag hinaus.',
  },
  closedWeekdays: { en: 'Closed days of the week', de: 'Freie Wochentage' },
  closedDates: { en: 'Closed days', de: 'Freie Tage' },
  closedDatesHint: {
    en: 'Holidays and vacation. The shop promises no sending on them.',
    de: 'Feiertage und Urlaub. An ihnen sagt der Shop keinen Versand zu.',
  },
  closedFrom: { en: 'First day', de: 'Erster Tag' },
  closedUntil: { en: 'Last day (optional)', de: 'Letzter Tag (wahlweise)' },
  addDays: { en: 'Add', de: 'Hinzufügen' },
  removeDays: { en: 'Remove {days}', de: '{days} entfernen' },
  daySpan: { en: '{from} – {to}', de: '{from} – {to}' },
  noClosedDates: { en: 'None yet.', de: 'Noch keine.' },
  wrongDays: {
    en: 'The last day is before the first, or it is more than a year.',
    de: 'Der letzte Tag liegt vor dem ersten, oder es ist mehr als ein Jahr.',
  },
  files: { en: 'Print files', de: 'Druckdateien' },
  printNamePattern: { en: 'Names of print files', de: 'Namen der Druckdateien' },
  printNameHint: {
    en: 'What stands in braces is filled in. For example: {example}',
    de: 'Was in geschweiften Klammern steht, wird eingesetzt. Zum Beispiel: {example}',
  },
  server: {
    title: { en: 'Set where the shop runs', de: 'Einstellungen am Server' },
    note: {
      en: 'An environment variable, which the shop reads when it starts. The README of the shop lists them all.',
      de: 'Eine Umgebungsvariable, die der Shop beim Start liest. Das README des Shops nennt sie alle.',
    },
    web: { en: 'The address on the web', de: 'Die Adresse im Web' },
  },
  nothing: { en: 'none', de: 'keine' },
});
