import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  none: { en: 'There is no picture.', de: 'Hier gibt es kein Bild.' },
});
