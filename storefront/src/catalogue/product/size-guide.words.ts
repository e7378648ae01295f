import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Size guide', de: 'Größentabelle' },
  table: { en: 'Measures of each size in {unit}', de: 'Maße je Größe in {unit}' },
  size: { en: 'Size', de: 'Größe' },
  cm: { en: 'cm', de: 'cm' },
  mm: { en: 'mm', de: 'mm' },
  how: {
    garment: {
      en: 'These are the measures of the piece itself, laid flat. Compare them with one of yours that fits well.',
      de: 'Gemessen ist das Stück selbst, flach hingelegt. Vergleichen Sie es mit einem, das Ihnen gut passt.',
    },
    body: {
      en: 'These are measures of the body. Hold the tape close, but not tight; between two sizes take the larger one.',
      de: 'Das sind Körpermaße. Legen Sie das Maßband eng an, ohne es zu spannen; zwischen zwei Größen nehmen Sie die größere.',
    },
  },
  howRing: {
    en: 'Measure across the inside of a ring that fits the finger. Between two sizes take the larger one.',
    de: 'Messen Sie einen Ring, der am Finger passt, innen quer durch die Mitte. Zwischen zwei Größen nehmen Sie die größere.',
  },
  measures: {
    chest: { en: 'Chest', de: 'Brust' },
    bust: { en: 'Bust', de: 'Oberweite' },
    length: { en: 'Length', de: 'Länge' },
    waist: { en: 'Waist', de: 'Taille' },
    inseam: { en: 'Inside leg', de: 'Innenbein' },
    torso: { en: 'Torso all round', de: 'Rumpfumfang' },
    head: { en: 'Head all round', de: 'Kopfumfang' },
    wrist: { en: 'Wrist all round', de: 'Handgelenk' },
    inside: { en: 'Inside', de: 'Innen' },
  },
});
