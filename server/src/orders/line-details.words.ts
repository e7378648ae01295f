import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  quoted: { en: '“{text}”', de: '„{text}“' },
  photo: { en: 'your photo', de: 'Ihr Foto' },
  /** How the photo looks, part by part. */
  looks: {
    mat: {
      confetti: { en: 'with a patterned mat', de: 'mit gemustertem Passepartout' },
      terrazzo: { en: 'with a patterned mat', de: 'mit gemustertem Passepartout' },
      facets: { en: 'with a patterned mat', de: 'mit gemustertem Passepartout' },
    },
    filter: {
      'black-and-white': { en: 'in black and white', de: 'in Schwarzweiß' },
      warm: { en: 'in warm colours', de: 'in warmen Farben' },
    },
  },
  filmed: { en: 'with AR', de: 'mit AR' },
});
