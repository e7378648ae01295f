import { catalogue } from '@afterimage/words/catalogue.ts';

/** Said on the page of the cart alone, and seldom. */
export const words = catalogue({
  waiting: {
    en: 'Some items that you chose before signing in are still waiting: a cart takes at most {most} different items. Remove some and reload the page, and the rest is added.',
    de: 'Einige Artikel, die Sie vor der Anmeldung ausgewählt haben, warten noch: In einen Warenkorb passen höchstens {most} verschiedene Artikel. Entfernen Sie welche und laden Sie die Seite neu, dann kommen die übrigen dazu.',
  },
});
