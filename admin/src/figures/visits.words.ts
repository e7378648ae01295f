import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  language: { en: 'Language', de: 'Sprache' },
  device: { en: 'Device', de: 'Gerät' },
  all: { en: 'All', de: 'Alle' },
  devices: {
    phone: { en: 'Mobile', de: 'Smartphone' },
    tablet: { en: 'Tablet', de: 'Tablet' },
    computer: { en: 'Desktop', de: 'Computer' },
  },
  steps: {
    visit: { en: 'Visits', de: 'Besuche' },
    product: { en: 'Product views', de: 'Produktaufrufe' },
    studio: { en: 'Studio opened', de: 'Studio geöffnet' },
    cart: { en: 'Added to cart', de: 'In den Warenkorb gelegt' },
    paid: { en: 'Paid orders', de: 'Bezahlte Bestellungen' },
  },
  funnel: { en: 'From visit to paid order', de: 'Vom Besuch zur Bestellung' },
  ofVisits: { en: '{share} of visits', de: '{share} der Besuche' },
  notByDevice: { en: 'Not available by device', de: 'Nicht nach Gerät verfügbar' },
  nothingYet: { en: 'No visits yet.', de: 'Noch keine Besuche.' },
  countedSince: { en: 'Data since {day}.', de: 'Daten seit {day}.' },
  rules: {
    data: {
      en: 'Only daily totals are stored, by step, language and type of device. No cookies are set, and no IP addresses or identifiers are kept.',
      de: 'Gespeichert werden nur Tagessummen nach Schritt, Sprache und Gerätetyp. Es werden keine Cookies gesetzt und weder IP-Adressen noch Kennungen gespeichert.',
    },
    visit: {
      en: 'A visit begins when somebody arrives from outside the shop: from a search engine, another website or by typing the address. Somebody who comes twice counts as two visits. Product views and the studio count every time. Days follow the time zone {timeZone}.',
      de: 'Ein Besuch beginnt, wenn jemand von außen kommt: über eine Suchmaschine, eine andere Website oder durch Eingabe der Adresse. Wer zweimal kommt, zählt zweimal. Produktaufrufe und Studio zählen jedes Mal. Die Tage richten sich nach der Zeitzone {timeZone}.',
    },
    leftOut: {
      en: 'Bots, signed-in operators and visitors whose browser asks not to be tracked (Do Not Track, Global Privacy Control) are excluded. Paid orders come from the orders themselves and are complete.',
      de: 'Bots, angemeldete Mitarbeitende des Shops und Besuche, deren Browser Tracking ablehnt (Do Not Track, Global Privacy Control), werden nicht gezählt. Bezahlte Bestellungen stammen aus den Bestellungen selbst und sind vollständig.',
    },
  },
});
