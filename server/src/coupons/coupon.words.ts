import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  worth: {
    en: 'This code is for goods worth {amount} or more.',
    de: 'Dieser Code gilt ab einem Warenwert von {amount}.',
  },
});
