import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  alt: {
    en: 'A large red and yellow hot-air balloon among smaller ones, over hills in morning mist',
    de: 'Ein großer rot-gelber Heißluftballon zwischen kleineren, über Hügeln im Morgendunst',
  },
  play: { en: 'Play the film', de: 'Film abspielen' },
  pause: { en: 'Pause the film', de: 'Film anhalten' },
});
