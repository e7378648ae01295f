import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said when an operation has worked (S8.15 to S8.18). */
export const words = catalogue({
  addedToCart: { title: { en: 'Added To Cart', de: 'In den Warenkorb gelegt' }, description: { en: '', de: '' } },
  itemAdded: {
    title: { en: 'Item added to cart', de: 'Artikel in den Warenkorb gelegt' },
    description: { en: '', de: '' },
  },
  itemDecremented: {
    title: { en: 'Item Decremented From Cart', de: 'Menge im Warenkorb verringert' },
    description: { en: '', de: '' },
  },
  removedFromCart: {
    title: { en: 'Removed From Cart', de: 'Aus dem Warenkorb entfernt' },
    description: { en: '', de: '' },
  },
  addedToWishlist: {
    title: { en: 'Added To wishlist', de: 'Auf die Wunschliste gesetzt' },
    description: { en: '', de: '' },
  },
  alreadyInWishlist: {
    title: { en: 'Product already in wishlist', de: 'Das Produkt steht schon auf der Wunschliste' },
    description: { en: '', de: '' },
  },
  removedFromWishlist: {
    title: { en: 'Removed From Wishlist', de: 'Von der Wunschliste entfernt' },
    description: { en: '', de: '' },
  },
  addedToCompare: {
    title: { en: 'Added To compare', de: 'Zum Vergleich hinzugefügt' },
    description: { en: '', de: '' },
  },
  removedFromCompare: {
    title: { en: 'Removed From Compare', de: 'Aus dem Vergleich entfernt' },
    description: { en: '', de: '' },
  },
  reviewSubmitted: {
    title: { en: 'Review Submitted', de: 'Bewertung abgegeben' },
    description: { en: 'Your review has been successfully submitted.', de: 'Ihre Bewertung ist bei uns angekommen.' },
  },
});
