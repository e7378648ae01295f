import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  remove: { en: 'Remove', de: 'Entfernen' },
  oneLess: { en: 'One less', de: 'Eins weniger' },
  oneMore: { en: 'One more', de: 'Eins mehr' },
  mostOfOrder: { en: 'You can order up to {most}', de: 'Höchstens {most} pro Bestellung' },
});
