import { catalogue } from '@afterimage/words/catalogue.ts';

/** Previews of settings before they are saved. */
export const words = catalogue({
  title: { en: 'What customers will see', de: 'Was Kundinnen und Kunden sehen' },
  changes: { en: 'What changes when you save', de: 'Was sich mit dem Speichern ändert' },
  consequences: { en: 'What else changes when you save', de: 'Was sich mit dem Speichern noch ändert' },
  beforeAfter: { en: '{before} → {after}', de: '{before} → {after}' },
  country: { en: 'Customer in', de: 'Kundschaft in' },
  cartValue: { en: 'Cart worth ({currency})', de: 'Warenwert ({currency})' },
  price: { en: 'Price of a product ({currency})', de: 'Preis eines Produkts ({currency})' },
  free: { en: 'free', de: 'kostenlos' },
  freeFrom: { en: 'free from {amount}', de: 'kostenlos ab {amount}' },
  neverFree: { en: 'never free', de: 'nie kostenlos' },
  arrives: { en: 'Arrives {dates}', de: 'Kommt {dates}' },
  ready: { en: 'Ready {dates}', de: 'Bereit {dates}' },
  noDelivery: {
    en: 'The shop does not deliver to {country}.',
    de: 'In dieses Land liefert der Shop nicht: {country}.',
  },
  inCountries: { en: '{countries}: {text}', de: '{countries}: {text}' },
  moreCountries: {
    en: '{names} and {count} more countries',
    de: '{names} und {count} weitere Länder',
  },
  deliveryEnds: { en: 'no longer delivered to', de: 'keine Lieferung mehr' },
  deliveryBegins: { en: 'delivered to from now on ({ways})', de: 'Lieferung ab jetzt möglich ({ways})' },
  wayEnds: { en: '{way} is no longer offered', de: '{way} entfällt' },
  newWay: { en: '{way} for {price} is new', de: '{way} für {price} ist neu' },
  renamed: { en: 'is called “{name}”', de: 'heißt „{name}“' },
  wayChange: { en: '{way} {text}', de: '{way} {text}' },
  otherTexts: { en: 'has other texts', de: 'hat andere Texte' },
  reordered: { en: 'ways are listed in another order', de: 'Versandarten stehen in anderer Reihenfolge' },
  searchAsNow: { en: 'Searches find what they find now.', de: 'Suchen finden dasselbe wie jetzt.' },
  findsToo: { en: '“{word}” also finds: {others}', de: '„{word}“ findet auch: {others}' },
  findsItself: { en: '“{word}” finds only itself', de: '„{word}“ findet nur sich selbst' },
  passedOver: { en: '“{word}” is left out of a search', de: '„{word}“ wird in Suchen übergangen' },
  moreWords: {
    en: 'and {count, plural, one {# more word} other {# more words}}',
    de: 'und {count, plural, one {# weiteres Wort} other {# weitere Wörter}}',
  },
  // The languages that customers can choose.
  languages: { en: 'Customers choose between {languages}.', de: 'Zur Wahl stehen {languages}.' },
  oneLanguage: {
    en: 'The shop is in {language} alone; no language can be chosen.',
    de: 'Den Shop gibt es nur auf {language}; eine Sprachwahl erscheint nicht.',
  },
  languageOffAddresses: {
    en: 'Its addresses lead to the same page in the first language: {from} to {to}.',
    de: 'Ihre Adressen führen zur selben Seite in der ersten Sprache: {from} zu {to}.',
  },
  languageOffMails: {
    en: '{count, plural, =0 {No customer uses the shop in it.} one {One customer who uses it gets mails in {language}.} other {# customers who use it get mails in {language}.}}',
    de: '{count, plural, =0 {Kein Kundenkonto nutzt sie.} one {Ein Kundenkonto, das sie nutzt, erhält E-Mails auf {language}.} other {# Kundenkonten, die sie nutzen, erhalten E-Mails auf {language}.}}',
  },
  languageOffTexts: {
    en: 'Its texts stay, in case you switch it on again.',
    de: 'Ihre Texte bleiben, falls Sie sie wieder einschalten.',
  },
  languageOnAddresses: {
    en: 'Its pages are at {path} and so on again.',
    de: 'Ihre Seiten haben wieder eigene Adressen, etwa {path}.',
  },
  languageOnMails: {
    en: '{count, plural, =0 {No customer uses the shop in it yet.} one {One customer gets mails in it.} other {# customers get mails in it.}}',
    de: '{count, plural, =0 {Noch kein Kundenkonto nutzt sie.} one {Ein Kundenkonto erhält E-Mails in dieser Sprache.} other {# Kundenkonten erhalten E-Mails in dieser Sprache.}}',
  },
  allTranslated: {
    en: 'All products, categories and articles have a name in it.',
    de: 'Alle Produkte, Kategorien und Artikel haben einen Namen in dieser Sprache.',
  },
  untranslated: {
    en: 'Shown in the first language, because their name is not translated: {products, plural, one {# product} other {# products}}, {categories, plural, one {# category} other {# categories}}, {articles, plural, one {# article} other {# articles}}.',
    de: 'In der ersten Sprache erscheinen, weil der Name nicht übersetzt ist: {products, plural, one {# Produkt} other {# Produkte}}, {categories, plural, one {# Kategorie} other {# Kategorien}}, {articles, plural, one {# Artikel} other {# Artikel}}.',
  },
  // The dates of an order that is paid now.
  leaves: { en: 'An order paid now leaves: {day}', de: 'Jetzt bezahlt, verlässt eine Bestellung das Haus: {day}' },
  arrivesBy: { en: '{way} arrives: {dates}', de: '{way} kommt an: {dates}' },
  noTax: { en: 'no tax', de: 'keine Steuer' },
  noRate: { en: 'no rate', de: 'kein Satz' },
  taxIn: { en: '{name} {rate}: {tax}, net {net}', de: '{name} {rate}: {tax}, netto {net}' },
  withdrawal: {
    en: 'An order that arrives today can be withdrawn from until: {day}',
    de: 'Kommt eine Bestellung heute an, ist der Widerruf möglich bis: {day}',
  },
  allItems: { en: 'All items, personalised ones too', de: 'Alle Artikel, auch personalisierte' },
  plainItems: { en: 'Items that are not personalised', de: 'Artikel ohne Personalisierung' },
  // Where the name and the address of the shop are read.
  header: { en: 'At the top of each page', de: 'Oben auf jeder Seite' },
  search: { en: 'As a result of a search engine', de: 'Als Ergebnis einer Suchmaschine' },
  searchExample: { en: 'Gifts for two', de: 'Geschenke für zwei' },
  mailEnd: { en: 'At the end of a mail', de: 'Am Ende einer E-Mail' },
  mailAnswer: { en: 'Answers go to {mail}', de: 'Antworten gehen an {mail}' },
  invoice: { en: 'On an invoice', de: 'Auf einer Rechnung' },
  taxId: { en: 'VAT ID {id}', de: 'USt-IdNr. {id}' },
  homeTax: {
    en: 'Tax within the country: {before} {rateBefore} → {after} {rate}',
    de: 'Steuer im Inland: {before} {rateBefore} → {after} {rate}',
  },
  homeZone: {
    en: 'Delivery within {country} is by the zone “{zone}”.',
    de: 'Inland ({country}): Es gilt die Versandzone „{zone}“.',
  },
  currency: {
    en: 'A price of {before} becomes {after}: amounts are not converted.',
    de: 'Aus einem Preis von {before} wird {after}: Beträge werden nicht umgerechnet.',
  },
  clock: {
    en: 'The clock of the shop shows {after} instead of {before}; the cut-off time and closed days follow it.',
    de: 'Die Uhr des Shops zeigt {after} statt {before}; Bestellschluss und freie Tage richten sich danach.',
  },
});
