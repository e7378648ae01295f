import { catalogue } from '@afterimage/words/catalogue.ts';

// To somebody whose data the shop has erased because they asked for it.
export const words = catalogue({
  subject: { en: 'Your data are erased', de: 'Ihre Daten sind gelöscht' },
  preview: { en: 'This is our last mail to you.', de: 'Dies ist unsere letzte Mail an Sie.' },
  text: {
    en: 'We have erased what was stored about you at Afterimage. What the law wants us to keep of your orders, sums and goods, does not say any more whose they were.',
    de: 'Wir haben gelöscht, was bei Afterimage über Sie gespeichert war. Was wir von Ihren Bestellungen von Gesetzes wegen aufbewahren, Beträge und Waren, sagt nicht mehr, wem sie gehörten.',
  },
  kept: {
    en: '{count, plural, one {Your order {numbers} is still being made or on its way. It keeps its address and photos until it has been delivered, then they are erased too.} other {Your orders {numbers} are still being made or on their way. They keep their address and photos until they have been delivered, then those are erased too.}}',
    de: '{count, plural, one {Ihre Bestellung {numbers} wird noch gefertigt oder ist unterwegs. Sie behält Adresse und Fotos, bis sie zugestellt ist, danach werden auch diese gelöscht.} other {Ihre Bestellungen {numbers} werden noch gefertigt oder sind unterwegs. Sie behalten Adresse und Fotos, bis sie zugestellt sind, danach werden auch diese gelöscht.}}',
  },
  reason: {
    en: 'You get this mail because your data at Afterimage were erased.',
    de: 'Sie erhalten diese Mail, weil Ihre Daten bei Afterimage gelöscht wurden.',
  },
});
