import { catalogue } from '@afterimage/words/catalogue.ts';

/** What stands in mails with made-up values. */
export const words = catalogue({
  product: { en: 'Framed print', de: 'Gerahmter Druck' },
  detail: { en: 'oak, 30 × 40 cm', de: 'Eiche, 30 × 40 cm' },
  person: { en: 'Alex Example', de: 'Alex Beispiel' },
  street: { en: '1 Sample Street', de: 'Musterstraße 1' },
});
