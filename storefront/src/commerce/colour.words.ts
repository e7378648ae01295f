import { catalogue } from '@afterimage/words/catalogue.ts';

export const colours = catalogue({
  black: { en: 'Black', de: 'Schwarz' },
  blue: { en: 'Blue', de: 'Blau' },
  yellow: { en: 'Yellow', de: 'Gelb' },
});
