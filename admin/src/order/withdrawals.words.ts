import { catalogue } from '@afterimage/words/catalogue.ts';

/** Withdrawals from contracts, on their list and on the page of an order. */
export const words = catalogue({
  title: { en: 'Withdrawals', de: 'Widerrufe' },
  note: {
    en: 'Customers who withdrew from a contract. Cancel what is still here, refund what came back.',
    de: 'Kundinnen und Kunden, die einen Vertrag widerrufen haben. Stornieren Sie, was noch hier ist; erstatten Sie, was zurückkam.',
  },
  empty: { en: 'No open withdrawals', de: 'Keine offenen Widerrufe' },
  order: { en: 'Order {number}', de: 'Bestellung {number}' },
  pieces: { en: '{quantity} × {name}', de: '{quantity} × {name}' },
  open: { en: 'To deal with', de: 'Zu bearbeiten' },
  handled: { en: 'Dealt with', de: 'Bearbeitet' },
  declared: { en: 'Declared by {name}', de: 'Erklärt von {name}' },
  cancel: { en: 'Cancel and refund', de: 'Stornieren und erstatten' },
  cancelHint: {
    en: 'The items are not made, their stock comes back, and the customer is told by mail.',
    de: 'Die Artikel werden nicht hergestellt, der Bestand kommt zurück, und die Kundschaft erhält eine E-Mail.',
  },
  reason: { en: 'Withdrawal of {day}', de: 'Widerruf vom {day}' },
  beginReturn: { en: 'Begin the return', de: 'Rücksendung anlegen' },
  returnBegun: { en: 'The return has begun', de: 'Die Rücksendung ist angelegt' },
  keep: { en: 'Not now', de: 'Nicht jetzt' },
  handle: { en: 'Mark as dealt with', de: 'Als bearbeitet markieren' },
  done: { en: 'Withdrawal dealt with', de: 'Widerruf bearbeitet' },
});
