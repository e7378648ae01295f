import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  // What is wrong with a filter, a sort or a page of a list, beside its field.
  unreadableFilter: { en: 'This filter cannot be read', de: 'Dieser Filter ist nicht lesbar' },
  unknownColumn: { en: 'This list has no such column', de: 'Diese Liste hat keine solche Spalte' },
  wrongTest: { en: 'This column cannot be filtered like that', de: 'Diese Spalte lässt sich so nicht filtern' },
  wrongValue: { en: 'This value is not possible here', de: 'Dieser Wert ist hier nicht möglich' },
  wrongDay: { en: 'Please enter a day such as 2026-11-24', de: 'Bitte geben Sie einen Tag an, etwa 2026-11-24' },
  wrongNumber: { en: 'Please enter a whole number', de: 'Bitte geben Sie eine ganze Zahl an' },
  tooManyValues: { en: 'At most 200 values', de: 'Höchstens 200 Werte' },
  unsortable: { en: 'This list cannot be sorted by that', de: 'Danach lässt sich diese Liste nicht sortieren' },
  staleCursor: {
    en: 'This page belongs to another list. Please begin at the first page',
    de: 'Diese Seite gehört zu einer anderen Liste. Bitte beginnen Sie bei der ersten Seite',
  },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
});
