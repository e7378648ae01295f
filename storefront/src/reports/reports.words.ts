import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  metaTitle: { en: 'Reported content', de: 'Gemeldete Inhalte' },
  meta: {
    en: 'Report content that breaks the law or our terms, and answer our decisions.',
    de: 'Melden Sie Inhalte, die gegen das Gesetz oder unsere Bedingungen verstoßen, und antworten Sie auf unsere Entscheidungen.',
  },
  title: {
    viewer: { en: 'Report what plays on a print', de: 'Inhalte zu einem Druck melden' },
    review: { en: 'Report a review', de: 'Eine Bewertung melden' },
    design: { en: 'Report a shared design', de: 'Einen geteilten Entwurf melden' },
  },
  /** The name of the product. */
  about: { en: 'It is about: {product}', de: 'Es geht um: {product}' },
  lede: {
    en: 'A person of our team looks at every report. The person who published it does not learn who you are.',
    de: 'Jede Meldung sieht sich ein Mensch aus unserem Team an. Wer es veröffentlicht hat, erfährt nicht, wer Sie sind.',
  },
  loading: { en: 'Report content', de: 'Inhalte melden' },
  failed: { en: 'This page could not be loaded', de: 'Diese Seite konnte nicht geladen werden' },
  unknown: { en: 'There is nothing to report here', de: 'Hier gibt es nichts zu melden' },
  unknownWords: {
    en: 'What this link names is not published, or not any more.',
    de: 'Was dieser Link meint, ist nicht oder nicht mehr öffentlich.',
  },
  takenDown: { en: 'This has been taken down already', de: 'Das ist schon gesperrt' },
  takenDownWords: {
    en: 'Somebody was faster than you: nobody can see it any more.',
    de: 'Jemand war schneller als Sie: Es ist für niemanden mehr zu sehen.',
  },
  home: { en: 'To the shop', de: 'Zum Shop' },

  reason: { en: 'What is wrong with it?', de: 'Was ist damit nicht in Ordnung?' },
  choose: { en: 'Please choose', de: 'Bitte wählen' },
  askText: { en: 'an explanation', de: 'eine Erklärung' },
  askAnswer: { en: 'an answer', de: 'eine Antwort' },
  askReason: { en: 'a reason', de: 'einen Grund' },
  reasons: {
    illegal: { en: 'It breaks the law', de: 'Es verstößt gegen das Gesetz' },
    sexual: { en: 'Sexual content', de: 'Sexuelle Inhalte' },
    violence: { en: 'Violence or hatred', de: 'Gewalt oder Hass' },
    'no-consent': { en: 'A person is shown without consent', de: 'Eine Person wird ohne Einwilligung gezeigt' },
    copyright: { en: 'Copyright or trademark', de: 'Urheberrecht oder Marke' },
    'personal-data': { en: 'Somebody’s personal data', de: 'Persönliche Daten einer Person' },
    other: { en: 'Something else, such as spam', de: 'Etwas anderes, zum Beispiel Werbung' },
  },
  text: { en: 'Please explain', de: 'Bitte erklären Sie es' },
  textHint: {
    en: 'Which photo, film or words do you mean, and why? If it is about your rights, say which.',
    de: 'Welches Foto, welchen Film oder welche Worte meinen Sie, und warum? Geht es um Ihre Rechte, nennen Sie sie.',
  },
  email: { en: 'Your e-mail address', de: 'Ihre E-Mail-Adresse' },
  emailHint: {
    en: 'With it we tell you how we decide. We delete it half a year after the decision.',
    de: 'Dann schreiben wir Ihnen, wie wir entscheiden. Ein halbes Jahr danach löschen wir die Adresse.',
  },
  send: { en: 'Send report', de: 'Meldung senden' },
  sending: { en: 'Sending…', de: 'Wird gesendet …' },
  notSent: { en: 'This could not be sent', de: 'Das konnte nicht gesendet werden' },
  sent: { en: 'Thank you, we have your report', de: 'Danke, Ihre Meldung ist angekommen' },
  sentWords: {
    en: 'We look at it and decide. If it breaks the law or our terms, we take it down.',
    de: 'Wir sehen sie uns an und entscheiden. Verstößt der Inhalt gegen das Gesetz oder unsere Bedingungen, sperren wir ihn.',
  },
  sentMail: {
    en: 'We tell you at {email} how we have decided.',
    de: 'Wie wir entschieden haben, schreiben wir Ihnen an {email}.',
  },

  takedownLoading: { en: 'A decision about your content', de: 'Eine Entscheidung über Ihre Inhalte' },
  down: {
    viewer: { en: 'What plays on your print is taken down', de: 'Die Inhalte zu Ihrem Druck sind gesperrt' },
    review: { en: 'Your review is taken down', de: 'Ihre Bewertung ist gesperrt' },
    design: { en: 'The link to your design is taken down', de: 'Der Link zu Ihrem Entwurf ist gesperrt' },
  },
  back: {
    viewer: { en: 'What plays on your print is back', de: 'Die Inhalte zu Ihrem Druck sind wieder da' },
    review: { en: 'Your review is back', de: 'Ihre Bewertung ist wieder da' },
    design: { en: 'The link to your design works again', de: 'Der Link zu Ihrem Entwurf funktioniert wieder' },
  },
  backWords: {
    en: 'We have looked again and have restored it on {day}. Everybody can see it as before.',
    de: 'Wir haben noch einmal geprüft und am {day} alles wieder freigegeben. Alle können es sehen wie zuvor.',
  },
  takedownLede: {
    en: 'We have decided so on {day}. Here you read why, what it means, and how to answer.',
    de: 'So haben wir am {day} entschieden. Hier lesen Sie, warum, was das bedeutet und wie Sie antworten.',
  },
  factProduct: { en: 'Product', de: 'Produkt' },
  factReason: { en: 'Our reason', de: 'Unser Grund' },
  factNote: { en: 'We add', de: 'Dazu von uns' },
  factEffect: { en: 'What it means', de: 'Was das bedeutet' },
  ownReasons: {
    illegal: { en: 'It breaks the law.', de: 'Es verstößt gegen das Gesetz.' },
    sexual: { en: 'It shows sexual content.', de: 'Es zeigt sexuelle Inhalte.' },
    violence: { en: 'It shows violence or spreads hatred.', de: 'Es zeigt Gewalt oder verbreitet Hass.' },
    'no-consent': {
      en: 'It shows a person who has not consented.',
      de: 'Es zeigt eine Person, die nicht eingewilligt hat.',
    },
    copyright: { en: 'It infringes a copyright or a trademark.', de: 'Es verletzt ein Urheber- oder Markenrecht.' },
    'personal-data': {
      en: 'It discloses personal data of somebody.',
      de: 'Es gibt persönliche Daten einer Person preis.',
    },
    other: { en: 'It breaks our terms.', de: 'Es verstößt gegen unsere Bedingungen.' },
  },
  effects: {
    viewer: {
      en: 'Anyone who scans the print reads that it was taken down. The print and your order stay as they are.',
      de: 'Wer den Druck scannt, liest, dass die Inhalte gesperrt sind. An Druck und Bestellung ändert sich nichts.',
    },
    review: {
      en: 'It is not listed and does not count towards the rating.',
      de: 'Sie wird nicht angezeigt und zählt nicht für die Gesamtwertung.',
    },
    design: {
      en: 'Anyone who opens the link reads that it was taken down. The design itself is still yours.',
      de: 'Wer den Link öffnet, liest, dass er gesperrt ist. Den Entwurf selbst haben Sie weiterhin.',
    },
  },
  answerTitle: { en: 'Do you see it differently?', de: 'Sehen Sie das anders?' },
  answerWords: {
    en: 'You can answer once. We look at it again, and write to you if we restore it. The courts are open to you too.',
    de: 'Sie können einmal antworten. Wir prüfen den Fall dann noch einmal und schreiben Ihnen, wenn wir alles wieder freigeben. Auch der Rechtsweg steht Ihnen offen.',
  },
  answer: { en: 'Your answer', de: 'Ihre Antwort' },
  answerSend: { en: 'Send answer', de: 'Antwort senden' },
  answered: { en: 'You have answered', de: 'Sie haben geantwortet' },
  answeredWords: {
    en: 'We have your answer and look at the case again.',
    de: 'Ihre Antwort liegt uns vor, und wir prüfen den Fall noch einmal.',
  },
  noTakedown: { en: 'This link leads nowhere', de: 'Dieser Link führt nirgendwohin' },
  noTakedownWords: {
    en: 'Please open the link from our e-mail once more, whole.',
    de: 'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal vollständig.',
  },
});
