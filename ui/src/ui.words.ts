import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the parts of every page say by themselves. */
export const words = catalogue({
  skip: { en: 'Skip to the content', de: 'Zum Inhalt springen' },
  home: { en: '{shop}, home', de: '{shop}, Startseite' },
  menu: { en: 'Menu', de: 'Menü' },
  categories: { en: 'Categories', de: 'Kategorien' },
  account: { en: 'Account', de: 'Konto' },
  searchLabel: { en: 'Search the shop', de: 'Im Shop suchen' },
  search: { en: 'Search', de: 'Suchen' },
  cart: { en: 'Cart', de: 'Warenkorb' },
  cartItems: {
    en: '{count, plural, one {Cart 1 item} other {Cart # items}}',
    de: 'Warenkorb {count} Artikel',
  },
  breadcrumbs: { en: 'Breadcrumbs', de: 'Sie sind hier' },

  unclear: { en: 'Something unclear, or gone wrong?', de: 'Etwas unklar oder schiefgegangen?' },
  help: { en: 'Help and contact', de: 'Hilfe und Kontakt' },
  credits: {
    en: '{shop}, a shop for things that come alive.',
    de: '{shop}, ein Shop für Dinge, die lebendig werden.',
  },
  language: { en: 'Language', de: 'Sprache' },
  theme: { en: 'Theme', de: 'Farbschema' },
  themes: {
    system: { en: 'System', de: 'System' },
    light: { en: 'Paper', de: 'Papier' },
    dark: { en: 'Darkroom', de: 'Dunkelkammer' },
  },

  close: { en: 'Close', de: 'Schließen' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  tryingAgain: { en: 'Trying again', de: 'Wird noch einmal versucht' },
  loadingPage: { en: 'Loading the page', de: 'Die Seite wird geladen' },
  loading: { en: 'Loading…', de: 'Wird geladen …' },
  loadMore: { en: 'Load more', de: 'Mehr laden' },
  shown: { en: '{shown} of {total}', de: '{shown} von {total}' },
  removeFilter: { en: 'Remove filter: ', de: 'Filter entfernen: ' },

  now: { en: 'now ', de: 'jetzt ' },
  was: { en: 'was ', de: 'vorher ' },
  from: { en: 'from {price}', de: 'ab {price}' },
  discount: { en: '−{percent} %', de: '−{percent} %' },
  soldOut: { en: 'Sold out', de: 'Ausverkauft' },
  comesAlive: { en: 'Comes alive', de: 'Wird lebendig' },
  isNew: { en: 'New', de: 'Neu' },
  coloursOf: { en: 'Colours of {name}', de: 'Farben: {name}' },
  rating: {
    en: '{value} of 5, {count, plural, one {1 review} other {# reviews}}',
    de: '{value} von 5, {count, plural, one {1 Bewertung} other {# Bewertungen}}',
  },
});
