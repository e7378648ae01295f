import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Your wishlist', de: 'Ihre Wunschliste' },
  meta: {
    en: 'What you have put aside at Afterimage.',
    de: 'Was Sie sich bei Afterimage gemerkt haben.',
  },
  count: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  here: {
    en: 'Kept in this browser. Sign in to find it on your other devices.',
    de: 'In diesem Browser gemerkt. Melden Sie sich an, um die Liste auch auf anderen Geräten zu finden.',
  },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  clear: { en: 'Clear all', de: 'Alles entfernen' },
  clearTitle: { en: 'Clear your wishlist?', de: 'Wunschliste leeren?' },
  clearText: {
    en: '{count, plural, one {One product leaves} other {All # products leave}} the list. This cannot be undone.',
    de: '{count, plural, one {Ein Produkt wird} other {Alle # Produkte werden}} entfernt. Das lässt sich nicht rückgängig machen.',
  },
  clearYes: { en: 'Clear the list', de: 'Liste leeren' },
  clearNo: { en: 'Keep it', de: 'Behalten' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeName: { en: 'Remove {name}', de: '{name} entfernen' },
  removed: { en: '{name} removed.', de: '{name} wurde entfernt.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undoName: { en: 'Undo: keep {name}', de: 'Rückgängig: {name} behalten' },
  empty: { en: 'Nothing put aside yet.', de: 'Noch nichts gemerkt.' },
  emptyText: {
    en: 'The heart on every product puts it here.',
    de: 'Das Herz an jedem Produkt legt es hierher.',
  },
  shop: { en: 'Shop everything', de: 'Alles ansehen' },
  failed: { en: 'Your wishlist could not be loaded', de: 'Ihre Wunschliste ließ sich nicht laden' },
  loading: { en: 'Loading your wishlist', de: 'Ihre Wunschliste wird geladen' },
});
