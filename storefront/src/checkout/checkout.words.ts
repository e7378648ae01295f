import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Checkout', de: 'Kasse' },
  meta: {
    en: 'Address, delivery and payment of your order at Afterimage.',
    de: 'Adresse, Lieferung und Bezahlung Ihrer Bestellung bei Afterimage.',
  },
  back: { en: 'Back to the cart', de: 'Zurück zum Warenkorb' },
  titles: {
    address: { en: 'Address', de: 'Adresse' },
    delivery: { en: 'Delivery', de: 'Lieferung' },
    review: { en: 'Review and pay', de: 'Prüfen und bezahlen' },
  },
  change: { en: 'Change', de: 'Ändern' },
  changeStep: {
    address: { en: 'Change address', de: 'Adresse ändern' },
    delivery: { en: 'Change delivery', de: 'Lieferung ändern' },
    review: { en: 'Review again', de: 'Noch einmal prüfen' },
  },
  done: { en: 'done', de: 'erledigt' },

  savedAddresses: { en: 'Where does it go?', de: 'Wohin soll es gehen?' },
  otherAddress: { en: 'A new address', de: 'Eine neue Adresse' },
  toDelivery: { en: 'Continue to delivery', de: 'Weiter zur Lieferung' },
  toReview: { en: 'Continue to review', de: 'Weiter zum Prüfen' },
  checking: { en: 'Checking the address', de: 'Die Adresse wird geprüft' },

  methods: { en: 'How should it come?', de: 'Wie soll es kommen?' },
  free: { en: 'Free', de: 'Kostenlos' },
  freeMore: { en: 'Free from {from}: {amount} more', de: 'Kostenlos ab {from}: noch {amount}' },
  methodsFailed: { en: 'The ways of delivery could not be loaded', de: 'Die Lieferarten ließen sich nicht laden' },
  methodsLoading: { en: 'Loading the ways of delivery', de: 'Die Lieferarten werden geladen' },

  // The button that makes the contract: German law (section 312j of the Civil Code) asks for these words and no others, so
  // the total stands above it only.
  pay: { en: 'Order and pay {total}', de: '{total, select, other {Zahlungspflichtig bestellen}}' },
  paying: { en: 'Going to the payment', de: 'Weiter zur Bezahlung' },
  payThen: {
    en: 'You pay on the next page.',
    de: 'Sie bezahlen auf der nächsten Seite.',
  },

  summary: { en: 'What you order', de: 'Ihre Bestellung' },
  pieces: { en: '{count, plural, one {# item} other {# items}}', de: '{count, plural, other {# Artikel}}' },
  quantity: { en: '× {count}', de: '× {count}' },
  subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
  discount: { en: 'Discount', de: 'Rabatt' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  deliveryLater: { en: 'Chosen in step 2', de: 'Wählen Sie in Schritt 2' },
  total: { en: 'Total', de: 'Summe' },

  kept: { en: 'We keep these for you until {time}.', de: 'Wir halten alles bis {time} für Sie zurück.' },
  keptShort: {
    en: 'We keep these for you until {time} ({minutes, plural, one {# more minute} other {# more minutes}}).',
    de: 'Wir halten alles bis {time} für Sie zurück ({minutes, plural, one {noch # Minute} other {noch # Minuten}}).',
  },
  overAt: { en: 'We kept these for you until {time}.', de: 'Wir haben alles bis {time} für Sie zurückgehalten.' },
  over: {
    en: 'The time for which we kept these is over.',
    de: 'Die Zeit, in der wir alles für Sie zurückgehalten haben, ist vorbei.',
  },
  overThen: {
    en: 'You can go on: we take them from the shelf again if they are still there.',
    de: 'Sie können weitermachen: Wir legen alles noch einmal für Sie zurück, wenn es noch da ist.',
  },
  overTitle: { en: 'These are not kept for you any more', de: 'Ihre Artikel sind nicht mehr zurückgelegt' },
  again: { en: 'Keep them for me again', de: 'Noch einmal zurücklegen' },
  keeping: { en: 'Taking them from the shelf', de: 'Wird zurückgelegt' },

  failedTitle: { en: 'The payment did not go through', de: 'Die Zahlung hat nicht geklappt' },
  failedText: {
    en: 'You have not been charged, and your order is still here. Try again, or choose another way to pay.',
    de: 'Es wurde nichts abgebucht, und Ihre Bestellung ist noch da. Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
  },
  cancelledTitle: { en: 'You stopped the payment', de: 'Sie haben die Zahlung abgebrochen' },
  cancelledText: {
    en: 'You have not been charged. Everything is as you left it; pay when you are ready.',
    de: 'Es wurde nichts abgebucht. Alles ist noch, wie es war; bezahlen Sie, wann Sie möchten.',
  },
  changedTitle: { en: 'The order has changed', de: 'Die Bestellung hat sich geändert' },
  changedText: {
    en: 'The cart was changed meanwhile, so the order is up to date now. Please look at it again before you pay.',
    de: 'Der Warenkorb wurde inzwischen geändert, und die Bestellung ist jetzt auf seinem Stand. Bitte sehen Sie sie sich noch einmal an, bevor Sie bezahlen.',
  },
  shortTitle: { en: 'Not everything is in stock any more', de: 'Nicht alles ist noch auf Lager' },
  gone: { en: '{name} is sold out', de: '{name} ist ausverkauft' },
  short: { en: '{name}: only {available} left', de: '{name}: nur noch {available} da' },
  toCart: { en: 'Change the cart', de: 'Warenkorb ändern' },
  closedTitle: { en: 'This order cannot be paid any more', de: 'Diese Bestellung kann nicht mehr bezahlt werden' },
  refusedTitle: { en: 'That did not work', de: 'Das hat nicht geklappt' },
  addressGone: {
    en: 'This address does not exist any more. Please choose another.',
    de: 'Diese Adresse gibt es nicht mehr. Bitte wählen Sie eine andere.',
  },

  paidTitle: { en: 'This order is paid', de: 'Diese Bestellung ist bezahlt' },
  paidText: { en: 'There is nothing left to do here.', de: 'Hier ist nichts mehr zu tun.' },
  paidLink: { en: 'To the order', de: 'Zur Bestellung' },
  cancelledOrder: { en: 'This order was cancelled', de: 'Diese Bestellung wurde storniert' },
  refundedOrder: { en: 'This order was paid back', de: 'Diese Bestellung wurde erstattet' },
  noOrder: { en: 'Your checkout begins in the cart.', de: 'Zur Kasse geht es durch den Warenkorb.' },
  cart: { en: 'To the cart', de: 'Zum Warenkorb' },
  shop: { en: 'Shop everything', de: 'Alles ansehen' },
});
