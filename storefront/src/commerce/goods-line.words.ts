import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  ownPhoto: { en: 'Your photo for {name}', de: 'Ihr Foto für {name}' },
});
