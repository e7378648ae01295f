import { catalogue } from '@afterimage/words/catalogue.ts';

/**
 * Why a record of a file was skipped or refused, and how it differs from the file: sentences without a full stop. The name of the
 * field or column and a colon may precede them. German ones begin with a noun or continue after the colon.
 */
export const words = catalogue({
  file: {
    absent: { en: 'There is no file {path}.', de: 'Die Datei {path} gibt es nicht.' },
    unreadable: { en: 'The file {path} cannot be read.', de: 'Die Datei {path} lässt sich nicht lesen.' },
    unknownFormat: {
      en: '{path} has the columns of none of the formats that are known: {formats}. Its first line must name the columns as the other shop’s export does, in English.',
      de: 'Die Spalten von {path} gehören zu keinem der bekannten Formate: {formats}. Die erste Zeile muss die Spalten so nennen wie der Export des anderen Shops, auf Englisch.',
    },
    notUtf8: {
      en: 'The file is not encoded as UTF-8: save it as "CSV UTF-8" and start again.',
      de: 'Die Datei ist nicht in UTF-8 codiert. Speichern Sie sie als „CSV UTF-8“ und beginnen Sie noch einmal.',
    },
  },
  row: {
    openQuote: { en: 'a quotation mark is not closed', de: 'Anführungszeichen wird nicht geschlossen' },
    strayQuote: {
      en: 'a quotation mark stands where none can be',
      de: 'Anführungszeichen steht an unzulässiger Stelle',
    },
    tooManyCells: {
      en: 'it has more cells than the first line has columns',
      de: 'Zeile hat mehr Zellen als die erste Zeile Spalten',
    },
    notObject: { en: 'it is not a JSON object', de: 'Zeile ist kein JSON-Objekt' },
    unknownKind: { en: 'there is no kind {kind}', de: 'unbekannte Art {kind}' },
    productTwice: {
      en: 'the product {slug} stands in this file already, in line {line}',
      de: 'Produkt {slug} steht schon in Zeile {line} dieser Datei',
    },
    customerTwice: {
      en: 'the customer stands in this file already, in line {line}',
      de: 'Kundenkonto steht schon in Zeile {line} dieser Datei',
    },
    databaseRefused: { en: 'the database refused it: {fault}', de: 'von der Datenbank abgelehnt ({fault})' },
    databaseRefusedAny: { en: 'the database refused it', de: 'von der Datenbank abgelehnt' },
  },
  /** What a schema complains about. */
  field: {
    missing: { en: 'it is missing or empty', de: 'Angabe fehlt' },
    format: { en: 'it has the wrong format', de: 'falsches Format' },
    short: {
      en: '{least, plural, one {it must have at least # character} other {it must have at least # characters}}',
      de: 'mindestens {least} Zeichen nötig',
    },
    long: {
      en: '{most, plural, one {it must have at most # character} other {it must have at most # characters}}',
      de: 'höchstens {most} Zeichen erlaubt',
    },
    few: {
      en: '{least, plural, one {it must have at least # entry} other {it must have at least # entries}}',
      de: '{least, plural, one {mindestens # Eintrag nötig} other {mindestens # Einträge nötig}}',
    },
    many: {
      en: '{most, plural, one {it must have at most # entry} other {it must have at most # entries}}',
      de: '{most, plural, one {höchstens # Eintrag erlaubt} other {höchstens # Einträge erlaubt}}',
    },
    small: { en: 'it must be at least {least}', de: 'muss mindestens {least} sein' },
    notMore: { en: 'it must be more than {least}', de: 'muss größer als {least} sein' },
    large: { en: 'it must be at most {most}', de: 'darf höchstens {most} sein' },
    notLess: { en: 'it must be less than {most}', de: 'muss kleiner als {most} sein' },
    type: { en: 'it must be of the type {type}', de: 'muss vom Typ {type} sein' },
    oneOf: { en: 'it must be one of {values}', de: 'muss einer dieser Werte sein: {values}' },
    unknown: { en: 'there is no such field', de: 'dieses Feld gibt es nicht' },
    wrong: { en: 'it is not valid', de: 'Angabe ist ungültig' },
    wrongRecord: { en: 'it is not a record', de: 'kein gültiger Datensatz' },
  },
  /** Rules of the schemas of records (`RecordRule`). */
  rules: {
    code: {
      en: 'it must be 1 to 60 letters a to z, digits and hyphens',
      de: '1 bis 60 Zeichen aus a bis z, Ziffern und Bindestrichen nötig',
    },
    slug: {
      en: 'it must be letters a to z and digits, with hyphens between',
      de: 'nur a bis z und Ziffern erlaubt, dazwischen Bindestriche',
    },
    couponCode: {
      en: 'it must be written in capitals and without spaces',
      de: 'nur Großbuchstaben und keine Leerzeichen erlaubt',
    },
    plate: { en: 'it is no name for a plate', de: 'kein Name für eine Druckplatte' },
  },
  cell: {
    empty: { en: 'it is empty', de: 'Angabe fehlt' },
    emptyInFirstRow: {
      en: 'it is empty in the first row of the product, whose rows must stand together',
      de: 'Angabe fehlt in der ersten Zeile des Produkts, dessen Zeilen zusammenstehen müssen',
    },
    notAmount: { en: '"{text}" is not an amount like 12.50', de: '„{text}“ ist kein Betrag wie 12.50' },
    tooPrecise: {
      en: '"{text}" has more than {digits} digits after the point',
      de: '„{text}“ hat mehr als {digits} Nachkommastellen',
    },
    tooLarge: { en: '"{text}" is too large', de: '„{text}“ ist zu groß' },
    notPieces: { en: '"{text}" is not a number of pieces', de: '„{text}“ ist keine Stückzahl' },
    notAddress: {
      en: 'it is not an address of that country',
      de: 'keine gültige Adresse in diesem Land',
    },
  },
  /** Products of other shops. */
  foreign: {
    giftCard: {
      en: 'the shop sells no gift cards as products',
      de: 'Geschenkgutscheine verkauft der Shop nicht als Produkte',
    },
    group: { en: 'a group of products is none itself', de: 'Produktgruppen sind selbst keine Produkte' },
    virtual: {
      en: 'the shop sells what can be delivered',
      de: 'Produkte zum Herunterladen und Dienstleistungen verkauft der Shop nicht',
    },
    noParent: { en: 'the file has no product {parent}', de: 'Produkt {parent} fehlt in der Datei' },
    noVariation: { en: 'the file has no variation of it', de: 'Varianten dazu fehlen in der Datei' },
    otherAddress: { en: 'its address is {slug}', de: 'Adresse im Shop ist {slug}' },
    notShown: {
      en: 'it is not shown, as the file has it {status}',
      de: 'Produkt wird nicht angezeigt (Status in der Datei: {status})',
    },
    unpublished: {
      en: 'it is not shown, as the file has it unpublished',
      de: 'Produkt wird nicht angezeigt, da es in der Datei nicht veröffentlicht ist',
    },
    hidden: {
      en: 'it is not shown, as the file has it unpublished or hidden',
      de: 'Produkt wird nicht angezeigt, da es in der Datei nicht veröffentlicht oder verborgen ist',
    },
    optionWithSize: { en: 'the option {name} is told with the size', de: 'Option {name} steht bei der Größe' },
    uncounted: {
      en: 'the file does not count its pieces: new variants have {count}',
      de: 'Bestand fehlt in der Datei: Neue Varianten erhalten {count} Stück',
    },
    formerPrices: {
      en: 'the former prices are left out, as its variants are not all reduced by the same percentage',
      de: 'Frühere Preise entfallen, da nicht alle Varianten um denselben Prozentsatz reduziert sind',
    },
    formerPriceLower: {
      en: 'the former price is a little lower than in the file, as a reduction is a whole percent',
      de: 'Früherer Preis ist etwas niedriger als in der Datei, da nur ganze Prozent Nachlass möglich sind',
    },
    formerPrice: {
      en: 'the former price is left out, as no whole percent leads from it to the price',
      de: 'Früherer Preis entfällt, da kein Nachlass in ganzen Prozent den Preis ergibt',
    },
  },
  picture: {
    absent: {
      en: 'the picture {reference} is not beside the file',
      de: 'Bild {reference} liegt nicht neben der Datei',
    },
    omitted: {
      en: 'the picture {reference} was left out: {reason}',
      de: 'Bild {reference} wurde ausgelassen: {reason}',
    },
    notFetched: {
      en: 'its pictures were not fetched, which --fetch-pictures asks for',
      de: 'Bilder wurden nicht geholt, das verlangt --fetch-pictures',
    },
    toStore: { en: 'its pictures would be stored', de: 'Bilder würden gespeichert' },
    toFetch: { en: 'its pictures would be fetched', de: 'Bilder würden geholt' },
    tooLarge: { en: 'it is too large', de: 'zu groß' },
    unreadable: { en: 'it is no picture that can be read', de: 'kein lesbares Bild' },
    status: { en: 'the answer was {status}', de: 'Antwort des Servers war {status}' },
    noType: { en: 'the answer was of no type', de: 'Antwort des Servers war ohne Typ' },
    noFiles: {
      en: 'the picture {id} was left out: it came without its files',
      de: 'Bild {id} wurde ausgelassen: Seine Dateien fehlen',
    },
    noModelFile: {
      en: 'the 3D model {id} was left out: it came without its file',
      de: '3D-Modell {id} wurde ausgelassen: Seine Datei fehlt',
    },
  },
  /** Records that contradict themselves or the shop. */
  record: {
    articleNumberTaken: {
      en: 'the article number {sku} belongs to the product {slug}',
      de: 'Artikelnummer {sku} gehört zum Produkt {slug}',
    },
    articleNumberTwice: {
      en: 'two have the article number {sku}',
      de: 'Artikelnummer {sku} kommt zweimal vor',
    },
    sameOptions: {
      en: '{sku} has the same options as another',
      de: '{sku} hat dieselben Optionen wie eine andere Variante',
    },
    heldVariant: {
      en: 'an order that is not paid yet holds the variant {sku}, which the file does not have',
      de: 'Variante {sku} fehlt in der Datei, ist aber für eine noch unbezahlte Bestellung reserviert',
    },
    noCategory: {
      en: 'the shop has no category {category}',
      de: 'Kategorie {category} gibt es im Shop nicht',
    },
    noProduct: { en: 'the shop has no product {slug}', de: 'Produkt {slug} gibt es im Shop nicht' },
    ofVariants: {
      en: '{attribute} belongs to variants and not to the whole product',
      de: '{attribute} gehört zu Varianten und nicht zum ganzen Produkt',
    },
    noValue: {
      en: 'the attribute {attribute} has no value {value}',
      de: 'Merkmal {attribute} hat keinen Wert {value}',
    },
    valueTwice: { en: 'two have the same code', de: 'zwei haben denselben Code' },
    otherValues: {
      en: 'the shop’s attribute also has {codes}',
      de: 'Merkmal des Shops hat außerdem {codes}',
    },
    noChoice: {
      en: '{title} belongs to a choice that there is not',
      de: '{title} gehört zu einer Auswahl, die es nicht gibt',
    },
    noSlot: { en: 'there is no slot {slot}', de: 'Feld {slot} gibt es nicht' },
    noSlotOfProduct: { en: 'the product has no slot {slot}', de: 'Produkt hat kein Feld {slot}' },
    noOption: { en: 'slot {slot} has no option {option}', de: 'Feld {slot} hat keine Option {option}' },
    priceTooLarge: { en: 'it is too large', de: 'zu groß' },
    presentAddress: { en: 'it has this address now', de: 'Produkt hat diese Adresse jetzt' },
    addressOfProduct: {
      en: '{slug} leads to another product',
      de: '{slug} führt zu einem anderen Produkt',
    },
    addressOfArticle: {
      en: '{slug} leads to another article',
      de: '{slug} führt zu einem anderen Beitrag',
    },
    relatedToItself: {
      en: 'a product is not shown with itself',
      de: 'Produkt wird nicht zusammen mit sich selbst angezeigt',
    },
    relatedTwice: { en: 'a product stands in the list twice', de: 'Produkt steht zweimal in der Liste' },
    noMailText: { en: 'the mail has no text {path}', de: 'E-Mail hat keinen Text {path}' },
    otherCurrency: {
      en: 'the shop has orders in another currency',
      de: 'Bestellungen in einer anderen Währung liegen vor',
    },
  },
});
