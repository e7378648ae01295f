import { catalogue } from '@afterimage/words/catalogue.ts';

/** How a line of a cart or an order is described. */
export const words = catalogue({
  yourPhoto: { en: 'Your photo', de: 'Ihr Foto' },
  extras: { en: 'Extras', de: 'Extras' },
  showing: {
    VIDEO: { en: 'Your photo, showing a film', de: 'Ihr Foto, das einen Film zeigt' },
    '3D': { en: 'Your photo, showing a 3D model', de: 'Ihr Foto, das ein 3D-Modell zeigt' },
    OBJECT_3D: { en: 'Your photo, showing your 3D model', de: 'Ihr Foto, das Ihr 3D-Modell zeigt' },
    TEXT: { en: 'Your photo, showing words', de: 'Ihr Foto, das Worte zeigt' },
    IMAGE: { en: 'Your photo, showing a picture', de: 'Ihr Foto, das ein Bild zeigt' },
  },
  /** How the photo looks, part by part. */
  looks: {
    mat: {
      confetti: { en: '{what}, in a patterned mat', de: '{what}, im gemusterten Passepartout' },
      terrazzo: { en: '{what}, in a patterned mat', de: '{what}, im gemusterten Passepartout' },
      facets: { en: '{what}, in a patterned mat', de: '{what}, im gemusterten Passepartout' },
    },
    filter: {
      'black-and-white': { en: '{what}, in black and white', de: '{what}, in Schwarzweiß' },
      warm: { en: '{what}, in warm colours', de: '{what}, in warmen Farben' },
    },
  },
  quoted: { en: '“{text}”', de: '„{text}“' },
  quotedIn: { en: '“{text}” in {font}', de: '„{text}“ in {font}' },
});
