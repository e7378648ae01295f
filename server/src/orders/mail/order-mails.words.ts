import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  seeOrder: { en: 'View order', de: 'Zur Bestellung' },
  reason: {
    en: 'You’re receiving this e-mail because you placed an order at {shop}.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei {shop} bestellt haben.',
  },
  keepLink: {
    en: 'Please keep this link to yourself: anyone who has it can see the order and change what plays on your prints.',
    de: 'Bitte behalten Sie diesen Link für sich: Wer ihn hat, sieht die Bestellung und kann ändern, was auf Ihren Drucken läuft.',
  },
  pictureAlt: { en: '{name} with your design', de: '{name} mit Ihrer Gestaltung' },
  arrives: { en: 'Arrives', de: 'Voraussichtliche Lieferung' },
  readyOn: { en: 'Ready for pick-up', de: 'Voraussichtlich abholbereit' },
  pickup: { en: 'Pick-up', de: 'Abholung' },
  ownAddress: { en: 'Your address', de: 'Ihre Adresse' },
  confirmation: {
    subject: { en: 'Your order {number}', de: 'Ihre Bestellung {number}' },
    preview: { en: 'Thank you. We have received {total}.', de: 'Vielen Dank. Wir haben {total} erhalten.' },
    heading: { en: 'Thank you {name}', de: 'Vielen Dank, {name}' },
    headingPlain: { en: 'Thank you', de: 'Vielen Dank' },
    text: {
      en: 'Your order {number} is paid, and we’re getting it ready.',
      de: 'Ihre Bestellung {number} ist bezahlt, und wir bereiten sie vor.',
    },
    // The name of the product stands between them, as a link.
    viewerBefore: { en: 'The code on your print opens ', de: 'Der Code auf Ihrem Druck öffnet ' },
    viewerAfter: { en: '. You can look at it already.', de: '. Sie können es sich jetzt schon ansehen.' },
    invoice: {
      en: 'The invoice is on the page of the order.',
      de: 'Die Rechnung finden Sie auf der Seite der Bestellung.',
    },
    subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
    discount: { en: 'Discount', de: 'Rabatt' },
    coupon: { en: 'Discount code {code}', de: 'Rabattcode {code}' },
    delivery: { en: 'Delivery', de: 'Lieferung' },
    free: { en: 'free', de: 'kostenlos' },
    total: { en: 'Total', de: 'Gesamtsumme' },
    tax: { en: 'Includes {rate} {name}', de: 'Enthält {rate} {name}' },
    address: { en: 'Delivery address', de: 'Lieferadresse' },
  },
  refund: {
    subject: {
      en: 'Your payment for order {number} goes back',
      de: 'Ihre Zahlung für die Bestellung {number} geht zurück',
    },
    preview: { en: 'We send {sum} back to you.', de: 'Wir senden Ihnen {sum} zurück.' },
    heading: { en: 'Your money goes back to you', de: 'Ihr Geld geht an Sie zurück' },
    text: {
      en: 'We have received a payment of {sum} for your order {number} and are sending it back to you.',
      de: 'Wir haben für Ihre Bestellung {number} eine Zahlung von {sum} erhalten und senden sie zurück.',
    },
    late: {
      en: 'It arrived after we had stopped holding your items, and by then the last of them had been sold. We are sorry.',
      de: 'Sie kam an, als wir Ihre Artikel nicht mehr für Sie zurückhalten konnten, und inzwischen sind sie ausverkauft. Das tut uns leid.',
    },
    surplus: {
      en: 'Your order had been changed or was already paid, so this payment was no longer needed.',
      de: 'Ihre Bestellung war inzwischen geändert oder schon bezahlt, sodass diese Zahlung nicht mehr nötig war.',
    },
  },
  refundDone: {
    subject: {
      en: 'A refund for order {number} is on its way',
      de: 'Eine Erstattung für die Bestellung {number} ist unterwegs',
    },
    preview: { en: 'We have sent {sum} back to you.', de: 'Wir haben Ihnen {sum} zurückgesendet.' },
    heading: { en: 'Your money is on its way back', de: 'Ihr Geld ist auf dem Weg zu Ihnen' },
    text: {
      en: 'We have refunded {sum} for your order {number}, by the same means that you paid with. It may take your bank a few days to show it.',
      de: 'Für Ihre Bestellung {number} haben wir {sum} zurückgesendet, auf demselben Weg, auf dem Sie bezahlt haben. Bis Ihre Bank es anzeigt, können einige Tage vergehen.',
    },
    surplus: {
      en: 'You have paid {sum} more than your order {number} costs. We have sent this amount back to you; your order stays as it is. It may take your bank a few days to show it.',
      de: 'Sie haben {sum} mehr bezahlt, als Ihre Bestellung {number} kostet. Wir haben Ihnen diesen Betrag zurückgesendet; an Ihrer Bestellung ändert sich nichts. Bis Ihre Bank es anzeigt, können einige Tage vergehen.',
    },
  },
  shipped: {
    subject: { en: 'Your order {number} is on its way', de: 'Ihre Bestellung {number} ist unterwegs' },
    preview: { en: 'It’s on its way to you.', de: 'Sie ist auf dem Weg zu Ihnen.' },
    heading: { en: 'It is on its way', de: 'Sie ist unterwegs' },
    text: {
      en: 'We have packed your order {number} and handed it to the carrier.',
      de: 'Wir haben Ihre Bestellung {number} verpackt und dem Versand übergeben.',
    },
  },
  ready: {
    subject: { en: 'Your order {number} is ready for pick-up', de: 'Ihre Bestellung {number} ist abholbereit' },
    preview: { en: 'You can pick it up.', de: 'Sie können sie abholen.' },
    heading: { en: 'It is ready for you', de: 'Sie liegt für Sie bereit' },
    text: {
      en: 'Your order {number} is packed and waits for you. Please have the number with you.',
      de: 'Ihre Bestellung {number} ist verpackt und liegt bereit. Bitte halten Sie die Nummer bereit.',
    },
  },
  links: {
    subject: { en: 'Your orders at {shop}', de: 'Ihre Bestellungen bei {shop}' },
    preview: { en: 'Here are your links.', de: 'Hier sind Ihre Links.' },
    heading: { en: 'Here are your orders', de: 'Hier sind Ihre Bestellungen' },
    text: {
      en: '{count, plural, one {One order was placed with this e-mail address without an account.} other {# orders were placed with this e-mail address without an account.}}',
      de: '{count, plural, one {Mit dieser E-Mail-Adresse wurde ohne Konto eine Bestellung aufgegeben.} other {Mit dieser E-Mail-Adresse wurden ohne Konto # Bestellungen aufgegeben.}}',
    },
    order: { en: 'Order {number} of {date}', de: 'Bestellung {number} vom {date}' },
    reason: {
      en: 'You’re receiving this e-mail because someone requested the orders of this address. If it wasn’t you, you can ignore it: only you have these links.',
      de: 'Sie erhalten diese E-Mail, weil jemand nach den Bestellungen dieser Adresse gefragt hat. Waren Sie das nicht, müssen Sie nichts tun: Nur Sie haben diese Links.',
    },
  },
});
