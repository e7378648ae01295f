import { catalogue } from '@afterimage/words/catalogue.ts';

// The columns of the table of visits.
export const words = catalogue({
  file: { en: 'visits', de: 'besuche' },
  start: { en: 'From', de: 'Ab' },
  visit: { en: 'Visits', de: 'Besuche' },
  product: { en: 'Product views', de: 'Produktaufrufe' },
  studio: { en: 'Studio opened', de: 'Studio geöffnet' },
  cart: { en: 'Added to cart', de: 'In den Warenkorb gelegt' },
  paid: { en: 'Paid orders', de: 'Bezahlte Bestellungen' },
});
