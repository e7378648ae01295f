import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the pages to which a menu can lead are called, unless the owner calls them otherwise. */
export const words = catalogue({
  make: { en: 'Make your own', de: 'Selbst gestalten' },
  demo: { en: 'See it alive', de: 'So wird es lebendig' },
  products: { en: 'All products', de: 'Alle Produkte' },
  journal: { en: 'Journal', de: 'Journal' },
  help: { en: 'Help', de: 'Hilfe' },
  findOrder: { en: 'Find your order', de: 'Bestellung finden' },
  wishlist: { en: 'Wishlist', de: 'Merkliste' },
  home: { en: 'Home', de: 'Startseite' },
  imprint: { en: 'Imprint', de: 'Impressum' },
  privacy: { en: 'Privacy', de: 'Datenschutz' },
  terms: { en: 'Terms', de: 'AGB' },
});
