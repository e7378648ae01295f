import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Recently viewed', de: 'Zuletzt angesehen' },
  clear: { en: 'Clear the list', de: 'Liste leeren' },
  cleared: {
    en: 'Your list of recently viewed products is empty.',
    de: 'Die Liste der zuletzt angesehenen Produkte ist leer.',
  },
});
