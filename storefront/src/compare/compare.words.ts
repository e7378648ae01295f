import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Compare', de: 'Vergleichen' },
  meta: {
    en: 'Compare products at {shop} side by side.',
    de: 'Vergleichen Sie Produkte von {shop}.',
  },
  table: { en: 'Products side by side', de: 'Produkte nebeneinander' },
  fact: { en: 'Fact', de: 'Merkmal' },
  differ: { en: 'Where they differ', de: 'Was sie unterscheidet' },
  same: { en: 'The same for all', de: 'Bei allen gleich' },
  onlyDiffer: { en: 'Only differences', de: 'Nur Unterschiede' },
  hidden: {
    en: '{count, plural, one {One row is} other {# rows are}} the same for all and not shown.',
    de: '{count, plural, one {Eine Zeile ist} other {# Zeilen sind}} bei allen gleich und ausgeblendet.',
  },
  oneMore: {
    en: 'Add another product to see what sets them apart.',
    de: 'Nehmen Sie ein weiteres Produkt dazu, um die Unterschiede zu sehen.',
  },
  rows: {
    price: { en: 'Price', de: 'Preis' },
    rating: { en: 'Rating', de: 'Bewertung' },
    colours: { en: 'Colours', de: 'Farben' },
    sizes: { en: 'Sizes', de: 'Größen' },
    stock: { en: 'Stock', de: 'Verfügbarkeit' },
    personal: { en: 'Personalisation', de: 'Gestaltung' },
    ar: { en: 'Comes alive', de: 'Wird lebendig' },
    about: { en: 'About', de: 'Beschreibung' },
    delivery: { en: 'Delivery', de: 'Lieferung' },
  },
  none: { en: 'None', de: 'Keine' },
  unrated: { en: 'Not rated yet', de: 'Noch nicht bewertet' },
  rated: {
    en: '{value} of 5, {count, plural, one {# review} other {# reviews}}',
    de: '{value} von 5, {count, plural, one {# Bewertung} other {# Bewertungen}}',
  },
  reduced: { en: 'reduced by {percent} %', de: 'um {percent} % reduziert' },
  oneSize: { en: 'One size', de: 'Eine Größe' },
  inStock: { en: 'In stock', de: 'Vorrätig' },
  onlyLeft: { en: 'Only {count} left', de: 'Nur noch {count} da' },
  out: { en: 'Sold out', de: 'Ausverkauft' },
  asItIs: { en: 'Not personalisable', de: 'Nicht personalisierbar' },
  slots: {
    photo: {
      en: '{count, plural, one {# photo} other {# photos}}',
      de: '{count, plural, one {# Foto} other {# Fotos}}',
    },
    text: { en: '{count, plural, one {# text} other {# texts}}', de: '{count, plural, one {# Text} other {# Texte}}' },
    specification: {
      en: '{count, plural, one {# choice} other {# choices}}',
      de: '{count, plural, one {# Auswahl} other {# Auswahlen}}',
    },
    extra: { en: 'extras', de: 'Extras' },
  },
  arOn: {
    en: 'On {count, plural, one {# photo} other {# photos}}',
    de: 'Auf {count, plural, one {# Foto} other {# Fotos}}',
  },
  arNone: { en: 'No', de: 'Nein' },
  free: { en: '{method}: free', de: '{method}: kostenlos' },
  costs: { en: '{method}: {price}', de: '{method}: {price}' },
  removeName: { en: 'Remove {name}', de: '{name} entfernen' },
  clear: { en: 'Remove all', de: 'Alle entfernen' },
  gone: {
    en: '{name} is no longer available.',
    de: '{name} ist nicht mehr erhältlich.',
  },
  remove: { en: 'Remove', de: 'Entfernen' },
  empty: { en: 'Nothing to compare yet.', de: 'Noch nichts zu vergleichen.' },
  emptyText: {
    en: 'Choose “Compare” on up to four products to see them side by side.',
    de: 'Wählen Sie bei bis zu vier Produkten „Vergleichen“, um sie nebeneinander zu sehen.',
  },
  shop: { en: 'Shop all', de: 'Alles ansehen' },
  failed: { en: 'The products could not be loaded', de: 'Die Produkte konnten nicht geladen werden' },
  loading: { en: 'Loading the products', de: 'Die Produkte werden geladen' },
});
