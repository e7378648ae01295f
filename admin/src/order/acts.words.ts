import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said of acts on an order that wait for some seconds. */
export const words = catalogue({
  acts: { en: 'About to happen', de: 'Gleich ausgeführt' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  undone: { en: 'Undone', de: 'Rückgängig gemacht' },
  waiting: {
    'order-shipped': { en: 'The order is being marked as shipped', de: 'Die Bestellung wird als versandt markiert' },
    'order-parcel-sent': { en: 'The parcel is being sent', de: 'Das Paket wird versendet' },
    'order-cancelled': { en: 'The order is being cancelled', de: 'Die Bestellung wird storniert' },
    'order-mailed': { en: 'The mail is being sent', de: 'Die E-Mail wird gesendet' },
    'order-note-removed': { en: 'The note is being removed', de: 'Die Notiz wird entfernt' },
  },
  failed: {
    'order-shipped': {
      en: 'The order was not marked as shipped: {reason}',
      de: 'Die Bestellung wurde nicht als versandt markiert: {reason}',
    },
    'order-parcel-sent': {
      en: 'The parcel was not sent: {reason}',
      de: 'Das Paket wurde nicht versendet: {reason}',
    },
    'order-cancelled': {
      en: 'The order was not cancelled: {reason}',
      de: 'Die Bestellung wurde nicht storniert: {reason}',
    },
    'order-mailed': { en: 'The mail was not sent: {reason}', de: 'Die E-Mail wurde nicht gesendet: {reason}' },
    'order-note-removed': { en: 'The note was not removed: {reason}', de: 'Die Notiz wurde nicht entfernt: {reason}' },
  },
  marks: {
    production: { en: 'Start production', de: 'Produktion beginnen' },
    shipped: { en: 'Mark as shipped', de: 'Als versandt markieren' },
    delivered: { en: 'Mark as delivered', de: 'Als zugestellt markieren' },
  },
  marked: {
    production: { en: 'Production has started', de: 'Die Produktion hat begonnen' },
    shipped: { en: 'The order is being marked as shipped', de: 'Die Bestellung wird als versandt markiert' },
    delivered: { en: 'The order is marked as delivered', de: 'Die Bestellung ist als zugestellt markiert' },
  },
});
