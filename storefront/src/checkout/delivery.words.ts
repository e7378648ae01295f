import { catalogue } from '@afterimage/words/catalogue.ts';

/** When an order comes, and which address is the usual one. */
export const words = catalogue({
  arrives: { en: 'Arrives {dates}', de: 'Kommt {dates}' },
  ready: { en: 'Ready {dates}', de: 'Bereit {dates}' },
  usual: { en: 'Default', de: 'Standard' },
});
