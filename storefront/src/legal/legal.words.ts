import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  home: { en: 'Home', de: 'Start' },
  template: { en: 'This page is a template.', de: 'Diese Seite ist eine Vorlage.' },
  templateText: {
    en: 'Before the first sale, whoever runs this shop must replace the parts in brackets and have the whole checked. Until then nothing here is binding.',
    de: 'Wer diesen Shop betreibt, muss vor dem ersten Verkauf die Stellen in eckigen Klammern ersetzen und alles rechtlich prüfen lassen. Bis dahin ist nichts hier verbindlich.',
  },
  sampleText: {
    en: 'It came with the sample shop. Whoever runs this shop must replace it by a text of their own before the first sale.',
    de: 'Sie gehört zum Beispielshop. Wer diesen Shop betreibt, muss sie vor dem ersten Verkauf durch einen eigenen Text ersetzen.',
  },
  // The language is named in itself, as "Deutsch".
  onlyIn: {
    en: 'This text exists only in this language: {language}.',
    de: 'Diesen Text gibt es nur in dieser Sprache: {language}.',
  },
  validFrom: { en: 'As of {date}', de: 'Stand: {date}' },
  // The law prescribes the label.
  door: { en: 'Withdraw from contract here', de: 'Vertrag widerrufen' },
  doorText: {
    en: 'You can withdraw online, on the page of your order. If you ordered without an account, we e-mail you the link to it.',
    de: 'Sie können online widerrufen, auf der Seite Ihrer Bestellung. Haben Sie ohne Konto bestellt, senden wir Ihnen den Link dorthin per E-Mail.',
  },
  open: {
    name: { en: '[Name of the operator]', de: '[Name des Betreibers]' },
    address: { en: '[Address]', de: '[Anschrift]' },
    mail: { en: '[e-mail address]', de: '[E-Mail-Adresse]' },
    taxId: { en: '[number]', de: '[Nummer]' },
  },
  others: { en: 'Legal pages', de: 'Rechtliche Seiten' },

  imprint: {
    title: { en: 'Imprint', de: 'Impressum' },
    meta: { en: 'Who runs this shop and answers for it.', de: 'Wer diesen Shop betreibt und verantwortet.' },
    who: {
      title: { en: 'Operator', de: 'Betreiber' },
      text: {
        en: '{seller}\n[Legal form]',
        de: '{seller}\n[Rechtsform]',
      },
    },
    represented: {
      title: { en: 'Represented by', de: 'Vertreten durch' },
      text: { en: '[Names of those who may sign for the operator]', de: '[Namen der Vertretungsberechtigten]' },
    },
    contact: {
      title: { en: 'Contact', de: 'Kontakt' },
      text: { en: 'E-mail: {mail}\nTelephone: [number]', de: 'E-Mail: {mail}\nTelefon: [Nummer]' },
    },
    register: {
      title: { en: 'Register and tax', de: 'Register und Steuer' },
      text: {
        en: '[Register, court and number]\nVAT ID: {taxId}',
        de: '[Register, Gericht und Nummer]\nUmsatzsteuer-Identifikationsnummer: {taxId}',
      },
    },
    content: {
      title: { en: 'Responsible for the journal', de: 'Verantwortlich für das Journal' },
      text: { en: '[Name and address]', de: '[Name und Anschrift]' },
    },
  },

  privacy: {
    title: { en: 'Privacy', de: 'Datenschutz' },
    meta: {
      en: 'What this shop keeps about you, why, and for how long.',
      de: 'Was dieser Shop über Sie speichert, warum und wie lange.',
    },
    who: {
      title: { en: 'Who is responsible', de: 'Wer verantwortlich ist' },
      text: {
        en: '{who}, {mail}. [Data protection officer, if there must be one.]',
        de: '{who}, {mail}. [Datenschutzbeauftragte Person, falls vorgeschrieben.]',
      },
    },
    device: {
      title: { en: 'What is kept on your device', de: 'Was auf Ihrem Gerät gespeichert wird' },
      text: {
        en: 'Your cart, your wishlist, your choice of light or dark, and, once you have signed in, the proof of that (also as the cookies “token” and “session”) and the fact that this device has signed in before (the cookie “device”, for 400 days, so that nobody can lock you out by wrong passwords). Pages that you have visited are kept to be read without a connection. All this serves to run the shop; signing out removes what is personal, except for that last cookie. There is no advertising, and no tracking by us or by others. How often the shop is visited, a product looked at and something put into a cart is counted as sums a day that say nothing about you; if your browser asks not to be tracked, you are not counted.',
        de: 'Ihr Warenkorb, Ihre Wunschliste, Ihre Wahl von hell oder dunkel und, wenn Sie sich angemeldet haben, der Nachweis dafür (auch als Cookies „token“ und „session“) und dass sich dieses Gerät schon einmal angemeldet hat (Cookie „device“, 400 Tage lang, damit Sie niemand durch falsche Passwörter aussperren kann). Besuchte Seiten bleiben zum Lesen ohne Verbindung. All das dient dem Betrieb des Shops; das Abmelden entfernt bis auf dieses letzte Cookie, was persönlich ist. Es gibt keine Werbung und keine Nachverfolgung, weder durch uns noch durch andere. Wie oft der Shop besucht, ein Produkt angesehen und etwas in den Warenkorb gelegt wird, zählen wir als Tagessummen, die nichts über Sie aussagen; lehnt Ihr Browser eine Nachverfolgung ab, werden Sie nicht mitgezählt.',
      },
    },
    order: {
      title: { en: 'What an order needs', de: 'Was eine Bestellung braucht' },
      text: {
        en: 'Your name, e-mail address and delivery address, what you have bought, and the photos, words and media that you have given us for it. We keep them to fulfil the contract, and as long as the law asks for it: [periods of your country].',
        de: 'Ihren Namen, Ihre E-Mail-Adresse und Lieferanschrift, was Sie gekauft haben, und die Fotos, Texte und Medien, die Sie uns dafür gegeben haben. Wir speichern sie, um den Vertrag zu erfüllen, und solange es das Gesetz verlangt: [Fristen Ihres Landes].',
      },
    },
    photos: {
      title: { en: 'Photos and media', de: 'Fotos und Medien' },
      text: {
        en: 'They serve your order alone. The place at which a photo was taken is removed when it arrives. What you upload and do not order is deleted after a while. Media attached to a print can be seen by whoever has the print in front of them; you can exchange or remove them in your account.',
        de: 'Sie dienen allein Ihrer Bestellung. Der Ort der Aufnahme wird entfernt, sobald ein Foto ankommt. Was Sie hochladen und nicht bestellen, wird nach einiger Zeit gelöscht. Medien an einem Druck kann sehen, wer den Druck vor sich hat; in Ihrem Konto können Sie sie austauschen oder entfernen.',
      },
    },
    camera: {
      title: { en: 'The camera', de: 'Die Kamera' },
      text: {
        en: 'When you look at a print through your phone, the picture of the camera is worked on in your browser. It is neither recorded nor sent.\nFor each print we count how often its page was opened, how often a print was recognised, and how long that took: by the day, without cookies, addresses or anything else about who looked. The owner of the print sees these numbers. They are deleted with it.',
        de: 'Wenn Sie einen Druck durch Ihr Telefon ansehen, wird das Bild der Kamera in Ihrem Browser verarbeitet. Es wird weder aufgezeichnet noch übertragen.\nFür jeden Druck zählen wir, wie oft seine Seite geöffnet, wie oft ein Druck erkannt wurde und wie lange das dauerte: tageweise, ohne Cookies, Adressen oder sonst etwas darüber, wer hingesehen hat. Diese Zahlen sieht, wem der Druck gehört. Sie werden mit ihm gelöscht.',
      },
    },
    reports: {
      title: { en: 'Reported content', de: 'Gemeldete Inhalte' },
      text: {
        en: 'If you report content, we keep your words, your e-mail address if you give it, and for some days a hash of your network, so that repeated reports count once. We delete them half a year after the decision. Whoever published the content does not learn who you are. If content of yours is taken down, we keep our reason and your answer with it.',
        de: 'Wenn Sie Inhalte melden, speichern wir Ihren Text, Ihre E-Mail-Adresse, falls Sie sie angeben, und für einige Tage einen Hash Ihres Netzwerks, damit wiederholte Meldungen einmal zählen. Ein halbes Jahr nach der Entscheidung löschen wir das. Wer den Inhalt veröffentlicht hat, erfährt nicht, wer Sie sind. Werden Inhalte von Ihnen gesperrt, speichern wir dazu unseren Grund und Ihre Antwort.',
      },
    },
    others: {
      title: { en: 'Who else receives data', de: 'Wer sonst Daten erhält' },
      text: {
        en: '[Payment provider], [carrier], [hosting], [e-mail delivery]: each only what it needs for its part.',
        de: '[Zahlungsanbieter], [Versanddienst], [Hosting], [E-Mail-Versand]: jeweils nur, was für die Aufgabe nötig ist.',
      },
    },
    rights: {
      title: { en: 'Your rights', de: 'Ihre Rechte' },
      text: {
        en: 'You can ask what we have stored about you, have it put right, handed over or deleted, and complain to [supervisory authority]. Write to {mail}.',
        de: 'Sie können Auskunft verlangen, was wir über Sie gespeichert haben, es berichtigen, herausgeben oder löschen lassen und sich bei [Aufsichtsbehörde] beschweren. Schreiben Sie an {mail}.',
      },
    },
  },

  terms: {
    title: { en: 'Terms', de: 'AGB' },
    meta: { en: 'What applies when you buy in this shop.', de: 'Was gilt, wenn Sie in diesem Shop kaufen.' },
    contract: {
      title: { en: 'The contract', de: 'Der Vertrag' },
      text: {
        en: 'The contract is with {who}. What the shop shows is an invitation; your order becomes binding with your payment, and we confirm it by e-mail. [Language of the contract, storage of its text.]',
        de: 'Ihr Vertrag besteht mit: {who}. Was der Shop zeigt, ist eine Einladung; mit Ihrer Zahlung wird die Bestellung verbindlich, und wir bestätigen sie per E-Mail. [Vertragssprache, Speicherung des Vertragstextes.]',
      },
    },
    prices: {
      title: { en: 'Prices and payment', de: 'Preise und Zahlung' },
      text: {
        en: 'The prices at the moment of the order apply, with the taxes that are shown there. Delivery is added and named before you pay.',
        de: 'Es gelten die Preise zum Zeitpunkt der Bestellung mit den dort ausgewiesenen Steuern. Die Lieferung kommt hinzu und wird vor dem Bezahlen genannt.',
      },
    },
    delivery: {
      title: { en: 'Delivery', de: 'Lieferung' },
      text: {
        en: 'To the countries that can be chosen in the checkout, within the time that is shown there. [What applies to delays.]',
        de: 'In die Länder, die an der Kasse zu wählen sind, innerhalb der dort genannten Zeit. [Was bei Verzug gilt.]',
      },
    },
    withdrawal: {
      title: { en: 'Right of withdrawal', de: 'Widerrufsrecht' },
      text: {
        en: 'Consumers may withdraw from the contract within {days} days of receiving the goods. The right does not exist for goods made to your own specifications. [Complete instruction and model form of your country.]',
        de: 'Verbraucherinnen und Verbraucher können den Vertrag innerhalb von {days} Tagen nach Erhalt der Ware widerrufen. Das Recht besteht nicht bei Waren, die nach Ihren Vorgaben gefertigt wurden. [Vollständige Belehrung und Muster-Widerrufsformular.]',
      },
    },
    own: {
      title: { en: 'What you send us', de: 'Was Sie uns schicken' },
      text: {
        en: 'You must hold the rights to your photos, words and media. We may use them to fulfil your order and for nothing else. [What is refused.]',
        de: 'An Ihren Fotos, Texten und Medien müssen Sie die Rechte haben. Wir dürfen sie verwenden, um Ihre Bestellung zu erfüllen, und zu nichts sonst. [Was abgelehnt wird.]',
      },
    },
    warranty: {
      title: { en: 'Defects', de: 'Mängel' },
      text: {
        en: 'The rights that the law gives you apply. [Additional guarantees, limits of liability, law and place of jurisdiction, settlement of disputes.]',
        de: 'Es gelten die gesetzlichen Rechte. [Zusätzliche Garantien, Haftungsgrenzen, Recht und Gerichtsstand, Streitbeilegung.]',
      },
    },
  },

  withdrawal: {
    title: { en: 'Right of withdrawal', de: 'Widerrufsbelehrung' },
    meta: {
      en: 'How you withdraw from a contract with this shop, and what follows from it.',
      de: 'Wie Sie einen Vertrag mit diesem Shop widerrufen und was daraus folgt.',
    },
    right: {
      title: { en: 'Right of withdrawal', de: 'Widerrufsrecht' },
      text: {
        en: 'You have the right to withdraw from this contract within {days} days without giving any reason. The withdrawal period expires {days} days after the day on which you, or a third party other than the carrier and indicated by you, acquire physical possession of the last item.\nTo exercise the right of withdrawal, you must inform us ({who}, {mail}, [telephone number]) of your decision by an unequivocal statement, such as a letter sent by post or an e-mail. You may use the model form below, but it is not obligatory. You can also declare your withdrawal online, by the button “Withdraw from contract here” on the page of your order; we then send you a receipt with date and time by e-mail without delay.\nTo meet the deadline, it is sufficient that you send your statement before the period has expired.',
        de: 'Sie haben das Recht, binnen {days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt {days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.\nUm Ihr Widerrufsrecht auszuüben, müssen Sie uns ({who}, {mail}, [Telefonnummer]) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihren Widerruf auch online erklären, über die Schaltfläche „Vertrag widerrufen“ auf der Seite Ihrer Bestellung; wir senden Ihnen dann unverzüglich eine Eingangsbestätigung mit Datum und Uhrzeit per E-Mail.\nZur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      },
    },
    effects: {
      title: { en: 'Effects of withdrawal', de: 'Folgen des Widerrufs' },
      text: {
        en: 'If you withdraw from this contract, we reimburse all payments received from you, including the costs of delivery (except for the additional costs of a more expensive delivery than the cheapest standard delivery that we offer), without delay and at the latest 14 days from the day on which we are informed of your withdrawal. We use the same means of payment as you used, unless you have expressly agreed otherwise; you incur no fees. We may withhold the reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is earlier.\nYou must send the goods back without delay and at the latest 14 days from the day on which you inform us. You bear the direct cost of returning them: [costs, where they are to be named]. You are only liable for a diminished value of the goods that results from handling other than what is necessary to establish their nature, characteristics and functioning.',
        de: 'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.\nSie haben die Waren unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurückzusenden, an dem Sie uns über den Widerruf unterrichten. Sie tragen die unmittelbaren Kosten der Rücksendung: [Kosten, wo sie zu nennen sind]. Für einen etwaigen Wertverlust der Waren müssen Sie nur aufkommen, wenn dieser auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
      },
    },
    exceptions: {
      title: { en: 'Where there is no right of withdrawal', de: 'Wo kein Widerrufsrecht besteht' },
      text: {
        en: 'The right does not exist for goods made to your own specifications, such as products with your photos or words. [Further exceptions.]',
        de: 'Das Recht besteht nicht bei Waren, die nach Ihren Vorgaben gefertigt wurden, wie Produkten mit Ihren Fotos oder Texten. [Weitere Ausnahmen.]',
      },
    },
    form: {
      title: { en: 'Model withdrawal form', de: 'Muster-Widerrufsformular' },
      text: {
        en: 'If you want to withdraw from the contract, you can fill in this form and send it back.\nTo {who}, {mail}:\nI/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods:\nOrdered on / received on:\nName of the consumer(s):\nAddress of the consumer(s):\nSignature of the consumer(s) (only if this form is notified on paper):\nDate:',
        de: 'Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular ausfüllen und zurücksenden.\nAn {who}, {mail}:\nHiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:\nBestellt am / erhalten am:\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nUnterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):\nDatum:',
      },
    },
  },
});
