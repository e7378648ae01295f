import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said of lines for which the stock does not suffice; `name` is that of a product. */
export const words = catalogue({
  left: { en: 'Only {count} left.', de: 'Nur noch {count} verfügbar.' },
  none: { en: 'This is out of stock.', de: 'Dieser Artikel ist ausverkauft.' },
  leftOf: { en: '{name}: only {count} left.', de: '{name}: nur noch {count} verfügbar.' },
  noneOf: { en: '{name} is out of stock.', de: '{name} ist ausverkauft.' },
  /** Stands for the name of a product that the shop has no more. */
  item: { en: 'This item', de: 'Dieser Artikel' },
});
