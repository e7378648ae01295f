import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'What wakes up on it', de: 'Was darauf erwacht' },
  lede: {
    en: 'Whoever points a phone at the finished print sees this play on it. You can leave it out, and you can change it at any time after.',
    de: 'Wer ein Telefon auf den fertigen Druck richtet, sieht es darauf spielen. Sie können es weglassen, und Sie können es danach jederzeit ändern.',
  },
  photoFirst: {
    en: 'There is no photo here yet. Choose one in the first step; then something can wake up on it.',
    de: 'Hier ist noch kein Foto. Wählen Sie eines im ersten Schritt; dann kann etwas darauf erwachen.',
  },
});
