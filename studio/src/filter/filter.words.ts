import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  filter: { en: 'Filter', de: 'Filter' },
  original: { en: 'Original', de: 'Original' },
  filters: {
    'black-and-white': { en: 'Black and white', de: 'Schwarzweiß' },
    warm: { en: 'Warm', de: 'Warm' },
  },
});
