import { catalogue } from '@afterimage/words/catalogue.ts';

// The columns of the tables of sales.
export const words = catalogue({
  file: { en: 'sales', de: 'umsatz' },
  start: { en: 'From', de: 'Ab' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  revenue: { en: 'Revenue {currency}', de: 'Umsatz {currency}' },
  average: { en: 'Average {currency}', de: 'Durchschnitt {currency}' },
  pieces: { en: 'Items', de: 'Artikel' },
  personalizedPieces: { en: 'Personalised items', de: 'Personalisierte Artikel' },
  refunded: { en: 'Refunded {currency}', de: 'Erstattet {currency}' },
  netRevenue: { en: 'Revenue less refunds {currency}', de: 'Umsatz abzüglich Erstattungen {currency}' },
  goods: { en: 'Goods without VAT {currency}', de: 'Waren ohne USt. {currency}' },
  costedGoods: { en: 'of which with known cost {currency}', de: 'davon mit bekannten Kosten {currency}' },
  cost: { en: 'Cost {currency}', de: 'Kosten {currency}' },
  margin: { en: 'Margin {currency}', de: 'Rohertrag {currency}' },
  startBefore: { en: 'Period before from', de: 'Zeitraum davor ab' },
  ordersBefore: { en: 'Orders before', de: 'Bestellungen davor' },
  revenueBefore: { en: 'Revenue before {currency}', de: 'Umsatz davor {currency}' },
  products: { en: 'best-selling-products', de: 'meistverkaufte-produkte' },
  variants: { en: 'best-selling-variants', de: 'meistverkaufte-varianten' },
  product: { en: 'Product', de: 'Produkt' },
  sku: { en: 'Article number', de: 'Artikelnummer' },
  color: { en: 'Colour', de: 'Farbe' },
  size: { en: 'Size', de: 'Größe' },
  piecesBefore: { en: 'Items in the period before', de: 'Artikel im Zeitraum davor' },
});
