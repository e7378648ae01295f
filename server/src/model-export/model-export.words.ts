import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  color: {
    en: 'Six digits of a colour of this product, without #.',
    de: 'Die sechs Stellen eines Farbcodes dieses Produkts, ohne #.',
  },
});
