import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Ready designs', de: 'Designvorlagen' },
  note: {
    en: 'Customers can start in the studio with one of these and change everything. You make them in the same studio: type texts, choose fonts, colours and options, come back here, and save. Photos are not part of a ready design.',
    de: 'Mit einer Vorlage kann die Kundschaft im Studio beginnen und alles ändern. Sie gestalten die Vorlagen im selben Studio: Texte eingeben, Schrift, Farben und Optionen wählen, hierher zurückkommen und speichern. Fotos gehören nicht dazu.',
  },
  make: { en: 'Make a design', de: 'Vorlage gestalten' },
  studio: { en: 'Open in the studio', de: 'Im Studio öffnen' },
  studioOf: { en: 'Open in the studio: {name}', de: 'Im Studio öffnen: {name}' },
  take: { en: 'Save from the studio', de: 'Aus dem Studio speichern' },
  takeOf: { en: 'Save from the studio: {name}', de: 'Aus dem Studio speichern: {name}' },
  taken: { en: '{name} was saved from the studio', de: '{name} wurde aus dem Studio gespeichert' },
  inStudio: { en: 'In the studio', de: 'Im Studio' },
  hidden: { en: 'Hidden', de: 'Verborgen' },
  edit: { en: 'Names and texts', de: 'Namen und Texte' },
  editOf: { en: 'Names and texts of {name}', de: 'Namen und Texte von {name}' },
  nameIn: { en: 'Name of the design in {language}', de: 'Name der Vorlage auf {language}' },
  textIn: { en: 'Text for “{title}” in {language}', de: 'Text für „{title}“ auf {language}' },
  textHint: {
    en: 'Without a text in a language, its customers see the one in English.',
    de: 'Fehlt der Text in einer Sprache, sehen deren Kundinnen und Kunden den englischen.',
  },
  hide: { en: 'Hide it from customers', de: 'Vor der Kundschaft verbergen' },
  saved: { en: '{name} was saved', de: '{name} wurde gespeichert' },
  remove: { en: 'Delete {name}', de: '{name} löschen' },
  removed: { en: '{name} was deleted', de: '{name} wurde gelöscht' },
  issues: {
    slotGone: {
      en: 'A field no longer exists and is left out: {title}',
      de: 'Ein Feld gibt es nicht mehr, es bleibt weg: {title}',
    },
    optionGone: {
      en: 'An option no longer exists and is left out: {title}',
      de: 'Eine Option gibt es nicht mehr, sie bleibt weg: {title}',
    },
    textTooLong: {
      en: 'A text is too long for its field and is left out: {title}',
      de: 'Ein Text ist zu lang für sein Feld und bleibt weg: {title}',
    },
    nothingLeft: {
      en: 'Nothing of it fits the product any more, so customers do not see it',
      de: 'Nichts davon passt noch zum Produkt, deshalb wird die Vorlage nicht angeboten',
    },
  },
  extras: { en: 'extras', de: 'Extras' },
  aPhoto: { en: 'a photo or a choice', de: 'ein Foto oder eine Auswahl' },
});
