import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  chooseDelivery: { en: 'Please choose a delivery method', de: 'Bitte wählen Sie eine Lieferart' },
  pricesChanged: {
    en: 'Prices have changed since. Please go back to the cart and check out again.',
    de: 'Die Preise haben sich seither geändert. Bitte gehen Sie zum Warenkorb zurück und von dort noch einmal zur Kasse.',
  },
  notOffered: {
    en: '{name}: what was chosen is not offered any more. Please personalise it again.',
    de: '{name}: Was Sie ausgewählt haben, bieten wir nicht mehr an. Bitte gestalten Sie es noch einmal.',
  },
});
