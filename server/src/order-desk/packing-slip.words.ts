import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Packing slip', de: 'Lieferschein' },
  order: { en: 'Order', de: 'Bestellung' },
  ordered: { en: 'Ordered on', de: 'Bestellt am' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  pieces: { en: 'Pieces', de: 'Stücke' },
  item: { en: 'Item', de: 'Artikel' },
  quantity: { en: 'Quantity', de: 'Menge' },
  unitPrice: { en: 'Unit price', de: 'Einzelpreis' },
  amount: { en: 'Amount', de: 'Betrag' },
  total: { en: 'Total', de: 'Gesamtsumme' },
  code: { en: 'Code on the print: {code}', de: 'Code auf dem Druck: {code}' },
  page: { en: 'Page {page} of {pages}', de: 'Seite {page} von {pages}' },
  gift: { en: 'A gift for you', de: 'Ein Geschenk für Sie' },
  thanks: { en: 'Thank you for your order.', de: 'Vielen Dank für Ihre Bestellung.' },
});
