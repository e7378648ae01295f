import { catalogue } from '@afterimage/words/catalogue.ts';

/** The report of an import as operators download it. The results are called as on the screen of imports. */
export const words = catalogue({
  columns: {
    line: { en: 'Line', de: 'Zeile' },
    record: { en: 'Record', de: 'Datensatz' },
    key: { en: 'Key', de: 'Kennung' },
    result: { en: 'Result', de: 'Ergebnis' },
    remark: { en: 'Remark', de: 'Anmerkung' },
  },
  results: {
    added: { en: 'New', de: 'Neu' },
    changed: { en: 'Changed', de: 'Geändert' },
    unchanged: { en: 'Unchanged', de: 'Unverändert' },
    skipped: { en: 'Skipped', de: 'Übersprungen' },
    refused: { en: 'Refused', de: 'Abgelehnt' },
  },
  records: {
    settings: { en: 'Settings', de: 'Einstellungen' },
    'tax-rate': { en: 'Tax rate', de: 'Steuersatz' },
    'delivery-method': { en: 'Delivery method', de: 'Versandart' },
    attribute: { en: 'Attribute', de: 'Merkmal' },
    category: { en: 'Category', de: 'Kategorie' },
    product: { en: 'Product', de: 'Produkt' },
    variation: { en: 'Variant', de: 'Variante' },
    'related-products': { en: 'Goes well with', de: 'Passt dazu' },
    'ready-designs': { en: 'Ready designs', de: 'Designvorlagen' },
    synonym: { en: 'Search words', de: 'Suchwörter' },
    coupon: { en: 'Coupon', de: 'Gutschein' },
    'article-category': { en: 'Article category', de: 'Beitragskategorie' },
    article: { en: 'Article', de: 'Beitrag' },
    'legal-text': { en: 'Legal text', de: 'Rechtstext' },
    'mail-texts': { en: 'Mail texts', de: 'E-Mail-Texte' },
    customer: { en: 'Customer', de: 'Kundenkonto' },
    row: { en: 'Row', de: 'Zeile' },
    line: { en: 'Row', de: 'Zeile' },
  },
});
