import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  worth: {
    en: 'This code is valid from an order value of {amount}.',
    de: 'Dieser Code gilt ab einem Warenwert von {amount}.',
  },
});
