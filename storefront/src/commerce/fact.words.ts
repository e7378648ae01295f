import { catalogue } from '@afterimage/words/catalogue.ts';

/** By the words with which the data begins a fact. */
export const facts = catalogue({
  Material: { en: 'Material', de: 'Material' },
  Care: { en: 'Care', de: 'Pflege' },
  Dimensions: { en: 'Dimensions', de: 'Maße' },
  Weight: { en: 'Weight', de: 'Gewicht' },
  Ingredients: { en: 'Ingredients', de: 'Inhaltsstoffe' },
  'Made in': { en: 'Made in', de: 'Hergestellt in' },
});
