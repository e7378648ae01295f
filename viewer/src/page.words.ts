import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'A photo that comes alive', de: 'Ein Foto, das lebendig wird' },
});
