import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Try it before you pay', de: 'Vor dem Bezahlen ausprobieren' },
  lede: {
    en: 'Point your phone at this screen and see what others will see on the print.',
    de: 'Richten Sie Ihr Telefon auf diesen Bildschirm und sehen Sie, was andere auf dem Druck sehen werden.',
  },
  open: { en: 'Try it now', de: 'Jetzt ausprobieren' },
  opening: { en: 'One moment', de: 'Einen Moment' },
  nothing: {
    en: 'Nothing plays on your photo yet. Choose something first, then try it here.',
    de: 'Noch läuft auf keinem Foto etwas. Wählen Sie zuerst etwas aus, dann können Sie es hier ausprobieren.',
  },
  busy: { en: 'A file is still uploading.', de: 'Eine Datei wird noch hochgeladen.' },
  unloaded: {
    en: 'This could not be opened. Please try again in a moment.',
    de: 'Das ließ sich nicht öffnen. Bitte versuchen Sie es gleich noch einmal.',
  },
});
