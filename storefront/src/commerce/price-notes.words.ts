import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the law wants told beside a price. */
export const words = catalogue({
  lowest: {
    en: 'Lowest price of the 30 days before: {price}',
    de: 'Niedrigster Preis der 30 Tage zuvor: {price}',
  },
  // As in "€2.00 / 1 item".
  piece: { en: 'item', de: 'Stück' },
});
