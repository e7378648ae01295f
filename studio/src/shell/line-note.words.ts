import { catalogue } from '@afterimage/words/catalogue.ts';

/** Said while a line of the cart is changed. */
export const words = catalogue({
  ofLine: { en: 'You’re editing an item in your cart.', de: 'Sie bearbeiten einen Artikel aus Ihrem Warenkorb.' },
  unsavedLine: {
    en: 'You have earlier changes here that are not in your cart yet.',
    de: 'Hier gibt es frühere Änderungen, die noch nicht in Ihrem Warenkorb sind.',
  },
  restart: { en: 'Start again from the cart', de: 'Mit dem Stand aus dem Warenkorb neu anfangen' },
  restarting: { en: 'One moment', de: 'Einen Moment' },
  lineGone: {
    en: 'This item is no longer in your cart. Your design is kept: you can add it to the cart as a new item.',
    de: 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb. Ihr Entwurf bleibt erhalten: Sie können ihn als neuen Artikel hineinlegen.',
  },
});
