import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  accept: {
    en: 'Our terms apply to your order. Items made with your photos or words are exempt from the right of withdrawal.',
    de: 'Für Ihre Bestellung gelten unsere AGB. Artikel, die mit Ihren Fotos oder Texten für Sie gefertigt werden, sind vom Widerruf ausgenommen.',
  },
  terms: { en: 'Terms', de: 'AGB' },
  withdrawal: { en: 'Right of withdrawal', de: 'Widerrufsbelehrung' },
  privacy: { en: 'Privacy', de: 'Datenschutz' },
});
