import { catalogue } from '@afterimage/words/catalogue.ts';

/** The section of a model's texture on which a face is shown. */
export const words = catalogue({
  section: {
    en: 'The print covers only a section of the texture',
    de: 'Der Druck bedeckt nur einen Ausschnitt der Textur',
  },
  sectionHint: {
    en: 'The rest of the part stays as it is in the model.',
    de: 'Der Rest des Teils bleibt, wie er im Modell ist.',
  },
  ownAreaNote: {
    en: 'This part uses only a section of its texture, so it would show only a section of the print.',
    de: 'Dieser Teil nutzt nur einen Ausschnitt seiner Textur und würde nur einen Ausschnitt des Drucks zeigen.',
  },
  takeOwnArea: { en: 'Use the part’s own area', de: 'Bereich des Teils übernehmen' },
  numbers: {
    x: { en: 'From the left in %', de: 'Von links in %' },
    y: { en: 'From the top in %', de: 'Von oben in %' },
    width: { en: 'Width in %', de: 'Breite in %' },
    height: { en: 'Height in %', de: 'Höhe in %' },
  },
  sectionWrong: {
    en: 'Please enter four numbers; width and height from 0.1 to 2,000%',
    de: 'Bitte geben Sie vier Zahlen an, Breite und Höhe von 0,1 bis 2.000 %',
  },
  rotation: { en: 'The print is turned', de: 'Drehung des Drucks' },
  rotations: {
    0: { en: 'Not at all', de: 'Keine' },
    90: { en: '90° clockwise', de: '90° im Uhrzeigersinn' },
    180: { en: '180°', de: '180°' },
    270: { en: '90° anticlockwise', de: '90° gegen den Uhrzeigersinn' },
  },
  mirrored: { en: 'Mirrored', de: 'Gespiegelt' },
  preview: { en: 'Show a test picture on the model', de: 'Testbild am Modell anzeigen' },
});
