import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  pause: { en: 'Pause: {name}', de: 'Anhalten: {name}' },
  play: { en: 'Play: {name}', de: 'Abspielen: {name}' },
});
