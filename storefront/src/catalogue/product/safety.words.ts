import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  safety: { en: 'Maker and safety', de: 'Hersteller und Sicherheit' },
  warnings: { en: 'Warnings', de: 'Warnhinweise' },
  maker: { en: 'Maker', de: 'Hersteller' },
  responsible: { en: 'Responsible in the EU', de: 'Verantwortlich in der EU' },
});
