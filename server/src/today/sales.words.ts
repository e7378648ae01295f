import { catalogue } from '@afterimage/words/catalogue.ts';

// The columns of the table of sales.
export const words = catalogue({
  file: { en: 'sales', de: 'umsatz' },
  start: { en: 'From', de: 'Ab' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  revenue: { en: 'Revenue {currency}', de: 'Umsatz {currency}' },
  average: { en: 'Average {currency}', de: 'Durchschnitt {currency}' },
  pieces: { en: 'Items', de: 'Artikel' },
  personalizedPieces: { en: 'Personalised items', de: 'Personalisierte Artikel' },
  refunded: { en: 'Refunded {currency}', de: 'Erstattet {currency}' },
});
