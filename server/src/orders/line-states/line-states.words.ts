import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  reasonNeeded: {
    en: 'Please choose one of the reasons for this step.',
    de: 'Bitte wählen Sie einen der Gründe für diesen Schritt.',
  },
  changedBy: {
    en: '{name} has changed this item meanwhile. Please look at it again.',
    de: '{name} hat diese Position inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
  },
  changedBySomebody: {
    en: 'This item has changed meanwhile. Please look at it again.',
    de: 'Diese Position hat sich inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
  },
});
