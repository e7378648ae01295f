import { catalogue } from '@afterimage/words/catalogue.ts';

/** What companies are asked and told at the checkout. */
export const words = catalogue({
  title: { en: 'Ordering as a company', de: 'Als Unternehmen bestellen' },
  field: { en: 'VAT ID', de: 'USt-IdNr.' },
  hint: {
    en: 'Optional. It will appear on your invoice.',
    de: 'Optional. Sie erscheint auf Ihrer Rechnung.',
  },
  apply: { en: 'Apply', de: 'Übernehmen' },
  applying: { en: 'Checking', de: 'Wird geprüft' },
  noted: { en: 'Your VAT ID will be on the invoice.', de: 'Ihre USt-IdNr. steht auf der Rechnung.' },
  net: {
    en: 'The total is without value added tax: you account for it in your country (reverse charge).',
    de: 'Die Summe enthält keine Umsatzsteuer: Sie führen sie in Ihrem Land selbst ab (Reverse Charge).',
  },
  deduction: { en: 'Value added tax not charged', de: 'Nicht berechnete Umsatzsteuer' },
  smallBusiness: {
    en: 'No VAT is charged, because this shop is a small business.',
    de: 'Als Kleinunternehmen berechnet dieser Shop gemäß § 19 UStG keine Umsatzsteuer.',
  },
});
