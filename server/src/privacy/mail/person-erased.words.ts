import { catalogue } from '@afterimage/words/catalogue.ts';

// To somebody whose data the shop has erased because they asked for it.
export const words = catalogue({
  subject: { en: 'Your data has been deleted', de: 'Ihre Daten wurden gelöscht' },
  heading: { en: 'Your data has been deleted', de: 'Ihre Daten wurden gelöscht' },
  preview: { en: 'This is our last e-mail to you.', de: 'Dies ist unsere letzte E-Mail an Sie.' },
  text: {
    en: 'We have deleted what was stored about you at {shop}. What we have to keep of your orders by law, amounts and items, no longer says whose they were.',
    de: 'Wir haben gelöscht, was bei {shop} über Sie gespeichert war. Was wir von Ihren Bestellungen gesetzlich aufbewahren müssen, Beträge und Artikel, lässt sich Ihnen nicht mehr zuordnen.',
  },
  kept: {
    en: '{count, plural, one {Your order {numbers} is still being made or on its way. It keeps its address and photos until it has been delivered, then they are deleted too.} other {Your orders {numbers} are still being made or on their way. They keep their address and photos until they have been delivered, then those are deleted too.}}',
    de: '{count, plural, one {Ihre Bestellung {numbers} wird noch gefertigt oder ist unterwegs. Sie behält Adresse und Fotos, bis sie zugestellt ist, danach werden auch diese gelöscht.} other {Ihre Bestellungen {numbers} werden noch gefertigt oder sind unterwegs. Sie behalten Adresse und Fotos, bis sie zugestellt sind, danach werden auch diese gelöscht.}}',
  },
  reason: {
    en: 'You’re receiving this e-mail because your data at {shop} was deleted.',
    de: 'Sie erhalten diese E-Mail, weil Ihre Daten bei {shop} gelöscht wurden.',
  },
});
