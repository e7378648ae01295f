import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Checkout', de: 'Kasse' },
  meta: {
    en: 'Address, delivery and payment of your order at {shop}.',
    de: 'Adresse, Lieferung und Bezahlung Ihrer Bestellung bei {shop}.',
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

  savedAddresses: { en: 'Where should we send it?', de: 'Wohin dürfen wir liefern?' },
  otherAddress: { en: 'A new address', de: 'Eine neue Adresse' },
  toDelivery: { en: 'Continue to delivery', de: 'Weiter zur Lieferung' },
  toReview: { en: 'Continue to review', de: 'Weiter zur Übersicht' },
  checking: { en: 'Checking the address', de: 'Die Adresse wird geprüft' },

  methods: { en: 'Choose your delivery', de: 'Lieferart wählen' },
  free: { en: 'Free', de: 'Kostenlos' },
  freeMore: { en: 'Free from {from}: {amount} more', de: 'Kostenlos ab {from}: noch {amount}' },
  methodsFailed: { en: 'The delivery options could not be loaded', de: 'Die Lieferarten konnten nicht geladen werden' },
  notDelivered: {
    en: 'We do not deliver to {country}. Please choose another address.',
    de: 'Nach {country} liefern wir nicht. Bitte wählen Sie eine andere Adresse.',
  },
  methodsLoading: { en: 'Loading the delivery options', de: 'Die Lieferarten werden geladen' },

  // The button that makes the contract: German law (section 312j of the Civil Code) asks for these words and no others, so
  // the total stands above it only.
  pay: { en: 'Order and pay {total}', de: '{total, select, other {Zahlungspflichtig bestellen}}' },
  paying: { en: 'Going to the payment', de: 'Weiter zur Bezahlung' },
  payThen: {
    en: 'You pay on the next page.',
    de: 'Sie bezahlen auf der nächsten Seite.',
  },

  summary: { en: 'Your order', de: 'Ihre Bestellung' },
  pieces: { en: '{count, plural, one {# item} other {# items}}', de: '{count, plural, other {# Artikel}}' },
  quantity: { en: '× {count}', de: '× {count}' },
  subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
  discount: { en: 'Discount', de: 'Rabatt' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  deliveryLater: { en: 'Chosen in step 2', de: 'Wählen Sie in Schritt 2' },
  total: { en: 'Total', de: 'Summe' },

  kept: { en: 'Your items are reserved until {time}.', de: 'Ihre Artikel sind bis {time} für Sie reserviert.' },
  keptShort: {
    en: 'Your items are reserved until {time} ({minutes, plural, one {# minute left} other {# minutes left}}).',
    de: 'Ihre Artikel sind bis {time} für Sie reserviert ({minutes, plural, one {noch # Minute} other {noch # Minuten}}).',
  },
  overAt: { en: 'Your items were reserved until {time}.', de: 'Ihre Artikel waren bis {time} für Sie reserviert.' },
  over: {
    en: 'Your reservation has ended.',
    de: 'Ihre Reservierung ist abgelaufen.',
  },
  overThen: {
    en: 'You can carry on: we’ll reserve everything again if it is still in stock.',
    de: 'Sie können weitermachen: Wir reservieren alles noch einmal, solange es vorrätig ist.',
  },
  overTitle: { en: 'Your items are no longer reserved', de: 'Ihre Artikel sind nicht mehr reserviert' },
  again: { en: 'Reserve them again', de: 'Noch einmal reservieren' },
  keeping: { en: 'Reserving your items', de: 'Ihre Artikel werden reserviert' },

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
    en: 'Your cart has changed, so we’ve updated the order. Please check it again before you pay.',
    de: 'Ihr Warenkorb wurde inzwischen geändert, deshalb haben wir die Bestellung aktualisiert. Bitte prüfen Sie sie noch einmal, bevor Sie bezahlen.',
  },
  shortTitle: { en: 'Some items are no longer available', de: 'Einige Artikel sind nicht mehr verfügbar' },
  gone: { en: '{name} is sold out', de: '{name} ist ausverkauft' },
  short: { en: '{name}: only {available} left', de: '{name}: nur noch {available} da' },
  toCart: { en: 'Edit your cart', de: 'Warenkorb bearbeiten' },
  closedTitle: { en: 'This order can no longer be paid', de: 'Diese Bestellung kann nicht mehr bezahlt werden' },
  refusedTitle: { en: 'That did not work', de: 'Das hat nicht geklappt' },
  addressGone: {
    en: 'This address no longer exists. Please choose another one.',
    de: 'Diese Adresse gibt es nicht mehr. Bitte wählen Sie eine andere.',
  },

  paidTitle: { en: 'This order is paid', de: 'Diese Bestellung ist bezahlt' },
  paidText: { en: 'There’s nothing left to do.', de: 'Sie müssen nichts weiter tun.' },
  paidLink: { en: 'View order', de: 'Zur Bestellung' },
  cancelledOrder: { en: 'This order was cancelled', de: 'Diese Bestellung wurde storniert' },
  refundedOrder: { en: 'This order was refunded', de: 'Diese Bestellung wurde erstattet' },
  noOrder: { en: 'Start your checkout from the cart.', de: 'Zur Kasse geht es über den Warenkorb.' },
  cart: { en: 'Go to cart', de: 'Zum Warenkorb' },
  shop: { en: 'Shop all', de: 'Alles ansehen' },
});
