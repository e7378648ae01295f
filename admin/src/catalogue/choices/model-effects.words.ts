import { catalogue } from '@afterimage/words/catalogue.ts';

/** What an option changes of the 3D model. */
export const words = catalogue({
  title: { en: '3D model', de: '3D-Modell' },
  addPart: { en: 'Change a part', de: 'Teil ändern' },
  changeOf: { en: 'Change of {part}', de: 'Änderung an {part}' },
  part: { en: 'Part', de: 'Teil' },
  partMissing: { en: '{part} (missing in the model)', de: '{part} (fehlt im Modell)' },
  change: { en: 'With this option', de: 'Mit dieser Option' },
  kinds: {
    partLook: { en: 'Another colour or finish', de: 'Andere Farbe oder Oberfläche' },
    partHidden: { en: 'Not there', de: 'Nicht vorhanden' },
    partShown: { en: 'Only there with this option', de: 'Nur mit dieser Option vorhanden' },
  },
  removePart: { en: 'Remove the change of {part}', de: 'Änderung an {part} entfernen' },
  anotherColor: { en: 'Another colour', de: 'Andere Farbe' },
  color: { en: 'Colour of the part', de: 'Farbe des Teils' },
  finish: { en: 'Finish', de: 'Oberfläche' },
  finishes: {
    own: { en: 'As in the model', de: 'Wie im Modell' },
    matt: { en: 'Matt', de: 'Matt' },
    satin: { en: 'Satin', de: 'Seidenmatt' },
    gloss: { en: 'Gloss', de: 'Glänzend' },
    metal: { en: 'Metal', de: 'Metall' },
  },
  lookMissing: {
    en: 'Please choose a colour or a finish',
    de: 'Bitte wählen Sie eine Farbe oder eine Oberfläche',
  },
  anotherModel: { en: 'Show another model', de: 'Anderes Modell zeigen' },
  replaceModel: { en: 'Replace the option’s model', de: 'Modell der Option ersetzen' },
  removeModel: { en: 'Remove the option’s model', de: 'Modell der Option entfernen' },
  ownModel: { en: 'A model of its own: {size}', de: 'Eigenes Modell: {size}' },
  anotherSize: { en: 'Scale the model', de: 'Modell skalieren' },
  widthMm: { en: 'Width in mm', de: 'Breite in mm' },
  heightMm: { en: 'Height in mm', de: 'Höhe in mm' },
  depthMm: { en: 'Depth in mm', de: 'Tiefe in mm' },
  sizeWrong: {
    en: 'Please enter at least one length from 1 to 100,000 mm; an empty one stays as in the model',
    de: 'Bitte geben Sie mindestens eine Länge von 1 bis 100.000 mm an; eine leere bleibt wie im Modell',
  },
  preview: { en: 'Show the model with this option', de: 'Modell mit dieser Option anzeigen' },
  noModel: {
    en: 'Once the product has a 3D model, an option can change its parts, too.',
    de: 'Sobald das Produkt ein 3D-Modell hat, kann eine Option auch dessen Teile ändern.',
  },
});
