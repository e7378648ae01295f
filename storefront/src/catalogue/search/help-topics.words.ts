import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  // The `terms` are what customers type when they look for the topic: lower case, separated by commas.
  delivery: {
    title: { en: 'Help: delivery', de: 'Hilfe: Lieferung' },
    terms: {
      en: 'delivery, deliver, shipping, ship, postage, tracking, arrive, arrival, courier',
      de: 'lieferung, liefern, versand, versandkosten, lieferzeit, porto, sendung, paket, zustellung',
    },
  },
  returns: {
    title: { en: 'Help: returns', de: 'Hilfe: Rückgabe' },
    terms: {
      en: 'return, returns, refund, exchange, send back, withdrawal, cancel, complaint, warranty, damaged',
      de: 'rückgabe, retoure, rücksendung, zurückgeben, umtausch, umtauschen, widerruf, erstattung, stornieren, reklamation, garantie',
    },
  },
  photos: {
    title: { en: 'Help: your photos', de: 'Hilfe: Ihre Fotos' },
    terms: {
      en: 'upload, resolution, photo quality, pixels, dpi, file format',
      de: 'hochladen, auflösung, fotoqualität, pixel, dpi, dateiformat',
    },
  },
  ar: {
    title: { en: 'Help: prints that come alive', de: 'Hilfe: Bilder, die lebendig werden' },
    terms: {
      en: 'augmented reality, ar, how it works, scan, qr code, app',
      de: 'augmented reality, ar, wie funktioniert, scannen, qr-code, app',
    },
  },
  payment: {
    title: { en: 'Help: payment', de: 'Hilfe: Bezahlung' },
    terms: {
      en: 'payment, pay, credit card, paypal, invoice, bank transfer, voucher, coupon',
      de: 'bezahlung, bezahlen, zahlung, zahlungsarten, kreditkarte, paypal, rechnung, überweisung, gutschein',
    },
  },
  contact: {
    title: { en: 'Help: contact', de: 'Hilfe: Kontakt' },
    terms: {
      en: 'contact, help, support, customer service, phone number, email, faq, question',
      de: 'kontakt, hilfe, kundenservice, kundendienst, telefonnummer, e-mail, fragen, faq',
    },
  },
});
