import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: '{count} products can be compared at once', de: '{count} Produkte lassen sich auf einmal vergleichen' },
  lede: {
    en: 'Which one makes room for {name}?',
    de: 'Welches macht Platz für {name}?',
  },
  replace: { en: 'Replace', de: 'Ersetzen' },
  replaceName: { en: 'Replace {name}', de: '{name} ersetzen' },
});
