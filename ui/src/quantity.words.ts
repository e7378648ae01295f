import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  remove: { en: 'Remove', de: 'Entfernen' },
  oneLess: { en: 'One less', de: 'Eins weniger' },
  oneMore: { en: 'One more', de: 'Eins mehr' },
  mostOfOrder: { en: '{most} is the most for one order', de: 'Mehr als {most} sind in einer Bestellung nicht möglich' },
});
