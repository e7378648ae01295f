import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  proofOf: { en: 'This is what we print: {title}', de: 'Das drucken wir: {title}' },
  proofFailed: { en: 'We can’t show the print right now.', de: 'Wir können den Druck gerade nicht zeigen.' },
  allPages: { en: 'Show all {count, number} pages', de: 'Alle {count, number} Seiten zeigen' },
  fewerPages: { en: 'Show fewer pages', de: 'Weniger Seiten zeigen' },
  preview: { en: 'How it will look', de: 'So wird es aussehen' },
  texts: { en: 'Words', de: 'Texte' },
});
