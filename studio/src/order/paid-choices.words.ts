import { catalogue } from '@afterimage/words/catalogue.ts';

/** What was chosen for an ordered thing. */
export const words = catalogue({
  title: { en: 'Options', de: 'Auswahl' },
  more: { en: '{title} (+{price})', de: '{title} (+{price})' },
  less: { en: '{title} (−{price})', de: '{title} (−{price})' },
  fixed: {
    en: 'You can switch to anything at the same price. Options that cost more or less are fixed, because we can’t settle the difference after payment.',
    de: 'Sie können zu allem wechseln, was gleich viel kostet. Teurere und günstigere Optionen stehen fest, weil wir nach der Bezahlung keine Differenz ausgleichen können.',
  },
  extras: { en: 'Extras', de: 'Extras' },
  extrasFixed: {
    en: 'Extras were paid for with the order and stay as they are.',
    de: 'Extras wurden mit der Bestellung bezahlt und bleiben, wie sie sind.',
  },
});
