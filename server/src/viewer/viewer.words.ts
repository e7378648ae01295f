import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  past: { en: 'Please choose a moment that is still to come', de: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft' },
  far: { en: 'Please choose an earlier moment', de: 'Bitte wählen Sie einen früheren Zeitpunkt' },
});
