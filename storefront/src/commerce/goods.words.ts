import { catalogue } from '@afterimage/words/catalogue.ts';

/** How a line of a cart or an order is described. */
export const words = catalogue({
  yourPhoto: { en: 'Your photo', de: 'Ihr Foto' },
  extras: { en: 'Extras', de: 'Extras' },
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
