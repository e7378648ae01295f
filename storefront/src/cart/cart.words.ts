import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Your cart', de: 'Ihr Warenkorb' },
  meta: {
    en: 'Your cart at {shop}.',
    de: 'Ihr Warenkorb bei {shop}.',
  },
  pieces: {
    en: '{count, plural, one {# item} other {# items}}',
    de: '{count, plural, one {# Artikel} other {# Artikel}}',
  },
  lines: { en: 'Items in your cart', de: 'Artikel in Ihrem Warenkorb' },
  quantityOf: { en: 'Quantity of {name}', de: 'Menge von {name}' },
  each: { en: '{price} each', de: 'je {price}' },
  edit: { en: 'Edit', de: 'Bearbeiten' },
  editName: { en: 'Edit {name}', de: '{name} bearbeiten' },
  duplicate: { en: 'Duplicate', de: 'Duplizieren' },
  duplicateName: { en: 'Duplicate {name}', de: '{name} duplizieren' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removeName: { en: 'Remove {name}', de: '{name} entfernen' },
  removed: { en: '{name} removed.', de: '{name} wurde entfernt.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undoName: { en: 'Undo: put {name} back', de: 'Rückgängig: {name} wieder hineinlegen' },
  aside: { en: 'Move to wishlist', de: 'Auf die Wunschliste' },
  asideName: { en: 'Move to wishlist: {name}', de: 'Auf die Wunschliste: {name}' },

  low: { en: 'Only {left} left', de: 'Nur noch {left} da' },
  short: { en: 'Only {left} left.', de: 'Nur noch {left} da.' },
  setTo: { en: 'Change to {left}', de: 'Auf {left} ändern' },
  setToName: { en: 'Change to {left}: {name}', de: 'Auf {left} ändern: {name}' },
  taken: {
    en: 'The rest is already in your cart on another line.',
    de: 'Der Rest liegt schon in einer anderen Zeile Ihres Warenkorbs.',
  },
  gone: { en: 'Sold out.', de: 'Ausverkauft.' },
  hinders: {
    short: { en: '{name}: only {left} left', de: '{name}: nur noch {left} da' },
    taken: {
      en: '{name}: the rest is on another line of your cart',
      de: '{name}: der Rest liegt in einer anderen Zeile',
    },
    gone: { en: '{name} is sold out', de: '{name} ist ausverkauft' },
  },

  summary: { en: 'Summary', de: 'Übersicht' },
  subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
  discount: { en: 'Discount', de: 'Rabatt' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  deliveryLater: { en: 'Chosen at checkout', de: 'Wird an der Kasse gewählt' },
  total: { en: 'Total', de: 'Summe' },
  vat: { en: 'Including VAT', de: 'Inklusive Mehrwertsteuer' },
  checkout: { en: 'Go to checkout', de: 'Zur Kasse' },
  opening: { en: 'Reserving your items', de: 'Ihre Artikel werden reserviert' },
  heldThen: {
    en: 'We reserve your items for you while you check out.',
    de: 'An der Kasse reservieren wir Ihre Artikel für Sie.',
  },

  empty: { en: 'Your cart is empty.', de: 'Ihr Warenkorb ist leer.' },
  shopAll: { en: 'Shop all', de: 'Alles ansehen' },
  orders: { en: 'Your orders', de: 'Ihre Bestellungen' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  failed: { en: 'Your cart could not be loaded', de: 'Ihr Warenkorb ließ sich nicht laden' },
  loading: { en: 'Loading your cart', de: 'Ihr Warenkorb wird geladen' },
});
