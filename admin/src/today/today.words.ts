import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Today', de: 'Heute' },
  welcome: { en: 'Good to see you, {name}.', de: 'Schön, dass Sie da sind, {name}.' },
});
