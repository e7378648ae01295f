import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  language: { en: 'Language', de: 'Sprache' },
  device: { en: 'Device', de: 'Gerät' },
  all: { en: 'All', de: 'Alle' },
  devices: {
    phone: { en: 'Phone', de: 'Handy' },
    tablet: { en: 'Tablet', de: 'Tablet' },
    computer: { en: 'Computer', de: 'Computer' },
  },
  steps: {
    visit: { en: 'Visits', de: 'Besuche' },
    product: { en: 'Products seen', de: 'Produkte angesehen' },
    studio: { en: 'Studio opened', de: 'Studio geöffnet' },
    cart: { en: 'Put into the cart', de: 'In den Warenkorb gelegt' },
    paid: { en: 'Paid orders', de: 'Bezahlte Bestellungen' },
  },
  funnel: { en: 'From the visit to the paid order', de: 'Vom Besuch zur bezahlten Bestellung' },
  ofVisits: { en: '{share} of the visits', de: '{share} der Besuche' },
  notByDevice: { en: 'Orders are not known by device', de: 'Bestellungen lassen sich keinem Gerät zuordnen' },
  nothingYet: { en: 'No visit was counted yet.', de: 'Es wurde noch kein Besuch gezählt.' },
  countedSince: { en: 'Counted since {day}.', de: 'Gezählt seit dem {day}.' },
  rules: {
    data: {
      en: 'Only sums a day are stored: the step, the language and whether it was a phone, a tablet or a computer. No cookie is set, and no address and no identifier is kept.',
      de: 'Gespeichert werden nur Summen je Tag: der Schritt, die Sprache und ob es ein Handy, ein Tablet oder ein Computer war. Es wird kein Cookie gesetzt und weder eine Adresse noch eine Kennung aufbewahrt.',
    },
    visit: {
      en: 'A visit begins when somebody comes from elsewhere: from a search, from another site, or by typing the address. Who comes twice is two visits. Products and the studio count as often as they are opened. Days are those of {timeZone}.',
      de: 'Ein Besuch beginnt, wenn jemand von außen kommt: über eine Suche, von einer anderen Website oder durch Eingabe der Adresse. Wer zweimal kommt, zählt zweimal. Produkte und Studio zählen, sooft sie geöffnet werden. Es gelten die Tage von {timeZone}.',
    },
    leftOut: {
      en: 'Search engines and other programs are left out, as is everybody whose browser asks not to be tracked (Do Not Track, Global Privacy Control). Paid orders are counted from the orders, so these have all of them.',
      de: 'Suchmaschinen und andere Programme werden nicht gezählt, ebenso wenig alle, deren Browser das ablehnt (Do Not Track, Global Privacy Control). Bezahlte Bestellungen stammen aus den Bestellungen und sind deshalb vollständig.',
    },
  },
});
