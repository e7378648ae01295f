import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  noReview: { en: 'This review no longer exists.', de: 'Diese Bewertung gibt es nicht mehr.' },
});
