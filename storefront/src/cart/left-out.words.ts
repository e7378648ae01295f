import { catalogue } from '@afterimage/words/catalogue.ts';

/** Said on the page of the cart alone, and seldom. */
export const words = catalogue({
  waiting: {
    en: 'Some items you added before signing in are still waiting: a cart holds up to {most} different items. Remove a few and reload the page to add the rest.',
    de: 'Einige Artikel, die Sie vor der Anmeldung ausgewählt haben, warten noch: Ein Warenkorb fasst bis zu {most} verschiedene Artikel. Entfernen Sie einige und laden Sie die Seite neu, um die übrigen hinzuzufügen.',
  },
});
