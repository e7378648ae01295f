import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  isGift: { en: 'It is a gift', de: 'Es ist ein Geschenk' },
  giftHint: {
    en: 'No prices in the parcel. The invoice comes to you by e-mail.',
    de: 'Keine Preise im Paket. Die Rechnung erhalten Sie per E-Mail.',
  },
  message: { en: 'Message for the parcel', de: 'Grußtext für das Paket' },
  left: {
    en: '{count, plural, one {# character left} other {# characters left}}',
    de: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  },
  otherBilling: { en: 'Invoice to another address', de: 'Rechnung an eine andere Adresse' },
  useIt: { en: 'Use this address for the invoice', de: 'Diese Rechnungsadresse verwenden' },
  change: { en: 'Change invoice address', de: 'Rechnungsadresse ändern' },
});
