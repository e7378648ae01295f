import { catalogue } from '@afterimage/words/catalogue.ts';

/** The ways of delivery by their ids, and when they come. */
export const words = catalogue({
  names: {
    standard: { en: 'Standard delivery', de: 'Standardlieferung' },
    express: { en: 'Express delivery', de: 'Expresslieferung' },
  },
  arrives: { en: 'Arrives {dates}', de: 'Kommt {dates}' },
  usual: { en: 'Default', de: 'Standard' },
});
