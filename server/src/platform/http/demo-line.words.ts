import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  demo: {
    en: 'Demo shop: no payment is taken, nothing is delivered.',
    de: 'Demo-Shop: Es wird nichts bezahlt und nichts geliefert.',
  },
});
