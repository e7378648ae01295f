import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Low stock', de: 'Knapper Bestand' },
  products: { en: 'Products', de: 'Produkte' },
  empty: { en: 'Nothing is low', de: 'Nichts ist knapp' },
  emptyNote: {
    en: 'Every variant in the shop has more pieces than its threshold.',
    de: 'Von jeder Variante im Shop gibt es mehr Stück als der Schwellenwert.',
  },
  rowName: { en: '{name}, {sku}', de: '{name}, {sku}' },
  variant: { en: 'Variant', de: 'Variante' },
  stock: { en: 'Stock', de: 'Bestand' },
  soldOut: { en: 'Sold out', de: 'Ausverkauft' },
  threshold: { en: 'Low from', de: 'Knapp ab' },
  sold: { en: 'Sold in 30 days', de: 'Verkauft in 30 Tagen' },
  lasts: { en: 'Lasts', de: 'Reicht noch' },
  days: {
    en: '{count, plural, one {about # day} other {about # days}}',
    de: '{count, plural, one {etwa # Tag} other {etwa # Tage}}',
  },
  waiting: { en: 'Waiting', de: 'Warten darauf' },
  waitingNote: {
    en: '{count, plural, one {# person} other {# people}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
  },
  act: { en: 'Change', de: 'Ändern' },
  open: { en: 'Change stock', de: 'Bestand ändern' },
  openOf: { en: 'Change stock: {name}', de: 'Bestand ändern: {name}' },
  shopThreshold: { en: 'Low from this many pieces', de: 'Knapp ab dieser Stückzahl' },
  shopHint: {
    en: 'For all variants without a threshold of their own',
    de: 'Für alle Varianten ohne eigenen Schwellenwert',
  },
  ownThreshold: { en: 'This variant is low from', de: 'Diese Variante ist knapp ab' },
  ownHint: { en: 'Empty: as in the whole shop', de: 'Leer: wie im ganzen Shop' },
  save: { en: 'Save', de: 'Sichern' },
  saved: { en: 'Saved', de: 'Gesichert' },
});
