import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Up to {count} at a time', de: 'Höchstens {count} auf einmal' },
  lede: {
    en: 'Which one should {name} replace?',
    de: 'Welches Produkt soll {name} ersetzen?',
  },
  replace: { en: 'Replace', de: 'Ersetzen' },
  replaceName: { en: 'Replace {name}', de: '{name} ersetzen' },
});
