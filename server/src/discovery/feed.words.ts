import { catalogue } from '@afterimage/words/catalogue.ts';

/** What feed readers and home screens say of the shop. */
export const words = catalogue({
  journal: { en: '{shop} Journal', de: '{shop} Journal' },
  journalAbout: {
    en: 'How things are made, printed and brought to life: news from the workshop of {shop}.',
    de: 'Wie Dinge gemacht, bedruckt und zum Leben erweckt werden: Neues aus der Werkstatt von {shop}.',
  },
  shop: { en: '{shop}', de: '{shop}' },
  shopAbout: {
    en: 'Personalised pieces that come alive in augmented reality.',
    de: 'Persönliche Dinge, die in Augmented Reality lebendig werden.',
  },
  everything: { en: 'All products', de: 'Alle Produkte' },
  search: { en: 'Search', de: 'Suche' },
  cart: { en: 'Cart', de: 'Warenkorb' },
  help: { en: 'Help', de: 'Hilfe' },
});
