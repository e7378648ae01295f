import { catalogue } from '@afterimage/words/catalogue.ts';

/** Said wherever the joining of two carts is noticed first, so apart from the words of the cart. */
export const words = catalogue({
  joined: {
    en: '{count, plural, one {# item from this device was added.} other {# items from this device were added.}}',
    de: '{count, plural, one {# Artikel von diesem Gerät ist dazugekommen.} other {# Artikel von diesem Gerät sind dazugekommen.}}',
  },
});
