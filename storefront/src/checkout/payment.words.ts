import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Payment', de: 'Zahlung' },
  noWay: {
    title: { en: 'The shop cannot take orders yet', de: 'Der Shop nimmt noch keine Bestellungen an' },
    text: {
      en: 'There is no way to pay here yet. Nothing was ordered, and your cart is kept.',
      de: 'Eine Zahlungsart gibt es hier noch nicht. Es wurde nichts bestellt, und Ihr Warenkorb bleibt erhalten.',
    },
  },
});
