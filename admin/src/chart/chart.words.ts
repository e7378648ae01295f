import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  asTable: { en: 'Figures', de: 'Zahlen' },
  day: { en: 'Day', de: 'Tag' },
});
