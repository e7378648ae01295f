import { catalogue } from '@afterimage/words/catalogue.ts';

/** The pages at the foot of every other page. */
export const words = catalogue({
  service: { en: 'Service', de: 'Service' },
  findOrder: { en: 'Find your order', de: 'Bestellung finden' },
  help: { en: 'Help', de: 'Hilfe' },
  imprint: { en: 'Imprint', de: 'Impressum' },
  privacy: { en: 'Privacy', de: 'Datenschutz' },
  terms: { en: 'Terms', de: 'AGB' },
  // The law prescribes the label.
  withdrawal: { en: 'Withdraw from contract here', de: 'Vertrag widerrufen' },
});
