import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  accept: {
    en: 'Our terms apply to your order. What was made for you with your photos or words cannot be withdrawn from.',
    de: 'Für Ihre Bestellung gelten unsere AGB. Was mit Ihren Fotos oder Texten für Sie gefertigt wird, ist vom Widerruf ausgenommen.',
  },
  terms: { en: 'Terms', de: 'AGB' },
  withdrawal: { en: 'Right of withdrawal', de: 'Widerrufsbelehrung' },
  privacy: { en: 'Privacy', de: 'Datenschutz' },
});
