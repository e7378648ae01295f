import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands beside fields of day and time. */
export const words = catalogue({
  shopTime: { en: 'Shop’s time zone: {zone}', de: 'Zeitzone des Shops: {zone}' },
});
