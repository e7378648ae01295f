import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  everything: { en: 'All products', de: 'Alle Produkte' },
  everythingLede: {
    en: 'Made to be held. Many pieces are waiting for your photo, and for the film behind it.',
    de: 'Dinge zum Anfassen. Viele davon warten auf Ihr Foto und auf den Film dahinter.',
  },
  everythingMeta: {
    en: 'Framed prints, mugs, shirts, furniture, scents and jewellery; many can carry your own photo and come alive in augmented reality.',
    de: 'Gerahmte Bilder, Tassen, Shirts, Möbel, Düfte und Schmuck; vieles trägt Ihr eigenes Foto und wird in Augmented Reality lebendig.',
  },
  categoryMeta: { en: '{name} at {shop}. {description}', de: '{name} bei {shop}. {description}' },
  search: { en: 'Search', de: 'Suche' },
  searchFor: { en: '“{key}”', de: '„{key}“' },
  searchTitle: { en: 'Search for “{key}”', de: 'Suche nach „{key}“' },
  searchMeta: { en: 'Search the products of {shop}.', de: 'Durchsuchen Sie die Produkte von {shop}.' },
  searchAsk: { en: 'What are you looking for?', de: 'Wonach suchen Sie?' },
  searchLede: {
    en: 'Try a product, a material or an occasion: mug, linen, gift.',
    de: 'Ein Produkt, ein Material, ein Anlass: Tasse, Leinen, Geschenk.',
  },
  searchButton: { en: 'Search', de: 'Suchen' },
  home: { en: 'Home', de: 'Start' },
  page: { en: 'page {page}', de: 'Seite {page}' },

  filters: { en: 'Filters', de: 'Filter' },
  filterBar: { en: 'Filter and sort', de: 'Filtern und sortieren' },
  filtersOn: {
    en: 'Filters{count, plural, =0 {} other { (#)}}',
    de: 'Filter{count, plural, =0 {} other { (#)}}',
  },
  filtersOfOn: { en: '{count} on', de: '{count} aktiv' },
  category: { en: 'Category', de: 'Kategorie' },
  price: { en: 'Price', de: 'Preis' },
  more: { en: 'More', de: 'Mehr' },
  sort: { en: 'Sort by', de: 'Sortieren nach' },
  sorts: {
    featured: { en: 'Featured', de: 'Empfohlen' },
    newest: { en: 'Newest', de: 'Neueste' },
    'price-asc': { en: 'Price, low to high', de: 'Preis aufsteigend' },
    'price-desc': { en: 'Price, high to low', de: 'Preis absteigend' },
    rating: { en: 'Best rated', de: 'Am besten bewertet' },
    discount: { en: 'Biggest saving', de: 'Am stärksten reduziert' },
  },
  apply: { en: 'Show', de: 'Anzeigen' },
  clearAll: { en: 'Clear all', de: 'Alle löschen' },
  show: {
    en: '{count, plural, one {Show # product} other {Show # products}}',
    de: '{count, plural, one {# Produkt anzeigen} other {# Produkte anzeigen}}',
  },
  showing: { en: 'Counting', de: 'Wird gezählt' },
  from: { en: 'From {currency}', de: 'Ab {currency}' },
  to: { en: 'To {currency}', de: 'Bis {currency}' },
  anyPrice: { en: 'Any price', de: 'Jeder Preis' },
  count: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  found: {
    en: '{count, plural, one {# product found} other {# products found}}',
    de: '{count, plural, one {# Produkt gefunden} other {# Produkte gefunden}}',
  },

  /** A value of a filter with the number of products that it leads to, for who hears it. */
  valueCount: {
    en: '{value}, {count, plural, one {# product} other {# products}}',
    de: '{value}, {count, plural, one {# Produkt} other {# Produkte}}',
  },
  inStock: { en: 'In stock', de: 'Auf Lager' },
  onSale: { en: 'Reduced', de: 'Reduziert' },
  customizable: { en: 'Personalisable', de: 'Personalisierbar' },
  sizeName: { en: 'Size {size}', de: 'Größe {size}' },
  under: { en: 'Under {price}', de: 'Unter {price}' },
  over: { en: 'Over {price}', de: 'Über {price}' },
  between: { en: '{from} to {to}', de: '{from} bis {to}' },

  failed: { en: 'The products could not be loaded', de: 'Die Produkte konnten nicht geladen werden' },
  failedReason: {
    en: 'The rest of the shop still works. Please try again.',
    de: 'Der Rest des Shops funktioniert weiterhin. Bitte versuchen Sie es noch einmal.',
  },
  earlier: { en: 'Show the previous {count}', de: 'Die vorherigen {count} anzeigen' },
  productsLabel: { en: 'Products', de: 'Produkte' },

  tryIt: { en: 'Try it now', de: 'Jetzt ausprobieren' },
  readOn: { en: 'More in the journal', de: 'Mehr im Journal' },
  tiles: {
    demo: {
      title: { en: 'Put your own photograph on it.', de: 'Mit Ihrem eigenen Foto.' },
      text: {
        en: 'Point a phone at the finished print, and the film you gave it begins to play.',
        de: 'Halten Sie ein Telefon auf den fertigen Druck, und der Film, den Sie ihm gegeben haben, beginnt zu laufen.',
      },
    },
    light: {
      title: { en: 'A print lives by its light.', de: 'Ein Druck lebt von seinem Licht.' },
      text: {
        en: 'Light, damp, heat and hands: what ages a picture, and what a pane of glass can do about it.',
        de: 'Licht, Feuchte, Wärme und Hände: was ein Bild altern lässt, und was eine Scheibe dagegen tut.',
      },
    },
    cloth: {
      title: { en: 'Cloth has a say in the picture.', de: 'Der Stoff redet im Bild mit.' },
      text: {
        en: 'Linen has its own resolution, and wool refuses to lie still. Notes on printing what you lean against.',
        de: 'Leinen hat seine eigene Auflösung, und Wolle liegt nie still. Vom Drucken auf Dinge, an die man sich lehnt.',
      },
    },
    metal: {
      title: { en: 'A name in metal stays.', de: 'Ein Name in Metall bleibt.' },
      text: {
        en: 'Cutting takes away very little and cannot be undone. What decides whether it can be read in fifty years.',
        de: 'Gravieren nimmt sehr wenig weg und lässt sich nicht rückgängig machen. Was in fünfzig Jahren noch zu lesen ist.',
      },
    },
  },
});
