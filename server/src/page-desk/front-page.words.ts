import { catalogue } from '@afterimage/words/catalogue.ts';

/** The texts of the first page that an owner can change, as a new shop has them. */
export const words = catalogue({
  heading: { en: 'Photographs that wake up.', de: 'Fotos, die erwachen.' },
  lede: {
    en: 'Hold a phone over the print, and it comes alive. No app.',
    de: 'Telefon darüberhalten, und das Bild wird lebendig. Ganz ohne App.',
  },
  button: { en: 'Make your own', de: 'Selbst gestalten' },
  how: { en: 'How it works', de: 'So funktioniert es' },
  yours: { en: 'Waiting for your picture', de: 'Noch fehlt Ihr Bild' },
  sentence: {
    en: 'A print holds one moment. The phone in your guest’s hand shows the ten seconds around it.',
    de: 'Ein Abzug hält einen Moment fest. Das Telefon in der Hand Ihres Gastes zeigt die zehn Sekunden darum herum.',
  },
  categories: { en: 'Shop by category', de: 'Nach Kategorie stöbern' },
  popular: { en: 'Bestsellers', de: 'Bestseller' },
  journal: { en: 'From the journal', de: 'Aus dem Journal' },
  recent: { en: 'Recently viewed', de: 'Zuletzt angesehen' },
});
