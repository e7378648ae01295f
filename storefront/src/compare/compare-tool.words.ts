import { catalogue } from '@afterimage/words/catalogue.ts';

/** The few words that stand on every page; those of the comparison itself are in compare.words.ts. */
export const words = catalogue({
  compare: { en: 'Compare', de: 'Vergleichen' },
  count: {
    en: 'Compare {count, plural, one {# product} other {# products}}',
    de: 'Vergleichen: {count, plural, one {# Produkt} other {# Produkte}}',
  },
  tool: { en: 'Compare: {name}', de: 'Vergleichen: {name}' },
});
