import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the price of an order is made of, and the discount code in it. */
export const words = catalogue({
  coupon: { en: 'Discount code {code}', de: 'Rabattcode {code}' },
  tax: { en: 'Including {rate} {name}: {amount}', de: 'Inklusive {rate} {name}: {amount}' },
  taxLater: { en: 'Including VAT', de: 'Inklusive Mehrwertsteuer' },
  noTax: {
    en: 'No VAT is charged for this country; its customs may charge duties.',
    de: 'Für dieses Land fällt keine Mehrwertsteuer an; der Zoll dort kann Abgaben erheben.',
  },

  add: { en: 'Add a discount code', de: 'Rabattcode eingeben' },
  field: { en: 'Discount code', de: 'Rabattcode' },
  apply: { en: 'Apply', de: 'Einlösen' },
  applying: { en: 'Checking', de: 'Wird geprüft' },
  enter: { en: 'Please enter discount code', de: 'Bitte geben Sie den Rabattcode ein' },
  remove: { en: 'Remove discount code {code}', de: 'Rabattcode {code} entfernen' },
  applied: {
    en: 'Discount code {code} applied: you save {amount}.',
    de: 'Rabattcode {code} eingelöst: Sie sparen {amount}.',
  },
  nothingYet: { en: 'Free delivery, with the next step', de: 'Gratis-Lieferung, im nächsten Schritt' },
  removed: { en: 'The discount code was removed.', de: 'Der Rabattcode wurde entfernt.' },
  retry: { en: 'The price could not be loaded', de: 'Der Preis ließ sich nicht laden' },

  totalTitle: { en: 'The total has changed', de: 'Die Summe hat sich geändert' },
  totalText: {
    en: 'It is now {total}. Please check it again before you pay.',
    de: 'Sie beträgt jetzt {total}. Bitte prüfen Sie sie noch einmal, bevor Sie bezahlen.',
  },
  couponGone: { en: 'Your discount code is no longer valid', de: 'Ihr Rabattcode gilt nicht mehr' },
  couponGoneText: {
    en: '{reason} The total no longer includes it.',
    de: '{reason} Die Summe ist jetzt ohne ihn berechnet.',
  },
});
