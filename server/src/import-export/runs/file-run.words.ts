import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said of files that operators take in or write. */
export const words = catalogue({
  unknownFormat: {
    en: 'The columns of this file are those of no known format. Known are this shop’s own records (.jsonl), and the CSV files with which Shopify and WooCommerce export products and customers, in English.',
    de: 'Die Spalten dieser Datei gehören zu keinem bekannten Format. Bekannt sind die eigenen Datensätze des Shops (.jsonl) und die CSV-Dateien, mit denen Shopify und WooCommerce Produkte und Kundschaft exportieren, auf Englisch.',
  },
  zip: {
    damaged: {
      en: 'This ZIP file is damaged. Please make it again and send it once more.',
      de: 'Diese ZIP-Datei ist beschädigt. Bitte erstellen Sie sie neu und laden Sie sie noch einmal hoch.',
    },
    encrypted: {
      en: 'This ZIP file needs a password. Please make one without.',
      de: 'Diese ZIP-Datei verlangt ein Passwort. Bitte erstellen Sie eine ohne.',
    },
    unsafe: {
      en: 'This ZIP file has a file name that cannot be used, or the same name twice.',
      de: 'Diese ZIP-Datei enthält einen unzulässigen Dateinamen oder denselben Namen zweimal.',
    },
    tooMany: {
      en: 'This ZIP file has more than 20,000 files. Please split it.',
      de: 'Diese ZIP-Datei enthält mehr als 20.000 Dateien. Bitte teilen Sie sie auf.',
    },
    tooLarge: {
      en: 'Unpacked, this ZIP file is too large: 1 GB together and 256 MB a file are taken, if the server has the room.',
      de: 'Ausgepackt ist diese ZIP-Datei zu groß: Erlaubt sind zusammen 1 GB und je Datei 256 MB, sofern auf dem Server Platz ist.',
    },
    noTable: {
      en: 'This ZIP file needs exactly one CSV file, at its top or within one folder.',
      de: 'Diese ZIP-Datei braucht genau eine CSV-Datei, ganz oben oder in einem Ordner.',
    },
  },
  needsRights: {
    en: 'This file has more than products. An owner of the shop can import it.',
    de: 'Diese Datei enthält mehr als Produkte. Eine Inhaberin oder ein Inhaber des Shops kann sie importieren.',
  },
  exportNeedsRights: {
    en: 'All records include settings and costs. An owner of the shop can export them.',
    de: 'Zu allen Datensätzen gehören Einstellungen und Kosten. Eine Inhaberin oder ein Inhaber des Shops kann sie exportieren.',
  },
  brokeOff: {
    en: 'It broke off because of a fault of the shop. Start it again: what was written stays, and the rest is added.',
    de: 'Wegen eines Fehlers im Shop abgebrochen. Starten Sie erneut: Was geschrieben wurde, bleibt, der Rest kommt dazu.',
  },
});
