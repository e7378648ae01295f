import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  seeOrder: { en: 'View order', de: 'Zur Bestellung' },
  reason: {
    en: 'You’re receiving this e-mail because you placed an order at {shop}.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei {shop} bestellt haben.',
  },
  parcel: {
    subject: { en: 'Your order {number} is on its way', de: 'Ihre Bestellung {number} ist unterwegs' },
    partSubject: {
      en: 'A part of your order {number} is on its way',
      de: 'Ein Teil Ihrer Bestellung {number} ist unterwegs',
    },
    correctedSubject: {
      en: 'The tracking number for your order {number}',
      de: 'Die Sendungsnummer zu Ihrer Bestellung {number}',
    },
    preview: { en: 'It’s on its way to you.', de: 'Sie ist auf dem Weg zu Ihnen.' },
    heading: { en: 'It is on its way', de: 'Sie ist unterwegs' },
    partHeading: { en: 'A part is on its way', de: 'Ein Teil ist unterwegs' },
    text: {
      en: 'We have packed your order {number} and handed it to the carrier.',
      de: 'Wir haben Ihre Bestellung {number} verpackt und dem Versand übergeben.',
    },
    partText: {
      en: 'We have handed a parcel of your order {number} to the carrier. The rest follows.',
      de: 'Wir haben ein Paket Ihrer Bestellung {number} dem Versand übergeben. Der Rest folgt.',
    },
    correctedText: {
      en: 'The tracking number in our last e-mail was wrong. This is the right one.',
      de: 'Die Sendungsnummer in unserer letzten E-Mail war falsch. Dies ist die richtige.',
    },
    contents: { en: 'In this parcel', de: 'In diesem Paket' },
    trackBefore: { en: '{carrier}, tracking number ', de: '{carrier}, Sendungsnummer ' },
    numberOnly: { en: '{carrier}, tracking number {number}', de: '{carrier}, Sendungsnummer {number}' },
    carrierOnly: {
      en: 'Sent by {carrier}, without a tracking number.',
      de: 'Versand mit {carrier}, ohne Sendungsnummer.',
    },
  },
  fields: {
    carrierName: {
      en: 'Please enter the name of the carrier.',
      de: 'Bitte geben Sie den Namen des Versanddienstes ein.',
    },
    carrierUrl: {
      en: 'Please enter an https address with {number} in it.',
      de: 'Bitte geben Sie eine https-Adresse ein, in der {number} vorkommt.',
    },
  },
});
