import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'What wakes up on it', de: 'Was darauf erwacht' },
  lede: {
    en: 'Whoever points a phone at the finished print sees this play on it.',
    de: 'Wer ein Telefon auf den fertigen Druck richtet, sieht es darauf spielen.',
  },
  skip: {
    en: 'You can leave it out and go on: then it is simply a print. And you can change it at any time, also long after you have bought it.',
    de: 'Sie können es weglassen und weitergehen: Dann ist es einfach ein Druck. Und Sie können es jederzeit ändern, auch lange nach dem Kauf.',
  },
  none: {
    en: 'On {name} nothing can play. Please go on.',
    de: 'Auf {name} kann nichts spielen. Bitte gehen Sie weiter.',
  },
  photoFirst: {
    en: 'There is no photo here yet. Choose one in the first step; then something can wake up on it.',
    de: 'Hier ist noch kein Foto. Wählen Sie eines im ersten Schritt; dann kann etwas darauf erwachen.',
  },
  gone: {
    en: 'What played here was not ordered in time and is gone. Please choose it again.',
    de: 'Was hier spielte, wurde nicht rechtzeitig bestellt und ist nicht mehr da. Bitte wählen Sie es noch einmal.',
  },
});
