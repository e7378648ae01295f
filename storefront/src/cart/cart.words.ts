import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Your cart', de: 'Ihr Warenkorb' },
  meta: {
    en: 'What you have put into your cart at Afterimage.',
    de: 'Was Sie bei Afterimage in Ihren Warenkorb gelegt haben.',
  },
  pieces: {
    en: '{count, plural, one {# item} other {# items}}',
    de: '{count, plural, one {# Artikel} other {# Artikel}}',
  },
  lines: { en: 'What lies in your cart', de: 'Was in Ihrem Warenkorb liegt' },
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
  setTo: { en: 'Take {left}', de: '{left} nehmen' },
  setToName: { en: 'Take {left} of {name}', de: '{left} nehmen: {name}' },
  taken: {
    en: 'What is left of it lies in another line of this cart.',
    de: 'Was noch da ist, liegt in einer anderen Zeile dieses Warenkorbs.',
  },
  gone: { en: 'Sold out.', de: 'Ausverkauft.' },
  hinders: {
    short: { en: '{name}: only {left} left', de: '{name}: nur noch {left} da' },
    taken: {
      en: '{name}: all that is left lies in another line',
      de: '{name}: Was noch da ist, liegt in einer anderen Zeile',
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
  opening: { en: 'Keeping these for you', de: 'Wir halten alles für Sie zurück' },
  heldThen: {
    en: 'At checkout we keep everything for you while you fill in the rest.',
    de: 'An der Kasse halten wir alles für Sie zurück, während Sie das Übrige ausfüllen.',
  },

  empty: { en: 'Nothing in here yet.', de: 'Hier liegt noch nichts.' },
  shopAll: { en: 'Shop everything', de: 'Alles ansehen' },
  orders: { en: 'Your orders', de: 'Ihre Bestellungen' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  failed: { en: 'Your cart could not be loaded', de: 'Ihr Warenkorb ließ sich nicht laden' },
  loading: { en: 'Loading your cart', de: 'Ihr Warenkorb wird geladen' },
});
