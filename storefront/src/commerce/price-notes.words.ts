import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the law wants told beside a price. */
export const words = catalogue({
  lowest: {
    en: 'Lowest price of the 30 days before: {price}',
    de: 'Niedrigster Preis der 30 Tage zuvor: {price}',
  },
  // The price of a usual amount, as "€24.00 / 100 ml".
  per: { en: '{price} / {amount}', de: '{price} / {amount}' },
  piece: { en: 'item', de: 'Stück' },
});
