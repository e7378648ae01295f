import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  ownDesign: { en: '{name} with your design', de: '{name} mit Ihrer Gestaltung' },
  alive: { en: 'Comes alive', de: 'Wird lebendig' },
  ownPhoto: { en: 'Your photo for {name}', de: 'Ihr Foto für {name}' },
});
