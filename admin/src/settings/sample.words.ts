import { catalogue } from '@afterimage/words/catalogue.ts';

/** Removing what came with the sample shop. */
export const words = catalogue({
  title: { en: 'Sample shop', de: 'Beispielsortiment' },
  note: {
    en: '{count, plural, one {# product of the sample is} other {# products of the sample are}} still as they came.',
    de: '{count, plural, one {# Beispielprodukt ist} other {# Beispielprodukte sind}} noch unverändert.',
  },
  remove: { en: 'Remove the sample', de: 'Beispielsortiment entfernen' },
  askTitle: { en: 'Remove the sample?', de: 'Beispielsortiment entfernen?' },
  ask: {
    en: '{count, plural, one {# product is} other {# products are}} deleted, with the reviews, categories and articles that came with them. This cannot be undone.',
    de: '{count, plural, one {# Produkt wird} other {# Produkte werden}} gelöscht, samt den mitgelieferten Bewertungen, Kategorien und Artikeln. Das lässt sich nicht rückgängig machen.',
  },
  ordered: {
    en: '{count, plural, one {# product was} other {# products were}} ordered and only leave the shop, so that the orders can be made.',
    de: '{count, plural, one {# Produkt wurde} other {# Produkte wurden}} bestellt und nur aus dem Shop genommen, damit die Bestellungen gefertigt werden können.',
  },
  stays: {
    en: 'What you have added or changed stays.',
    de: 'Was Sie angelegt oder geändert haben, bleibt.',
  },
  removed: { en: 'The sample was removed', de: 'Das Beispielsortiment wurde entfernt' },
});
