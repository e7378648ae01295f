import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  colours: {
    black: { en: 'Black', de: 'Schwarz' },
    blue: { en: 'Blue', de: 'Blau' },
    yellow: { en: 'Yellow', de: 'Gelb' },
  },
  quoted: { en: '“{text}”', de: '„{text}“' },
  photo: { en: 'your photo', de: 'Ihr Foto' },
  matted: { en: 'with a patterned mat', de: 'mit gemustertem Passepartout' },
  filmed: { en: 'with AR', de: 'mit AR' },
});
