import { catalogue } from '@afterimage/words/catalogue.ts';

/** Files that are taken in and written. */
export const words = catalogue({
  title: { en: 'Import and export', de: 'Import und Export' },
  products: { en: 'Products', de: 'Produkte' },
  import: { en: 'Import a file', de: 'Datei importieren' },
  importNote: {
    en: 'The product or customer CSV of Shopify or WooCommerce, or the records of a shop of this kind (.jsonl), up to {most} MB. A ZIP with one CSV brings the pictures that lie beside it, too. The file is checked first. Nothing is changed before you say so.',
    de: 'Die Produkt- oder Kunden-CSV von Shopify oder WooCommerce oder die Datensätze eines solchen Shops (.jsonl), bis {most} MB. Eine ZIP-Datei mit einer CSV bringt auch die Bilder mit, die daneben liegen. Die Datei wird zuerst geprüft. Bis Sie zustimmen, ändert sich nichts.',
  },
  pickFile: { en: 'File', de: 'Datei' },
  sending: { en: 'The file is being sent.', de: 'Die Datei wird gesendet.' },
  tooLarge: {
    en: 'The file is larger than {most} MB. Split it, or use the command line.',
    de: 'Die Datei ist größer als {most} MB. Teilen Sie sie, oder nutzen Sie die Kommandozeile.',
  },
  formats: {
    'shop-json': { en: 'Records of a shop', de: 'Datensätze eines Shops' },
    'shopify-products': { en: 'Products from Shopify', de: 'Produkte aus Shopify' },
    'shopify-customers': { en: 'Customers from Shopify', de: 'Kundschaft aus Shopify' },
    'woocommerce-products': { en: 'Products from WooCommerce', de: 'Produkte aus WooCommerce' },
    'woocommerce-customers': { en: 'Customers from WooCommerce', de: 'Kundschaft aus WooCommerce' },
    'products-csv': { en: 'Products as CSV', de: 'Produkte als CSV' },
  },
  states: {
    checking: { en: 'Being checked', de: 'Wird geprüft' },
    checked: { en: 'Checked', de: 'Geprüft' },
    writing: { en: 'Running', de: 'Läuft' },
    done: { en: 'Done', de: 'Fertig' },
    stopped: { en: 'Stopped', de: 'Angehalten' },
    failed: { en: 'Failed', de: 'Fehlgeschlagen' },
  },
  results: {
    added: { en: 'New', de: 'Neu' },
    changed: { en: 'Changed', de: 'Geändert' },
    unchanged: { en: 'Unchanged', de: 'Unverändert' },
    skipped: { en: 'Skipped', de: 'Übersprungen' },
    refused: { en: 'Refused', de: 'Abgelehnt' },
  },
  read: {
    en: '{count, plural, one {# record read} other {# records read}}',
    de: '{count, plural, one {# Datensatz gelesen} other {# Datensätze gelesen}}',
  },
  progress: { en: '{count} of {total}', de: '{count} von {total}' },
  mayLeave: {
    en: 'You can leave this page. The work goes on, and you find it here again.',
    de: 'Sie können diese Seite verlassen. Die Arbeit geht weiter, und Sie finden sie hier wieder.',
  },
  stop: { en: 'Stop', de: 'Anhalten' },
  stopping: { en: 'It stops after the batch under way.', de: 'Hält nach dem laufenden Abschnitt an.' },
  stopped: {
    en: 'Stopped. What was written stays. Send the same file again to go on.',
    de: 'Angehalten. Was geschrieben wurde, bleibt. Senden Sie dieselbe Datei erneut, um fortzufahren.',
  },
  rows: { en: 'Rows with a remark', de: 'Zeilen mit Anmerkung' },
  rowsNote: {
    en: 'The first {count} at most are listed. The file has all of them.',
    de: 'Höchstens die ersten {count} sind aufgeführt, die Datei enthält alle.',
  },
  line: { en: 'Line {line}', de: 'Zeile {line}' },
  report: { en: 'All remarks as CSV', de: 'Alle Anmerkungen als CSV' },
  nothing: {
    en: 'Nothing in this file is new or different. There is nothing to import.',
    de: 'Nichts in dieser Datei ist neu oder anders. Es gibt nichts zu importieren.',
  },
  pictures: { en: 'Fetch pictures from their addresses', de: 'Bilder von ihren Adressen holen' },
  picturesNote: {
    en: 'Without this, pictures are left out, and products that are here keep theirs.',
    de: 'Sonst bleiben Bilder weg, und vorhandene Produkte behalten ihre.',
  },
  hosts: { en: 'From these hosts', de: 'Von diesen Servern' },
  hostsHint: {
    en: 'With commas between them: cdn.shopify.com, *.example.com. No other address is asked.',
    de: 'Durch Kommas getrennt: cdn.shopify.com, *.example.com. Andere Adressen werden nicht abgefragt.',
  },
  stock: { en: 'Pieces of new variants without a count', de: 'Bestand neuer Varianten ohne Angabe' },
  write: {
    products: {
      en: 'Import {count, plural, one {this product} other {these # products}}',
      de: '{count, plural, one {Dieses Produkt} other {Diese # Produkte}} importieren',
    },
    customers: {
      en: 'Import {count, plural, one {this customer} other {these # customers}}',
      de: '{count, plural, one {Dieses Kundenkonto} other {Diese # Kundenkonten}} importieren',
    },
    records: {
      en: 'Import {count, plural, one {this record} other {these # records}}',
      de: '{count, plural, one {Diesen Datensatz} other {Diese # Datensätze}} importieren',
    },
  },
  toProducts: { en: 'Look at the products', de: 'Produkte ansehen' },
  toPeople: { en: 'Look at the people', de: 'Kundschaft ansehen' },
  export: { en: 'Export to a file', de: 'In eine Datei exportieren' },
  exportNote: {
    en: 'All records are for another shop of this kind, or a copy: products, categories, texts, coupons, articles, settings. Orders, customers’ photos and the files of pictures are not part of it; the command line exports pictures too. The products as CSV open in a spreadsheet.',
    de: 'Alle Datensätze sind für einen anderen solchen Shop oder als Kopie: Produkte, Kategorien, Texte, Gutscheine, Beiträge, Einstellungen. Bestellungen, Fotos der Kundschaft und Bilddateien gehören nicht dazu; die Kommandozeile exportiert auch Bilder. Die Produkte als CSV öffnen Sie in einer Tabelle.',
  },
  exportAll: { en: 'Export all records', de: 'Alle Datensätze exportieren' },
  exportProducts: { en: 'Export products as CSV', de: 'Produkte als CSV exportieren' },
  withCustomers: { en: 'With customers and their addresses', de: 'Mit Kundschaft und Adressen' },
  withCustomersNote: { en: 'Personal data, without passwords', de: 'Personenbezogene Daten, ohne Passwörter' },
  download: { en: 'Download', de: 'Herunterladen' },
  linkName: { en: '{link}: {name}, {moment}', de: '{link}: {name}, {moment}' },
  history: { en: 'The last 30 days', de: 'Die letzten 30 Tage' },
  historyNote: { en: 'Files can be downloaded for a day.', de: 'Dateien lassen sich einen Tag lang herunterladen.' },
  noHistory: { en: 'Nothing yet', de: 'Noch nichts' },
  by: { en: '{moment}, {name}', de: '{moment}, {name}' },
  counts: {
    en: '{added} new, {changed} changed, {refused} refused',
    de: '{added} neu, {changed} geändert, {refused} abgelehnt',
  },
});
