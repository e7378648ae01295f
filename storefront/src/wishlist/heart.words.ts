import { catalogue } from '@afterimage/words/catalogue.ts';

/** The few words that stand on every page; those of the wishlist's own page are in wishlist.words.ts. */
export const words = catalogue({
  wishlist: { en: 'Wishlist', de: 'Wunschliste' },
  count: {
    en: 'Wishlist {count, plural, one {# product} other {# products}}',
    de: 'Wunschliste {count, plural, one {# Produkt} other {# Produkte}}',
  },
  heart: { en: 'Wishlist: {name}', de: 'Wunschliste: {name}' },
});
