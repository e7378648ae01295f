import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  unsaved: { en: 'Not saved: {fields}', de: 'Nicht gespeichert: {fields}' },
  save: { en: 'Save', de: 'Speichern' },
  discard: { en: 'Discard', de: 'Verwerfen' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  saveBar: { en: 'Changes', de: 'Änderungen' },
  leaveTitle: { en: 'Leave without saving?', de: 'Ohne Speichern verlassen?' },
  leaveNote: {
    en: 'What you have changed here is not saved: {fields}.',
    de: 'Ihre Änderungen sind nicht gespeichert: {fields}.',
  },
  stay: { en: 'Stay here', de: 'Hier bleiben' },
  leave: { en: 'Leave', de: 'Verlassen' },
  changedMeanwhile: { en: 'Changed by someone else meanwhile', de: 'Inzwischen von jemand anderem geändert' },
  chooseSide: {
    en: 'Decide for each field which value stays, then save again.',
    de: 'Entscheiden Sie für jedes Feld, welcher Wert bleibt, und speichern Sie dann noch einmal.',
  },
  mine: { en: 'Mine', de: 'Meiner' },
  theirs: { en: 'Theirs', de: 'Der andere' },
  takeMine: { en: 'Keep mine: {field}', de: 'Meinen behalten: {field}' },
  takeTheirs: { en: 'Take theirs: {field}', de: 'Den anderen nehmen: {field}' },
  nothing: { en: '(empty)', de: '(leer)' },
});
