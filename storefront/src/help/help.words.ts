import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  home: { en: 'Home', de: 'Start' },
  title: { en: 'Help and contact', de: 'Hilfe und Kontakt' },
  meta: {
    en: 'Delivery, returns, photo quality, augmented reality and payment at {shop}, and how to reach us.',
    de: 'Lieferung, Rückgabe, Fotoqualität, Augmented Reality und Bezahlung bei {shop}, und wie Sie uns erreichen.',
  },
  on: { en: 'On this page', de: 'Auf dieser Seite' },

  delivery: {
    title: { en: 'Delivery', de: 'Lieferung' },
    text: {
      en: 'What delivery costs and how long it takes depends on where you live. Each product’s page shows both for Germany; the checkout shows them for your own address, before you pay. Nothing is added after that.',
      de: 'Was die Lieferung kostet und wie lange sie dauert, hängt von Ihrem Wohnort ab. Auf jeder Produktseite steht beides für Deutschland, an der Kasse für Ihre eigene Adresse, noch vor dem Bezahlen. Danach kommt nichts hinzu.',
    },
    made: {
      en: 'Personalised items are made for you after you have paid. You can follow their progress on the order’s page: in your account, or through the link in your confirmation e-mail.',
      de: 'Persönliche Stücke werden für Sie gefertigt, nachdem Sie bezahlt haben. Den Stand sehen Sie auf der Seite der Bestellung: in Ihrem Konto oder über den Link in Ihrer Bestätigungs-E-Mail.',
    },
  },
  returns: {
    title: { en: 'Returns', de: 'Rückgabe' },
    text: {
      en: 'You can return anything that was not made for you within {days} days of its arrival, without giving a reason. Write to us first, and we’ll tell you where to send it. You pay the return postage.',
      de: 'Was nicht eigens für Sie gefertigt wurde, können Sie innerhalb von {days} Tagen nach Erhalt ohne Angabe von Gründen zurücksenden. Schreiben Sie uns vorher, dann nennen wir Ihnen die Adresse. Die Kosten der Rücksendung tragen Sie.',
    },
    personal: {
      en: 'Items with your own photo or words cannot be returned, because nobody else could use them. If something arrives damaged or not as you ordered it, we make it again or give you your money back.',
      de: 'Stücke mit Ihrem eigenen Foto oder Text sind von der Rückgabe ausgenommen, weil niemand sonst etwas mit ihnen anfangen könnte. Kommt etwas beschädigt an oder anders als bestellt, fertigen wir es neu oder erstatten den Preis.',
    },
  },
  photos: {
    title: { en: 'Your photos', de: 'Ihre Fotos' },
    text: {
      en: 'Choose a product you can personalise, tap Personalise, and add your photo. Send it as your phone or camera made it: JPEG, PNG, WebP, AVIF or HEIC, up to 100 megapixels. Your design is saved as you go, and a link opens it on another device.',
      de: 'Wählen Sie ein Produkt, das sich personalisieren lässt, tippen Sie auf „Gestalten“ und fügen Sie Ihr Foto hinzu. Nehmen Sie es, wie Telefon oder Kamera es gemacht haben: JPEG, PNG, WebP, AVIF oder HEIC, bis 100 Megapixel. Ihr Entwurf wird laufend gespeichert, und ein Link öffnet ihn auf einem anderen Gerät.',
    },
    quality: {
      en: 'A photo prints sharp from 220 dots per inch: for a print of 10 × 15 cm that is 867 × 1300 pixels. Down to 150 it is acceptable; below that it looks soft, and we ask you before we print it. While you work, the studio tells you how your photo will look at its real size. Photos sent through a chat have often been made smaller; ask for the original.',
      de: 'Scharf wird ein Foto ab 220 Punkten pro Zoll gedruckt: Für einen Abzug von 10 × 15 cm sind das 867 × 1300 Pixel. Bis 150 ist es annehmbar, darunter wirkt es weich, und wir fragen Sie, bevor wir es drucken. Während Sie gestalten, sagt Ihnen das Studio in Worten, wie Ihr Foto in seiner wirklichen Größe aussehen wird. Aus Chats kommen Bilder oft verkleinert; fragen Sie nach dem Original.',
    },
    private: {
      en: 'Your photos are for your order alone. Where and when they were taken is removed when they arrive.',
      de: 'Ihre Fotos dienen allein Ihrer Bestellung. Wo und wann sie aufgenommen wurden, wird entfernt, sobald sie bei uns ankommen.',
    },
  },
  ar: {
    title: { en: 'Prints that come alive', de: 'Bilder, die lebendig werden' },
    text: {
      en: 'You can add a video, a 3D model, a text or another picture to a photo on a product. Anyone who points a phone at the print sees it there. No app needed.',
      de: 'Einem Foto auf einem Produkt können Sie ein Video, ein 3D-Modell, einen Text oder ein anderes Bild mitgeben. Wer ein Telefon auf den Druck richtet, sieht es dort. Ganz ohne App.',
    },
    steps: {
      attach: {
        en: 'While you personalise it, choose for each photo what it shows.',
        de: 'Wählen Sie beim Gestalten für jedes Foto, was es zeigen soll.',
      },
      light: {
        en: 'Photos with much detail and contrast are recognised best; plain areas and repeating patterns are hard to find.',
        de: 'Am besten erkannt werden Fotos mit vielen Einzelheiten und Kontrast; leere Flächen und Muster, die sich wiederholen, sind schwer zu finden.',
      },
      exchange: {
        en: 'After the purchase you can change what a print shows as often as you like: open the order, in your account or through the link in its e-mail, and then “Change what it shows”.',
        de: 'Nach dem Kauf können Sie beliebig oft ändern, was ein Druck zeigt: Öffnen Sie die Bestellung, in Ihrem Konto oder über den Link in der E-Mail, und dann „Inhalt ändern“.',
      },
    },
  },
  viewing: {
    title: { en: 'How to look at a print', de: 'So schauen Sie einen Druck an' },
    text: {
      en: 'There is a square code on the print. Point your phone’s camera at it and open the address that appears; or open the link you were sent.',
      de: 'Auf dem Druck ist ein quadratischer Code. Richten Sie die Kamera Ihres Telefons darauf und öffnen Sie die Adresse, die erscheint; oder öffnen Sie den Link, den Sie bekommen haben.',
    },
    steps: {
      allow: {
        en: 'Tap “Open the camera” and allow it. Nothing is recorded: the camera’s picture stays on your phone.',
        de: 'Tippen Sie auf „Kamera öffnen“ und erlauben Sie es. Aufgezeichnet wird nichts: Das Bild der Kamera bleibt auf Ihrem Telefon.',
      },
      point: {
        en: 'Hold the phone so that the whole photo is in the picture, in good light, an arm’s length away. Sound comes after a tap.',
        de: 'Halten Sie das Telefon so, dass das ganze Foto im Bild ist, bei gutem Licht, eine Armlänge entfernt. Der Ton kommt nach einem Tippen.',
      },
      without: {
        en: 'Without a camera, “Watch without a camera” shows the same on the photo’s picture.',
        de: 'Ohne Kamera zeigt „Ohne Kamera ansehen“ dasselbe auf dem Bild des Fotos.',
      },
    },
    counted: {
      en: 'We count for each print how often its page was opened, how often a phone recognised it, and how long that took: by the day, and without anything about who it was. The owner of the print sees these numbers, and we do.',
      de: 'Wir zählen für jeden Druck, wie oft seine Seite geöffnet wurde, wie oft ein Telefon ihn erkannt hat und wie lange das dauerte: tageweise, und ohne etwas darüber, wer es war. Diese Zahlen sehen Sie als Besitzer des Drucks, und wir.',
    },
    off: {
      en: 'You can switch your print off, give it a last day or ask for a pass phrase: open the order, then “Change what it shows”, then “Who can see it”. It applies from that moment; what is printed stays as it is. There you can also download a folder with which your print works without us.',
      de: 'Sie können Ihren Druck abschalten, ihm einen letzten Tag geben oder nach einem Kennwort fragen lassen: Öffnen Sie die Bestellung, dann „Inhalt ändern“, dann „Wer es sehen kann“. Es gilt ab diesem Augenblick; der Druck selbst bleibt, wie er ist. Dort können Sie auch einen Ordner herunterladen, mit dem Ihr Druck ohne uns funktioniert.',
    },
  },
  payment: {
    title: { en: 'Payment', de: 'Bezahlung' },
    text: {
      en: 'You pay on the payment provider’s page and come back to the shop afterwards. We never see your card number. Your items are reserved while you pay. If a payment fails, nothing is charged, and you can try again as long as your items are reserved.',
      de: 'Sie bezahlen auf der Seite des Zahlungsanbieters und kommen danach in den Shop zurück. Ihre Kartennummer sehen wir nie. Während Sie bezahlen, sind Ihre Artikel reserviert. Schlägt eine Zahlung fehl, wird nichts abgebucht, und solange Ihre Artikel reserviert sind, können Sie es noch einmal versuchen.',
    },
    demo: {
      en: 'As long as a shop runs as a demo, its payment page says so, and no money moves.',
      de: 'Solange ein Shop als Demo läuft, steht das auf der Bezahlseite, und es fließt kein Geld.',
    },
  },
  contact: {
    title: { en: 'Contact', de: 'Kontakt' },
    mail: { en: 'Write to {mail}', de: 'An {mail} schreiben' },
  },
  faq: {
    title: { en: 'Questions and answers', de: 'Fragen und Antworten' },
  },
});
