import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  titles: {
    invoice: { en: 'Invoice', de: 'Rechnung' },
    correction: { en: 'Corrected invoice', de: 'Berichtigte Rechnung' },
    // German tax law calls something else a "Gutschrift".
    credit_note: { en: 'Credit note', de: 'Rechnungskorrektur' },
  },
  numbers: {
    invoice: { en: 'Invoice number', de: 'Rechnungsnummer' },
    correction: { en: 'Number of the correction', de: 'Nummer der Berichtigung' },
    credit_note: { en: 'Credit note number', de: 'Nummer der Korrektur' },
  },
  dates: {
    invoice: { en: 'Invoice date', de: 'Rechnungsdatum' },
    correction: { en: 'Date', de: 'Datum' },
    credit_note: { en: 'Date', de: 'Datum' },
  },
  corrects: { en: 'Corrects invoice', de: 'Korrigiert Rechnung' },
  creditLine: { en: 'Refund for order {number}', de: 'Erstattung zur Bestellung {number}' },
  creditPart: { en: 'Refund in part for order {number}', de: 'Teilerstattung zur Bestellung {number}' },
  lineTax: { en: 'including {rate} {name}', de: 'einschließlich {rate} {name}' },
  order: { en: 'Order', de: 'Bestellung' },
  ordered: { en: 'Ordered on', de: 'Bestellt am' },
  item: { en: 'Item', de: 'Artikel' },
  quantity: { en: 'Quantity', de: 'Menge' },
  unitPrice: { en: 'Unit price', de: 'Einzelpreis' },
  amount: { en: 'Amount', de: 'Betrag' },
  sums: {
    subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
    discount: { en: 'Discount', de: 'Rabatt' },
    waiver: { en: 'Difference that is waived', de: 'Erlassene Differenz' },
    tax_deduction: { en: 'Value added tax not charged', de: 'Nicht berechnete Umsatzsteuer' },
  },
  coupon: { en: 'Discount code {code}', de: 'Rabattcode {code}' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  free: { en: 'free', de: 'kostenlos' },
  total: { en: 'Total', de: 'Gesamtbetrag' },
  net: { en: 'Net {rate}', de: 'Netto {rate}' },
  tax: { en: '{name} {rate}', de: '{name} {rate}' },
  settled: {
    invoice: {
      en: 'The amount has been paid. Thank you for your order.',
      de: 'Der Betrag ist bezahlt. Vielen Dank für Ihre Bestellung.',
    },
    correction: {
      en: 'This document takes the place of the invoice that it corrects. A difference to it is settled separately.',
      de: 'Dieses Dokument ersetzt die Rechnung, die es berichtigt. Eine Differenz dazu wird gesondert ausgeglichen.',
    },
    credit_note: {
      en: 'The amount is paid back to you.',
      de: 'Der Betrag wird Ihnen erstattet.',
    },
  },
  untaxed: {
    outside: {
      en: 'Delivery outside the tax area of the shop: no value added tax is contained.',
      de: 'Lieferung außerhalb des Steuergebiets des Shops: Es ist keine Umsatzsteuer enthalten.',
    },
    reverse_charge: {
      en: 'Intra-Community supply, exempt from value added tax; reverse charge: the recipient accounts for the tax.',
      de: 'Steuerfreie innergemeinschaftliche Lieferung. Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    },
    small_business: {
      en: 'No value added tax is charged, because the seller is a small business (section 19 of the German VAT Act).',
      de: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
    },
  },
  taxId: { en: 'VAT ID {id}', de: 'USt-IdNr. {id}' },
  page: { en: 'Page {page} of {pages}', de: 'Seite {page} von {pages}' },
});
