import { catalogue } from '@afterimage/words/catalogue.ts';

/** The form of a printed face, and drawing it on a picture of the product. */
export const words = catalogue({
  change: { en: 'Change', de: 'Ändern' },
  changeFace: { en: 'Change {title}', de: '{title} ändern' },
  saved: { en: '{title} was saved', de: '{title} wurde gespeichert' },
  keepsOrders: {
    en: 'What has been ordered is printed as it was ordered. Designs in carts are printed as the face is now.',
    de: 'Bestelltes wird so gedruckt, wie es bestellt wurde. Für Gestaltungen in Warenkörben gilt die geänderte Fläche.',
  },
  part: { en: 'Shown on the model’s part', de: 'Zu sehen auf dem Teil des Modells' },
  partHint: {
    en: 'A material or object of the 3D model. The print fills its texture (UVs from 0 to 1), or a section of it.',
    de: 'Ein Material oder Objekt des 3D-Modells. Der Druck füllt dessen Textur (UV-Koordinaten von 0 bis 1) oder einen Ausschnitt davon.',
  },
  noPart: {
    en: 'No part of the 3D model has a name and texture coordinates (UVs).',
    de: 'Kein Teil des 3D-Modells hat einen Namen und Texturkoordinaten (UV).',
  },
  onNoPart: { en: 'None, only on pictures', de: 'Keinem, nur auf Bildern' },
  partMissing: { en: '{name} (missing in the model)', de: '{name} (fehlt im Modell)' },
  onPicture: { en: 'On the picture', de: 'Auf dem Bild' },
  noPicture: {
    en: 'Add a picture to the product and save it, then the face can be drawn on it.',
    de: 'Fügen Sie dem Produkt ein Bild hinzu und speichern Sie es. Dann können Sie die Fläche darauf zeichnen.',
  },
  drawHint: {
    en: 'Draw the face on the picture with the mouse, tap its middle, or place it with the button. Then move each corner to where the product has it.',
    de: 'Ziehen Sie die Fläche mit der Maus auf, tippen Sie auf ihre Mitte oder setzen Sie sie mit der Schaltfläche ein. Schieben Sie dann jede Ecke an ihren Platz auf dem Produkt.',
  },
  moveHint: {
    en: 'Arrow keys move the chosen corner, with Shift in larger steps.',
    de: 'Die Pfeiltasten bewegen die gewählte Ecke, mit der Umschalttaste in größeren Schritten.',
  },
  place: { en: 'Place the face', de: 'Fläche einsetzen' },
  placeAs: { en: 'Same place as on picture {number}', de: 'Gleiche Stelle wie auf Bild {number}' },
  takeOff: { en: 'Remove from this picture', de: 'Von diesem Bild entfernen' },
  undo: { en: 'Undo', de: 'Rückgängig machen' },
  redo: { en: 'Redo', de: 'Wiederholen' },
  pictures: { en: 'Picture of the product', de: 'Bild des Produkts' },
  picture: { en: 'Picture {number}', de: 'Bild {number}' },
  drawnPicture: { en: 'Picture {number}, with the face', de: 'Bild {number}, mit der Fläche' },
  area: { en: 'Picture {number} with its printed faces', de: 'Bild {number} mit seinen bedruckten Flächen' },
  grips: {
    topLeft: { en: 'Top left corner', de: 'Ecke oben links' },
    topRight: { en: 'Top right corner', de: 'Ecke oben rechts' },
    bottomRight: { en: 'Bottom right corner', de: 'Ecke unten rechts' },
    bottomLeft: { en: 'Bottom left corner', de: 'Ecke unten links' },
    face: { en: 'Whole face', de: 'Ganze Fläche' },
  },
  gripAt: { en: '{grip}: {x}% from the left, {y}% from the top', de: '{grip}: {x} % von links, {y} % von oben' },
  lines: {
    trim: { en: 'Finished size', de: 'Endformat' },
    bleed: { en: 'Bleed', de: 'Beschnitt' },
    safe: { en: 'Safe area', de: 'Sicherheitsabstand' },
  },
  testPrint: { en: 'Test print (PDF)', de: 'Probedruck (PDF)' },
  testPreview: { en: 'Preview with a test picture', de: 'Vorschau mit Testbild' },
  testNote: {
    en: 'Every face is filled with a test chart or a text. This is how customers see a design in their cart.',
    de: 'Jede Fläche ist mit einem Testbild oder einem Text gefüllt. So sieht die Kundschaft eine Gestaltung im Warenkorb.',
  },
  testAlt: {
    en: 'The product with test charts on its printed faces',
    de: 'Das Produkt mit Testbildern auf den bedruckten Flächen',
  },
  unnamed: { en: 'New face', de: 'Neue Fläche' },
});
