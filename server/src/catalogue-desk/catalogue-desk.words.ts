import { catalogue } from '@afterimage/words/catalogue.ts';

/** What the shop says beside fields of products and categories. */
export const words = catalogue({
  nameMissing: { en: 'Please enter a name in English', de: 'Bitte geben Sie einen englischen Namen an' },
  slugTaken: {
    en: 'Another product has this address, or had it before',
    de: 'Ein anderes Produkt hat oder hatte diese Adresse',
  },
  slugOfDigits: {
    en: 'An address needs at least one letter',
    de: 'Eine Adresse braucht mindestens einen Buchstaben',
  },
  skuTaken: { en: 'Another item has this article number', de: 'Diese Artikelnummer ist schon vergeben' },
  skuTwice: { en: 'This article number stands here twice', de: 'Diese Artikelnummer steht hier zweimal' },
  sameOptions: {
    en: 'Another variant has the same colour and size',
    de: 'Eine andere Variante hat dieselbe Farbe und Größe',
  },
  optionMissing: {
    en: 'Every variant needs a colour, or none has one',
    de: 'Alle Varianten brauchen eine Farbe, oder keine',
  },
  sizeMissing: {
    en: 'Every variant of a colour needs a size, or none has one',
    de: 'Alle Varianten einer Farbe brauchen eine Größe, oder keine',
  },
  partyName: { en: 'Please enter a name', de: 'Bitte geben Sie einen Namen an' },
  partyAddress: { en: 'Please enter the postal address', de: 'Bitte geben Sie die Postanschrift an' },
  partyContact: {
    en: 'Please enter an e-mail address, or a web address with https://',
    de: 'Bitte geben Sie eine E-Mail-Adresse oder eine Webadresse mit https:// an',
  },
  measureTwice: { en: 'A measure stands here twice', de: 'Ein Maß steht hier zweimal' },
  measureMissing: { en: 'Please enter every measure of this size', de: 'Bitte geben Sie jedes Maß dieser Größe an' },
  sizeTwice: { en: 'This size stands here twice', de: 'Diese Größe steht hier zweimal' },
  unknownValue: { en: 'This value is not there any more', de: 'Diesen Wert gibt es nicht mehr' },
  unknownCategory: { en: 'This category is not there any more', de: 'Diese Kategorie gibt es nicht mehr' },
  unknownPicture: { en: 'This picture is not there any more', de: 'Dieses Bild gibt es nicht mehr' },
  unknownModel: { en: 'This 3D model is not there any more', de: 'Dieses 3D-Modell gibt es nicht mehr' },
  altMissing: {
    en: 'Please say what the picture shows, in each language',
    de: 'Bitte beschreiben Sie das Bild, in jeder Sprache',
  },
  colorTwice: { en: 'This colour has another picture already', de: 'Diese Farbe hat schon ein anderes Bild' },
  tooFew: {
    en: 'There are only {stock} pieces left',
    de: 'Es sind nur noch {stock} Stück da',
  },
  noChange: {
    en: 'Please enter how many pieces more or fewer',
    de: 'Bitte geben Sie an, wie viele Stück mehr oder weniger',
  },
  variantOrdered: {
    en: 'This variant is part of an order that is not finished. Set its stock to 0 instead.',
    de: 'Diese Variante gehört zu einer offenen Bestellung. Setzen Sie stattdessen den Bestand auf 0.',
  },
  notReady: {
    en: 'Before it can be bought, the product needs a price and a variant',
    de: 'Damit man es kaufen kann, braucht das Produkt einen Preis und eine Variante',
  },
  pastTime: { en: 'Please choose a time to come', de: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft' },
  valueTaken: { en: 'There is a value of this name', de: 'Diesen Wert gibt es schon' },
  attributeTaken: { en: 'There is an attribute of this name', de: 'Dieses Merkmal gibt es schon' },
  unknownProduct: {
    en: 'There is no product with this article number any more',
    de: 'Ein Produkt mit dieser Artikelnummer gibt es nicht mehr',
  },
  ownProduct: {
    en: 'A product cannot be shown with itself',
    de: 'Ein Produkt kann nicht zu sich selbst gezeigt werden',
  },
  relatedTwice: { en: 'This product is in the list already', de: 'Dieses Produkt steht schon in der Liste' },
  valueInUse: {
    en: '{count, plural, one {# product still has it, so it cannot be deleted.} other {# products still have it, so it cannot be deleted.}}',
    de: '{count, plural, one {# Produkt hat es noch, deshalb lässt es sich nicht löschen.} other {# Produkte haben es noch, deshalb lässt es sich nicht löschen.}}',
  },
  variantAttribute: {
    en: 'Variants differ in this attribute, so it cannot be deleted.',
    de: 'Varianten unterscheiden sich in diesem Merkmal, deshalb lässt es sich nicht löschen.',
  },
  swatchMissing: { en: 'Please choose the colour', de: 'Bitte wählen Sie die Farbe' },
  safeTooWide: {
    en: 'The safe distance leaves no room within the face',
    de: 'Der Sicherheitsabstand lässt auf der Fläche keinen Platz',
  },
  diameterTooSmall: {
    en: 'A face of this width does not fit round this diameter',
    de: 'Eine Fläche dieser Breite passt nicht um diesen Durchmesser',
  },
  unknownPart: {
    en: 'The 3D model of the product has no part of this name',
    de: 'Das 3D-Modell des Produkts hat keinen Teil mit diesem Namen',
  },
  partWithoutUv: {
    en: 'This part of the 3D model has no texture coordinates (UVs), so nothing can be printed on it',
    de: 'Dieser Teil des 3D-Modells hat keine Texturkoordinaten (UVs), deshalb lässt sich nichts darauf drucken',
  },
  partTaken: {
    en: 'Another face is shown on this part of the 3D model already',
    de: 'Auf diesem Teil des 3D-Modells ist schon eine andere Fläche zu sehen',
  },
  cornersCrossed: {
    en: 'The four corners must not cross or lie in one line',
    de: 'Die vier Ecken dürfen sich nicht kreuzen und nicht auf einer Linie liegen',
  },
  tooManyFaces: { en: 'A product has at most 12 faces', de: 'Ein Produkt hat höchstens 12 Flächen' },
  optionTwice: { en: 'There is an option of this name', de: 'Diese Option gibt es schon' },
  unknownOption: { en: 'This option is not there any more', de: 'Diese Option gibt es nicht mehr' },
  unknownFace: { en: 'This face is not there any more', de: 'Diese Fläche gibt es nicht mehr' },
  optionHasFaces: {
    en: 'A face is offered with an option that would be removed. Offer the face always, or remove it first.',
    de: 'Zu einer Option, die wegfallen würde, gehört eine Fläche. Bieten Sie die Fläche immer an oder entfernen Sie sie zuerst.',
  },
  slotsMissing: {
    en: 'The personalisation has been changed meanwhile. Please load the page again.',
    de: 'Die Personalisierung wurde inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
  notPersonal: {
    en: 'Add something to personalise first',
    de: 'Legen Sie zuerst an, was sich personalisieren lässt',
  },
  designsFull: { en: 'A product has at most 40 ready designs', de: 'Ein Produkt hat höchstens 40 Designvorlagen' },
  designNumber: { en: 'Design {number}', de: 'Vorlage {number}' },
  studioGone: {
    en: 'The design is no longer in the studio. Please open it there again.',
    de: 'Die Vorlage ist nicht mehr im Studio. Bitte öffnen Sie sie dort noch einmal.',
  },
  designEmpty: {
    en: 'The design in the studio is still empty. Please type a text or choose something first.',
    de: 'Die Vorlage im Studio ist noch leer. Bitte geben Sie zuerst einen Text ein oder wählen Sie etwas aus.',
  },
  designsMissing: {
    en: 'The designs have been changed meanwhile. Please load the page again.',
    de: 'Die Vorlagen wurden inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
  copyOf: { en: '{name} (copy)', de: '{name} (Kopie)' },
});
