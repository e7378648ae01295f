import { catalogue } from '@afterimage/words/catalogue.ts';

/** The headings of the columns of the file of orders. */
export const words = catalogue({
  number: { en: 'Number', de: 'Nummer' },
  status: { en: 'Status', de: 'Stand' },
  lineState: { en: 'Workshop', de: 'Werkstatt' },
  createdAt: { en: 'Created', de: 'Angelegt' },
  paidAt: { en: 'Paid', de: 'Bezahlt' },
  shipOn: { en: 'Promised', de: 'Zugesagt' },
  customer: { en: 'Customer', de: 'Kunde' },
  email: { en: 'E-mail', de: 'E-Mail' },
  country: { en: 'Country', de: 'Land' },
  delivery: { en: 'Delivery', de: 'Versandart' },
  product: { en: 'Products', de: 'Produkte' },
  personalized: { en: 'Personalised', de: 'Personalisiert' },
  method: { en: 'Payment method', de: 'Zahlungsart' },
  payment: { en: 'Payment', de: 'Zahlung' },
  problem: { en: 'Problem', de: 'Störung' },
  returning: { en: 'Return', de: 'Rücksendung' },
  total: { en: 'Total', de: 'Summe' },
  currency: { en: 'Currency', de: 'Währung' },
});
