import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  statuses: {
    open: { en: 'Not ordered yet', de: 'Noch nicht bestellt' },
    awaiting_payment: { en: 'Awaiting payment', de: 'Zahlung ausstehend' },
    paid: { en: 'Paid, being prepared', de: 'Bezahlt, in Bearbeitung' },
    shipped: { en: 'On its way', de: 'Unterwegs' },
    delivered: { en: 'Delivered', de: 'Zugestellt' },
    expired: { en: 'Not paid in time', de: 'Nicht rechtzeitig bezahlt' },
    cancelled: { en: 'Cancelled', de: 'Storniert' },
    refunded: { en: 'Refunded', de: 'Erstattet' },
  },
  explanations: {
    open: {
      en: 'Your items are reserved; the order is not complete yet.',
      de: 'Ihre Artikel sind reserviert; die Bestellung ist noch nicht vollständig.',
    },
    awaiting_payment: {
      en: 'Your items are reserved until it is paid.',
      de: 'Ihre Artikel sind reserviert, bis die Bestellung bezahlt ist.',
    },
    paid: { en: 'Thank you. We’re getting it ready.', de: 'Vielen Dank. Wir bereiten Ihre Bestellung vor.' },
    shipped: { en: 'It’s on its way to you.', de: 'Sie ist auf dem Weg zu Ihnen.' },
    delivered: { en: 'It has arrived.', de: 'Sie ist angekommen.' },
    expired: {
      en: 'Your items are no longer reserved. You can still pay while they are in stock.',
      de: 'Ihre Artikel sind nicht mehr reserviert. Solange sie vorrätig sind, können Sie noch bezahlen.',
    },
    cancelled: {
      en: 'You don’t owe anything, and nothing will be sent.',
      de: 'Sie müssen nichts bezahlen, und es wird nichts verschickt.',
    },
    refunded: {
      en: 'Your payment arrived after the items had sold out; we’ve sent the money back to you.',
      de: 'Ihre Zahlung kam an, als die Artikel schon ausverkauft waren; wir haben Ihnen das Geld erstattet.',
    },
  },
  inProduction: {
    en: 'In production since {date}. What plays on your prints can still be changed.',
    de: 'Seit {date} in der Fertigung. Was auf Ihren Drucken läuft, können Sie weiterhin ändern.',
  },
  changeable: {
    en: 'Until we begin to make it, you can still change photos and words.',
    de: 'Bis wir mit der Fertigung beginnen, können Sie Fotos und Texte noch ändern.',
  },
  timeline: { en: 'Order status', de: 'Bestellstatus' },
  stations: {
    ordered: { en: 'Ordered', de: 'Bestellt' },
    paid: { en: 'Paid', de: 'Bezahlt' },
    production: { en: 'In production', de: 'In der Fertigung' },
    shipped: { en: 'Sent', de: 'Verschickt' },
    delivered: { en: 'Delivered', de: 'Zugestellt' },
    expired: { en: 'Not paid in time', de: 'Nicht rechtzeitig bezahlt' },
    cancelled: { en: 'Cancelled', de: 'Storniert' },
    refunded: { en: 'Refunded', de: 'Erstattet' },
  },
  stationStates: {
    finish: { en: 'done', de: 'erledigt' },
    process: { en: 'comes next', de: 'kommt als Nächstes' },
    wait: { en: 'later', de: 'später' },
    error: { en: 'ended here', de: 'endete hier' },
  },

  pieces: {
    en: '{count, plural, one {# item} other {# items}}',
    de: '{count, plural, one {# Artikel} other {# Artikel}}',
  },
  listTitle: { en: 'Your orders', de: 'Ihre Bestellungen' },
  listMeta: { en: 'The orders of your account at {shop}.', de: 'Die Bestellungen Ihres Kontos bei {shop}.' },
  listLoading: { en: 'Loading your orders', de: 'Ihre Bestellungen werden geladen' },
  empty: { en: 'No orders yet.', de: 'Noch keine Bestellungen.' },
  shop: { en: 'Shop all', de: 'Alles ansehen' },
  make: { en: 'Make your own', de: 'Selbst gestalten' },
  order: { en: 'Order {number}', de: 'Bestellung {number}' },
  orderMeta: { en: 'One order at {shop}.', de: 'Eine Bestellung bei {shop}.' },
  orderLoading: { en: 'Loading your order', de: 'Ihre Bestellung wird geladen' },
  ordered: { en: 'Ordered {date}', de: 'Bestellt am {date}' },
  more: { en: '+{count}', de: '+{count}' },

  lines: { en: 'What you ordered', de: 'Was Sie bestellt haben' },
  quantity: { en: '× {count}', de: '× {count}' },
  each: { en: '{price} each', de: 'je {price}' },
  project: { en: 'Change what it shows', de: 'Inhalt ändern' },
  projectName: { en: 'Change what it shows: {name}', de: 'Inhalt ändern: {name}' },
  photos: { en: 'Your personalisation', de: 'Ihre Gestaltung' },
  photoAlt: { en: 'Your photo: {slot}', de: 'Ihr Foto: {slot}' },
  filmShown: { en: 'Film that it shows', de: 'Film, den es zeigt' },
  pictureShown: { en: 'Picture that it shows', de: 'Bild, das es zeigt' },
  goesTo: { en: 'Delivery address', de: 'Lieferadresse' },
  comes: { en: 'Delivery', de: 'Lieferung' },
  mailTo: { en: 'Confirmation sent to', de: 'Bestätigung gesendet an' },
  noAddress: { en: 'Not given yet', de: 'Noch nicht angegeben' },

  subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
  discount: { en: 'Discount', de: 'Rabatt' },
  coupon: { en: 'Discount code {code}', de: 'Rabattcode {code}' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  free: { en: 'Free', de: 'Kostenlos' },
  total: { en: 'Total', de: 'Summe' },
  tax: { en: 'Including {rate} {name}: {amount}', de: 'Inklusive {rate} {name}: {amount}' },
  taxLater: { en: 'Including VAT', de: 'Inklusive Mehrwertsteuer' },
  reverseCharge: {
    en: 'Without VAT: you account for it in your country (reverse charge).',
    de: 'Ohne Umsatzsteuer: Sie führen sie in Ihrem Land selbst ab (Reverse Charge).',
  },
  noTax: { en: 'No VAT is contained.', de: 'Keine Mehrwertsteuer enthalten.' },
  sums: { en: 'Order total', de: 'Kosten' },
  pay: { en: 'Pay {total}', de: '{total} bezahlen' },
  finish: { en: 'Finish this order', de: 'Bestellung abschließen' },
  invoice: { en: 'Invoice (PDF)', de: 'Rechnung (PDF)' },
  creditNote: { en: 'Credit note (PDF)', de: 'Rechnungskorrektur (PDF)' },
  creditNoteName: {
    en: 'Download the credit note {number} (PDF)',
    de: 'Rechnungskorrektur {number} herunterladen (PDF)',
  },
  invoiceName: { en: 'Download the invoice {number} (PDF)', de: 'Rechnung {number} herunterladen (PDF)' },

  again: { en: 'Order again', de: 'Erneut bestellen' },
  againName: { en: 'Order again: {number}', de: 'Erneut bestellen: {number}' },
  againBusy: { en: 'Adding', de: 'Wird hinzugefügt' },
  againDone: {
    en: '{count, plural, =0 {None of these items are available any more.} one {# item is now in your cart.} other {# items are now in your cart.}}',
    de: '{count, plural, =0 {Davon ist nichts mehr erhältlich.} one {# Artikel liegt jetzt in Ihrem Warenkorb.} other {# Artikel liegen jetzt in Ihrem Warenkorb.}}',
  },
  toCart: { en: 'Go to the cart', de: 'Zum Warenkorb' },
  leftOut: { en: 'Not added:', de: 'Nicht hinzugefügt:' },
  leftOutLine: { en: '{count} × {name}: {reason}', de: '{count} × {name}: {reason}' },
  reasons: {
    PRODUCT_NOT_FOUND: { en: 'no longer available', de: 'führen wir nicht mehr' },
    VARIANT_INVALID: {
      en: 'this colour or size is no longer available',
      de: 'diese Farbe oder Größe gibt es nicht mehr',
    },
    CUSTOMIZATION_INVALID: {
      en: 'please personalise it again: an option or a photo is missing',
      de: 'bitte neu gestalten, denn eine Auswahl oder ein Foto fehlt',
    },
    OUT_OF_STOCK: { en: 'out of stock', de: 'nicht vorrätig' },
    QUANTITY_LIMIT: { en: 'your cart can’t hold any more of it', de: 'mehr davon passt nicht in den Warenkorb' },
    CART_FULL: { en: 'your cart is full', de: 'der Warenkorb ist voll' },
  },

  thanks: { en: 'Thank you. It is yours.', de: 'Vielen Dank. Es gehört Ihnen.' },
  thanksText: {
    en: 'We have sent the confirmation to {email}.',
    de: 'Wir haben die Bestätigung an {email} geschickt.',
  },
  completeMeta: {
    en: 'The confirmation of your order at {shop}.',
    de: 'Die Bestätigung Ihrer Bestellung bei {shop}.',
  },
  waiting: { en: 'We are waiting for the payment', de: 'Wir warten auf die Zahlung' },
  waitingText: {
    en: 'Your payment was sent; confirming it takes a moment. This page updates by itself, and you don’t need to pay again.',
    de: 'Ihre Zahlung ist abgeschickt; die Bestätigung dauert einen Moment. Diese Seite aktualisiert sich von selbst. Bitte bezahlen Sie nicht noch einmal.',
  },
  waitedLong: {
    en: 'The confirmation is taking longer than usual. Your order is safe: we’ll e-mail you as soon as it is there.',
    de: 'Die Bestätigung dauert länger als üblich. Ihre Bestellung ist sicher: Wir schreiben Ihnen, sobald sie da ist.',
  },
  lookAgain: { en: 'Check again', de: 'Noch einmal prüfen' },
  looking: { en: 'Checking', de: 'Wird geprüft' },
  late: { en: 'Your payment arrived too late', de: 'Ihre Zahlung kam zu spät an' },
  lateText: {
    en: 'Your items had sold out by then. We’re refunding you in full.',
    de: 'Ihre Artikel waren da schon ausverkauft. Wir erstatten Ihnen den vollen Betrag.',
  },
  notPaid: { en: 'This order is not paid', de: 'Diese Bestellung ist nicht bezahlt' },
  next: { en: 'What happens next', de: 'Wie es weitergeht' },
  nextMade: {
    title: { en: 'We make it', de: 'Wir fertigen es' },
    text: {
      en: 'Personalised pieces are printed by hand and checked before they leave us.',
      de: 'Persönliche Stücke werden von Hand gedruckt und geprüft, bevor sie das Haus verlassen.',
    },
  },
  nextReady: {
    title: { en: 'You pick it up', de: 'Sie holen es ab' },
    text: {
      en: '{place}. We’ll e-mail you when it’s ready.',
      de: '{place}. Wir schreiben Ihnen, sobald es bereit ist.',
    },
  },
  nextSent: {
    title: { en: 'We send it', de: 'Wir versenden es' },
    text: {
      en: '{way}. We’ll e-mail you when it’s on its way.',
      de: '{way}. Wir schreiben Ihnen, sobald es unterwegs ist.',
    },
  },
  nextAlive: {
    title: { en: 'It comes alive', de: 'Es wird lebendig' },
    text: {
      en: 'Point a phone at the photo. You can change what it shows at any time.',
      de: 'Richten Sie ein Telefon auf das Foto. Was es zeigt, können Sie jederzeit ändern.',
    },
  },
  seeAlive: { en: 'See it come alive now', de: 'Jetzt lebendig sehen' },
  toOrder: { en: 'View order', de: 'Zur Bestellung' },
});
