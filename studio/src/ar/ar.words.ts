import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Bring it to life', de: 'Erwecken Sie es zum Leben' },
  lede: {
    en: 'Anyone who points a phone at the finished print sees this play on it.',
    de: 'Wer ein Telefon auf den fertigen Druck richtet, sieht es darauf laufen.',
  },
  skip: {
    en: 'This is optional: without it, you simply get a print. You can change it any time, even years later.',
    de: 'Das ist optional: Ohne bleibt es einfach ein Druck. Sie können es jederzeit ändern, auch noch nach Jahren.',
  },
  none: {
    en: '{name} cannot come alive. Please continue.',
    de: '{name} kann nicht lebendig werden. Bitte gehen Sie weiter.',
  },
  photoFirst: {
    en: 'There is no photo here yet. Add one in the first step, then bring it to life here.',
    de: 'Hier ist noch kein Foto. Fügen Sie im ersten Schritt eines hinzu, und erwecken Sie es dann hier zum Leben.',
  },
  gone: {
    en: 'What played here was not ordered in time and has been deleted. Please choose it again.',
    de: 'Was hier lief, wurde nicht rechtzeitig bestellt und ist gelöscht. Bitte wählen Sie es noch einmal.',
  },
});
