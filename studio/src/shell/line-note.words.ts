import { catalogue } from '@afterimage/words/catalogue.ts';

/** Said while a line of the cart is changed. */
export const words = catalogue({
  ofLine: { en: 'You are changing an item of your cart.', de: 'Sie ändern einen Artikel in Ihrem Warenkorb.' },
  unsavedLine: {
    en: 'You have made changes here before that are not in your cart yet.',
    de: 'Hier gibt es Änderungen von vorher, die noch nicht in Ihrem Warenkorb sind.',
  },
  restart: { en: 'Begin again from the cart', de: 'Mit dem Stand aus dem Warenkorb neu anfangen' },
  restarting: { en: 'One moment', de: 'Einen Moment' },
  lineGone: {
    en: 'This item is not in your cart any more. Your design is kept: you can put it into the cart as a new item.',
    de: 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb. Ihr Entwurf bleibt erhalten: Sie können ihn als neuen Artikel hineinlegen.',
  },
});
