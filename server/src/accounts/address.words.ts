import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  otherId: { en: 'This is the id of another address', de: 'Das ist die Kennung einer anderen Adresse' },
});
