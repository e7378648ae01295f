import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Invoice', de: 'Rechnung' },
  number: { en: 'Invoice number', de: 'Rechnungsnummer' },
  date: { en: 'Invoice date', de: 'Rechnungsdatum' },
  order: { en: 'Order', de: 'Bestellung' },
  ordered: { en: 'Ordered on', de: 'Bestellt am' },
  item: { en: 'Item', de: 'Artikel' },
  quantity: { en: 'Quantity', de: 'Menge' },
  unitPrice: { en: 'Unit price', de: 'Einzelpreis' },
  amount: { en: 'Amount', de: 'Betrag' },
  subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
  discount: { en: 'Discount', de: 'Rabatt' },
  coupon: { en: 'Discount code {code}', de: 'Rabattcode {code}' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  free: { en: 'free', de: 'kostenlos' },
  total: { en: 'Total', de: 'Gesamtbetrag' },
  net: { en: 'Net {rate}', de: 'Netto {rate}' },
  tax: { en: '{name} {rate}', de: '{name} {rate}' },
  settled: {
    en: 'The amount has been paid. Thank you for your order.',
    de: 'Der Betrag ist bezahlt. Vielen Dank für Ihre Bestellung.',
  },
  untaxed: {
    en: 'Delivery outside the tax area of the shop: no value added tax is contained.',
    de: 'Lieferung außerhalb des Steuergebiets des Shops: Es ist keine Umsatzsteuer enthalten.',
  },
  taxId: { en: 'VAT ID {id}', de: 'USt-IdNr. {id}' },
  page: { en: 'Page {page} of {pages}', de: 'Seite {page} von {pages}' },
});
