import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands in the place of an empty list. */
export const words = catalogue({
  without: { en: 'Without “{name}”: {count}', de: 'Ohne „{name}“: {count}' },
  popularInstead: { en: 'Bestsellers', de: 'Bestseller' },
});

/** Of what there is nothing: "No yellow furniture in size M under €50"; `what` is the rest, put together by `joint`. */
export const none = catalogue({
  title: { en: 'No {what}', de: 'Nichts gefunden: {what}' },
  nothing: { en: 'No products', de: 'Keine Produkte' },
  joint: { en: ' ', de: ', ' },
  products: { en: 'products', de: '' },
  /** English puts the name of a category into the sentence, German quotes it; every text names all its places. */
  productsOf: {
    en: '{name, select, other {{lowered}}}',
    de: '{lowered, select, other {in „{name}“}}',
  },
  /** A value of a filter, such as a colour or a material; every text names all its places. */
  value: {
    en: '{name, select, other {{lowered}}}',
    de: '{lowered, select, other {{name}}}',
  },
  reduced: { en: 'reduced', de: 'reduziert' },
  personalisable: { en: 'personalisable', de: 'personalisierbar' },
  or: { en: '{one} or {other}', de: '{one} oder {other}' },
  inSize: { en: 'in size {sizes}', de: 'Größe {sizes}' },
  inStock: { en: 'in stock', de: 'auf Lager' },
  forKey: { en: 'for “{key}”', de: '„{key}“' },
});
