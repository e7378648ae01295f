import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  failed: { en: 'This picture could not be drawn yet.', de: 'Dieses Bild konnte noch nicht gezeichnet werden.' },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
});
