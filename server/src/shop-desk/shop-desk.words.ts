import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is wrong with the shop's details. */
export const words = catalogue({
  unknownCountry: { en: 'Please choose a country of the list', de: 'Bitte wählen Sie ein Land aus der Liste' },
  unknownTimeZone: {
    en: 'Please choose a time zone of the list',
    de: 'Bitte wählen Sie eine Zeitzone aus der Liste',
  },
  plateReserved: {
    en: 'This name is reserved for a process color or for all plates',
    de: 'Dieser Name ist einer Prozessfarbe oder allen Farbauszügen vorbehalten',
  },
  plateWrong: { en: 'Please enter a name on one line', de: 'Bitte geben Sie einen Namen in einer Zeile ein' },
  platesSame: {
    en: 'White ink and engravings need two different names',
    de: 'Weiß und Gravur brauchen zwei verschiedene Namen',
  },
  hasOrders: {
    en: 'There are orders in the present currency, so it can no longer be changed',
    de: 'Es gibt Bestellungen in der jetzigen Währung, deshalb lässt sie sich nicht mehr ändern',
  },
});
