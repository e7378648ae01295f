import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  /** The name of the demo's prints, where the name of a product stands. */
  demo: { en: 'Three photographs that wake up', de: 'Drei Fotos, die erwachen' },
  past: { en: 'Please choose a moment that is still to come', de: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft' },
  far: { en: 'Please choose an earlier moment', de: 'Bitte wählen Sie einen früheren Zeitpunkt' },
});
