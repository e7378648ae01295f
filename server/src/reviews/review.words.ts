import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  noReview: { en: 'This review does not exist any more.', de: 'Diese Bewertung gibt es nicht mehr.' },
});
