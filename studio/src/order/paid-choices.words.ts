import { catalogue } from '@afterimage/words/catalogue.ts';

/** What was chosen for an ordered thing. */
export const words = catalogue({
  title: { en: 'What was chosen', de: 'Was ausgewählt wurde' },
  more: { en: '{title} (+{price})', de: '{title} (+{price})' },
  less: { en: '{title} (−{price})', de: '{title} (−{price})' },
  fixed: {
    en: 'You can change to whatever costs the same. What costs more or less is fixed, because we cannot settle a difference after you have paid.',
    de: 'Sie können zu allem wechseln, was gleich viel kostet. Was mehr oder weniger kostet, steht fest, weil wir nach dem Bezahlen keinen Unterschied ausgleichen können.',
  },
  extras: { en: 'Extras', de: 'Extras' },
  extrasFixed: {
    en: 'Extras were paid with the order and stay as they are.',
    de: 'Extras wurden mit der Bestellung bezahlt und bleiben, wie sie sind.',
  },
});
