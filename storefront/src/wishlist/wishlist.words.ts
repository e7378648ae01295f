import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Your wishlist', de: 'Ihre Wunschliste' },
  meta: {
    en: 'Your saved products at {shop}.',
    de: 'Ihre gemerkten Produkte bei {shop}.',
  },
  count: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  here: {
    en: 'Saved in this browser. Sign in to see it on your other devices.',
    de: 'In diesem Browser gemerkt. Melden Sie sich an, um die Liste auch auf anderen Geräten zu finden.',
  },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  clear: { en: 'Clear all', de: 'Alles entfernen' },
  clearTitle: { en: 'Clear your wishlist?', de: 'Wunschliste leeren?' },
  clearText: {
    en: '{count, plural, one {This removes one product} other {This removes all # products}} from the list. It cannot be undone.',
    de: '{count, plural, one {Ein Produkt wird} other {Alle # Produkte werden}} entfernt. Das lässt sich nicht rückgängig machen.',
  },
  clearYes: { en: 'Clear the list', de: 'Liste leeren' },
  clearNo: { en: 'Keep it', de: 'Behalten' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeName: { en: 'Remove {name}', de: '{name} entfernen' },
  removed: { en: '{name} removed.', de: '{name} wurde entfernt.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undoName: { en: 'Undo: keep {name}', de: 'Rückgängig: {name} behalten' },
  empty: { en: 'Nothing saved yet.', de: 'Noch nichts gemerkt.' },
  emptyText: {
    en: 'Tap the heart on anything you like.',
    de: 'Tippen Sie auf das Herz bei allem, was Ihnen gefällt.',
  },
  shop: { en: 'Shop all', de: 'Alles ansehen' },
  failed: { en: 'Your wishlist could not be loaded', de: 'Ihre Wunschliste konnte nicht geladen werden' },
  loading: { en: 'Loading your wishlist', de: 'Ihre Wunschliste wird geladen' },
});
