import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  report: { en: 'Report this', de: 'Inhalt melden' },
  title: { en: 'A photo that comes alive', de: 'Ein Foto, das lebendig wird' },
});
