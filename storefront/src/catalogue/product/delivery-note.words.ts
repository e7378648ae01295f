import { catalogue } from '@afterimage/words/catalogue.ts';

/** When a product comes, beside it. */
export const words = catalogue({
  delivery: { en: '{name} ({country})', de: '{name} ({country})' },
  days: {
    en: '{count, plural, one {# working day} other {# working days}}',
    de: '{count, plural, one {# Werktag} other {# Werktage}}',
  },
  daysRange: { en: '{from} to {to} working days', de: '{from} bis {to} Werktage' },
  freeFrom: { en: 'free from {price}', de: 'kostenlos ab {price}' },
  deliveryElsewhere: {
    en: 'Other countries: you see price and days at checkout.',
    de: 'Andere Länder: Preis und Lieferzeit sehen Sie an der Kasse.',
  },
});
