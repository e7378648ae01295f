import { catalogue } from '@afterimage/words/catalogue.ts';

/** The screen of attributes and their values. */
export const words = catalogue({
  note: {
    en: 'Variants differ in colour and size. All other attributes say something of a whole product. A new name is shown everywhere at once.',
    de: 'Varianten unterscheiden sich in Farbe und Größe. Alle anderen Merkmale gelten für das ganze Produkt. Ein neuer Name steht sofort überall.',
  },
  up: { en: 'Move {name} up', de: '{name} nach oben' },
  down: { en: 'Move {name} down', de: '{name} nach unten' },
  edit: { en: 'Edit {name}', de: '{name} bearbeiten' },
  delete: { en: 'Delete {name}', de: '{name} löschen' },
  noValues: { en: 'No values yet', de: 'Noch keine Werte' },
  unused: { en: 'No products', de: 'Keine Produkte' },
  inUse: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  deleteTitle: { en: 'Delete {name}?', de: '{name} löschen?' },
  deleteNote: { en: 'No product has it.', de: 'Es gibt kein Produkt damit.' },
  deleteAttributeNote: {
    en: 'No product has one of its values. They go with it.',
    de: 'Es gibt kein Produkt mit einem seiner Werte. Sie werden mitgelöscht.',
  },
  cannotDelete: { en: '{name} cannot be deleted', de: '{name} lässt sich nicht löschen' },
  usedNote: {
    en: '{count, plural, one {# product still has it. Take it away there first.} other {# products still have it. Take it away there first.}}',
    de: '{count, plural, one {# Produkt hat es noch. Entfernen Sie es zuerst dort.} other {# Produkte haben es noch. Entfernen Sie es zuerst dort.}}',
  },
  showProducts: { en: 'Show these products', de: 'Diese Produkte anzeigen' },
  variantsNote: {
    en: 'Variants differ in this attribute. You can rename it.',
    de: 'Varianten unterscheiden sich in diesem Merkmal. Sie können es umbenennen.',
  },
});
