import { catalogue } from '@afterimage/words/catalogue.ts';

/** The form of a choice and its options. */
export const words = catalogue({
  mode: { en: 'Customers choose', de: 'Auswahl' },
  modes: {
    one: { en: 'One option', de: 'Eine Option' },
    several: { en: 'As many options as they like', de: 'Beliebig viele Optionen' },
  },
  mustChoose: { en: 'Customers must choose', de: 'Auswahl ist Pflicht' },
  options: { en: 'Options', de: 'Optionen' },
  option: { en: 'Option {number}', de: 'Option {number}' },
  addOption: { en: 'Add an option', de: 'Option hinzufügen' },
  removeOption: { en: 'Remove option {number}', de: 'Option {number} entfernen' },
  optionUp: { en: 'Move option {number} up', de: 'Option {number} nach oben' },
  optionDown: { en: 'Move option {number} down', de: 'Option {number} nach unten' },
  optionIn: { en: 'Name in {language}', de: 'Name auf {language}' },
  price: { en: 'Extra price in {currency}', de: 'Aufpreis in {currency}' },
  priceHint: { en: 'Empty: at no charge', de: 'Leer: ohne Aufpreis' },
  effects: { en: 'What this option changes', de: 'Was diese Option ändert' },
  noEffect: { en: 'nothing', de: 'nichts' },
  effectCount: {
    en: '{count, plural, one {# change} other {# changes}}',
    de: '{count, plural, one {# Änderung} other {# Änderungen}}',
  },
  note: { en: 'Instruction for the workshop', de: 'Anweisung für die Werkstatt' },
  noteHint: {
    en: 'Printed on the production sheet, such as “engrave on the back”',
    de: 'Steht auf dem Produktionsblatt, etwa „auf der Rückseite gravieren“',
  },
  filter: { en: '{face}: colours of the photo', de: '{face}: Farben des Fotos' },
  filters: {
    none: { en: 'As the customer chooses', de: 'Wie die Kundschaft es wählt' },
    'black-and-white': { en: 'Black and white', de: 'Schwarzweiß' },
    warm: { en: 'Warm', de: 'Warm' },
  },
  ownTextColor: { en: '{face}: text in another colour', de: '{face}: Text in anderer Farbe' },
  textColor: { en: '{face}: colour of the text', de: '{face}: Textfarbe' },
  ownBackground: { en: '{face}: another background', de: '{face}: anderer Hintergrund' },
  background: { en: '{face}: colour of the background', de: '{face}: Hintergrundfarbe' },
  otherEffects: {
    en: '{count, plural, one {One more change came with a file and stays as it is.} other {# more changes came with a file and stay as they are.}}',
    de: '{count, plural, one {Eine weitere Änderung kam mit einer Datei und bleibt, wie sie ist.} other {# weitere Änderungen kamen mit einer Datei und bleiben, wie sie sind.}}',
  },
  keepsOrders: {
    en: 'What has been ordered is made as it was ordered. Carts get the new price.',
    de: 'Bestelltes wird so gefertigt, wie es bestellt wurde. In Warenkörben gilt der neue Preis.',
  },
});
