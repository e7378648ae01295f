import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: {
    en: 'Your cart: {count, plural, one {# item} other {# items}}',
    de: 'Ihr Warenkorb: {count, plural, one {# Artikel} other {# Artikel}}',
  },
  freeAfter: {
    en: 'Spend {left} more and {method} within Germany is free.',
    de: 'Noch {left}, dann ist „{method}“ innerhalb Deutschlands kostenlos.',
  },
  free: { en: '{method} within Germany is free.', de: '„{method}“ ist innerhalb Deutschlands kostenlos.' },
  later: { en: 'You choose your delivery at checkout.', de: 'Die Lieferung wählen Sie an der Kasse.' },
  view: { en: 'View cart', de: 'Warenkorb ansehen' },
  wishlist: { en: 'Your wishlist', de: 'Ihre Wunschliste' },
});
