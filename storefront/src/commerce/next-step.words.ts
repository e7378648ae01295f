import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  add: { en: 'Add to cart', de: 'In den Warenkorb' },
  adding: { en: 'Adding', de: 'Kommt hinein' },
  addName: { en: 'Add to cart: {name}', de: 'In den Warenkorb: {name}' },
  choose: { en: 'Choose options', de: 'Auswählen' },
  chooseName: { en: 'Choose options: {name}', de: 'Auswählen: {name}' },
  personalise: { en: 'Personalise', de: 'Gestalten' },
  personaliseName: { en: 'Personalise: {name}', de: 'Gestalten: {name}' },
  out: { en: 'Sold out', de: 'Ausverkauft' },
  outName: { en: 'Sold out: {name}', de: 'Ausverkauft: {name}' },
});
