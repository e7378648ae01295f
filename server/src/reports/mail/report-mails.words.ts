import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  takedown: {
    subject: {
      viewer: { en: 'What plays on your print has been taken down', de: 'Die Inhalte zu Ihrem Druck sind gesperrt' },
      review: { en: 'Your review has been taken down', de: 'Ihre Bewertung ist gesperrt' },
      design: { en: 'The link to your design has been taken down', de: 'Der Link zu Ihrem Entwurf ist gesperrt' },
    },
    preview: {
      en: 'Here is why, and how to answer.',
      de: 'Hier lesen Sie, warum, und wie Sie antworten können.',
    },
    text: {
      viewer: {
        en: 'We have taken down what plays on your print “{product}”.',
        de: 'Wir haben gesperrt, was auf Ihrem Druck „{product}“ läuft.',
      },
      review: {
        en: 'We have taken down your review of “{product}”.',
        de: 'Wir haben Ihre Bewertung zu „{product}“ gesperrt.',
      },
      design: {
        en: 'We have taken down the link to your design “{product}”.',
        de: 'Wir haben den Link zu Ihrem Entwurf „{product}“ gesperrt.',
      },
    },
    reason: { en: 'Our reason', de: 'Unser Grund' },
    effect: {
      viewer: {
        en: 'Anyone who scans the print now reads that this was taken down. The print and your order stay as they are.',
        de: 'Wer den Druck jetzt scannt, liest, dass die Inhalte gesperrt sind. An Druck und Bestellung ändert sich nichts.',
      },
      review: {
        en: 'It is not listed any more and does not count towards the rating.',
        de: 'Sie wird nicht mehr angezeigt und zählt nicht mehr für die Gesamtwertung.',
      },
      design: {
        en: 'Anyone who opens the link now reads that it was taken down. The design itself is still yours.',
        de: 'Wer den Link öffnet, liest, dass er gesperrt ist. Den Entwurf selbst haben Sie weiterhin.',
      },
    },
    answer: {
      en: 'People decided this, not a program. If you think that we are wrong, tell us why: on the following page you can answer once, and we look at it again. The courts are open to you too.',
      de: 'Darüber hat ein Mensch entschieden, kein Programm. Wenn Sie die Entscheidung für falsch halten, schreiben Sie uns, warum: Auf der folgenden Seite können Sie einmal antworten, und wir prüfen den Fall noch einmal. Auch der Rechtsweg steht Ihnen offen.',
    },
    button: { en: 'See the reason and answer', de: 'Grund ansehen und antworten' },
    link: {
      en: 'Please keep this link to yourself: anyone who has it can answer in your place.',
      de: 'Bitte behalten Sie diesen Link für sich: Wer ihn hat, kann an Ihrer Stelle antworten.',
    },
  },
  restored: {
    subject: {
      viewer: { en: 'What plays on your print is back', de: 'Die Inhalte zu Ihrem Druck sind wieder da' },
      review: { en: 'Your review is back', de: 'Ihre Bewertung ist wieder da' },
      design: { en: 'The link to your design works again', de: 'Der Link zu Ihrem Entwurf funktioniert wieder' },
    },
    preview: { en: 'Everybody can see it again.', de: 'Alle können es wieder sehen.' },
    text: {
      viewer: {
        en: 'We have looked again: what plays on your print “{product}” can be seen as before. We are sorry for the trouble.',
        de: 'Wir haben noch einmal geprüft und die Inhalte zu Ihrem Druck „{product}“ wieder freigegeben. Bitte entschuldigen Sie die Umstände.',
      },
      review: {
        en: 'We have looked again: your review of “{product}” is listed as before. We are sorry for the trouble.',
        de: 'Wir haben noch einmal geprüft und Ihre Bewertung zu „{product}“ wieder freigegeben. Bitte entschuldigen Sie die Umstände.',
      },
      design: {
        en: 'We have looked again: the link to your design “{product}” works as before. We are sorry for the trouble.',
        de: 'Wir haben noch einmal geprüft und den Link zu Ihrem Entwurf „{product}“ wieder freigegeben. Bitte entschuldigen Sie die Umstände.',
      },
    },
  },
  ownerReason: {
    en: 'You’re receiving this e-mail because you published something at {shop}.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei {shop} etwas veröffentlicht haben.',
  },

  /** What was reported, for whoever reported it. */
  reported: {
    viewer: { en: 'what plays on a print (“{product}”)', de: 'Inhalte zu einem Druck („{product}“)' },
    review: { en: 'a review of “{product}”', de: 'eine Bewertung zu „{product}“' },
    design: { en: 'a shared design (“{product}”)', de: 'einen geteilten Entwurf („{product}“)' },
  },
  received: {
    subject: { en: 'We have received your report', de: 'Ihre Meldung ist bei uns angekommen' },
    preview: { en: 'A person of our team looks at it.', de: 'Jemand von uns sieht sie sich an.' },
    heading: { en: 'Thank you for your report', de: 'Vielen Dank für Ihre Meldung' },
    text: {
      en: 'You have reported {thing}. A person of our team looks at it and decides whether it stays. Then we write to you again.',
      de: 'Sie haben {thing} gemeldet. Jemand von uns prüft die Meldung und entscheidet. Danach schreiben wir Ihnen noch einmal.',
    },
    privacy: {
      en: 'The person who published it does not learn who you are. We delete your address and your text half a year after the decision.',
      de: 'Wer es veröffentlicht hat, erfährt nicht, wer Sie sind. Ihre Adresse und Ihren Text löschen wir ein halbes Jahr nach der Entscheidung.',
    },
  },
  decided: {
    upheldSubject: { en: 'We have taken down what you reported', de: 'Wir haben gesperrt, was Sie gemeldet haben' },
    upheldText: {
      en: 'You have reported {thing}. We have looked at it and taken it down. Thank you for telling us.',
      de: 'Sie haben {thing} gemeldet. Wir haben das geprüft und es gesperrt. Danke für Ihren Hinweis.',
    },
    dismissedSubject: { en: 'What you reported stays', de: 'Was Sie gemeldet haben, bleibt' },
    dismissedText: {
      en: 'You have reported {thing}. We have looked at it and found nothing that breaks the law or our terms, so it stays. If you see it differently, answer this e-mail or report it again and tell us more. The courts are open to you too.',
      de: 'Sie haben {thing} gemeldet. Wir haben das geprüft und nichts gefunden, was gegen das Gesetz oder unsere Bedingungen verstößt. Deshalb bleibt es. Sehen Sie das anders, antworten Sie auf diese E-Mail, oder melden Sie es noch einmal und schreiben Sie uns mehr dazu. Auch der Rechtsweg steht Ihnen offen.',
    },
    preview: { en: 'This is our decision.', de: 'Das ist unsere Entscheidung.' },
  },
  reporterReason: {
    en: 'You’re receiving this e-mail because someone reported content at {shop} and gave this address.',
    de: 'Sie erhalten diese E-Mail, weil jemand bei {shop} Inhalte gemeldet und diese Adresse angegeben hat.',
  },

  /** Why something is taken down, as a sentence of its own. */
  reasons: {
    illegal: { en: 'It breaks the law.', de: 'Es verstößt gegen das Gesetz.' },
    sexual: { en: 'It shows sexual content.', de: 'Es zeigt sexuelle Inhalte.' },
    violence: { en: 'It shows violence or spreads hatred.', de: 'Es zeigt Gewalt oder verbreitet Hass.' },
    'no-consent': {
      en: 'It shows a person who has not consented.',
      de: 'Es zeigt eine Person, die nicht eingewilligt hat.',
    },
    copyright: {
      en: 'It infringes a copyright or a trademark.',
      de: 'Es verletzt ein Urheber- oder Markenrecht.',
    },
    'personal-data': {
      en: 'It discloses personal data of somebody.',
      de: 'Es gibt persönliche Daten einer Person preis.',
    },
    other: { en: 'It breaks our terms.', de: 'Es verstößt gegen unsere Bedingungen.' },
  },
});
