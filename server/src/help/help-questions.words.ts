import { catalogue } from '@afterimage/words/catalogue.ts';

/** The questions that the help page has until the owner changes them. */
export const words = catalogue({
  app: {
    question: {
      en: 'Do I need an app to see a print come alive?',
      de: 'Brauche ich eine App, um ein Bild lebendig zu sehen?',
    },
    answer: {
      en: 'No. A phone with a camera and an up-to-date browser is enough.',
      de: 'Nein. Ein Telefon mit Kamera und aktuellem Browser genügt.',
    },
  },
  later: {
    question: {
      en: 'Can I change what a print shows after I have bought it?',
      de: 'Kann ich nach dem Kauf ändern, was ein Druck zeigt?',
    },
    answer: {
      en: 'Yes, as often as you like and at no cost: on the order’s page, under “Change what it shows”. Photos and words can be changed too, until we begin to make it.',
      de: 'Ja, so oft Sie möchten und kostenlos: auf der Seite der Bestellung unter „Inhalt ändern“. Auch Fotos und Texte lassen sich ändern, bis wir mit der Fertigung beginnen.',
    },
  },
  small: {
    question: {
      en: 'My photo “will look soft”. Can I order it anyway?',
      de: 'Mein Foto „wird weich wirken“. Kann ich es trotzdem bestellen?',
    },
    answer: {
      en: 'Yes. It is advice, not a refusal. On a mug, or seen from two metres away, a soft photo can look just right.',
      de: 'Ja. Es ist ein Rat und keine Ablehnung. Auf einer Tasse oder aus zwei Metern Abstand kann ein weiches Foto genau richtig aussehen.',
    },
  },
  back: {
    question: { en: 'Can I return something personalised?', de: 'Kann ich etwas selbst Gestaltetes zurückgeben?' },
    answer: {
      en: 'Not because you have changed your mind, since it was made for you alone. If it is damaged or not what you ordered, yes, always.',
      de: 'Nicht, weil Sie es sich anders überlegt haben, denn es wurde nur für Sie gefertigt. Wenn es beschädigt oder nicht das Bestellte ist: ja, immer.',
    },
  },
  paid: {
    question: {
      en: 'I have paid, but the page did not come back. What now?',
      de: 'Ich habe bezahlt, aber die Seite kam nicht zurück. Was nun?',
    },
    answer: {
      en: 'Look at the order: in your account, or under “Find your order” if you have none. The payment provider tells us by itself, so a payment counts even when your browser was closed too early.',
      de: 'Sehen Sie nach der Bestellung: in Ihrem Konto oder, wenn Sie keines haben, unter „Bestellung finden“. Der Zahlungsanbieter meldet sich bei uns von selbst: Eine Zahlung zählt auch dann, wenn der Browser zu früh geschlossen wurde.',
    },
  },
  offline: {
    question: { en: 'Can I look at the shop without a connection?', de: 'Kann ich den Shop ohne Verbindung ansehen?' },
    answer: {
      en: 'Pages that you have visited and your cart can be read without a connection. For paying you need one, because prices and stock must be right at that moment.',
      de: 'Seiten, die Sie besucht haben, und Ihr Warenkorb sind auch ohne Verbindung zu lesen. Zum Bezahlen brauchen Sie eine, weil Preise und Bestand in diesem Moment stimmen müssen.',
    },
  },
});
