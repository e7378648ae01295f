import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  hello: { en: 'Hello {name}', de: 'Guten Tag {name}' },
  askEmail: {
    subject: { en: 'Confirm your new e-mail address', de: 'Bestätigen Sie Ihre neue E-Mail-Adresse' },
    preview: { en: 'One click, and it is the one you sign in with.', de: 'Ein Klick, und Sie melden sich damit an.' },
    text: {
      en: 'Confirm that this is your e-mail address. From then on you sign in with it, and our mails go there.',
      de: 'Bestätigen Sie, dass dies Ihre E-Mail-Adresse ist. Ab dann melden Sie sich mit ihr an, und unsere Mails gehen dorthin.',
    },
    button: { en: 'Use this e-mail address', de: 'Diese E-Mail-Adresse verwenden' },
    note: {
      en: 'The link works once, for 48 hours, on any device.',
      de: 'Der Link gilt einmal, 48 Stunden lang, auf jedem Gerät.',
    },
    reason: {
      en: 'You get this mail because someone wants to use this address for an account at Afterimage. If it was not you, do nothing.',
      de: 'Sie erhalten diese Mail, weil jemand diese Adresse für ein Konto bei Afterimage verwenden möchte. Waren Sie das nicht, müssen Sie nichts tun.',
    },
  },
  taken: {
    subject: { en: 'You already have an account', de: 'Sie haben bereits ein Konto' },
    preview: {
      en: 'So another one cannot use your address.',
      de: 'Ein zweites kann Ihre Adresse deshalb nicht verwenden.',
    },
    text: {
      en: 'Someone wanted to use this e-mail address for another account at Afterimage. It already belongs to yours, so nothing was changed.',
      de: 'Jemand wollte diese E-Mail-Adresse für ein anderes Konto bei Afterimage verwenden. Sie gehört bereits zu Ihrem Konto, deshalb wurde nichts geändert.',
    },
    note: {
      en: 'If it was you and you have two accounts, erase the one that you do not need, or give it another address first.',
      de: 'Waren Sie es selbst und haben zwei Konten, löschen Sie das nicht benötigte, oder geben Sie ihm zuerst eine andere Adresse.',
    },
    reason: {
      en: 'You get this mail because it is about the safety of your account.',
      de: 'Sie erhalten diese Mail, weil es um die Sicherheit Ihres Kontos geht.',
    },
  },
  changed: {
    subject: { en: 'Your e-mail address was changed', de: 'Ihre E-Mail-Adresse wurde geändert' },
    preview: { en: 'You now sign in with {email}.', de: 'Sie melden sich jetzt mit {email} an.' },
    text: {
      en: 'Your account has a new e-mail address: {email}. You sign in with it from now on, and we do not write to this one any more.',
      de: 'Ihr Konto hat eine neue E-Mail-Adresse: {email}. Sie melden sich ab jetzt mit ihr an, und wir schreiben nicht mehr an diese.',
    },
    note: {
      en: 'If it was not you, please answer this mail at once, so that we can give the account back to you.',
      de: 'Waren Sie das nicht, antworten Sie bitte sofort auf diese Mail, damit wir Ihnen das Konto zurückgeben können.',
    },
    reason: {
      en: 'You get this mail because it is about the safety of your account.',
      de: 'Sie erhalten diese Mail, weil es um die Sicherheit Ihres Kontos geht.',
    },
  },
  password: {
    subject: { en: 'Your password was changed', de: 'Ihr Passwort wurde geändert' },
    preview: { en: 'Your other devices were signed out.', de: 'Ihre anderen Geräte wurden abgemeldet.' },
    text: {
      en: 'Your account has a new password. All devices but the one on which you changed it were signed out.',
      de: 'Ihr Konto hat ein neues Passwort. Alle Geräte außer dem, auf dem Sie es geändert haben, wurden abgemeldet.',
    },
    before: { en: 'If it was not you, ', de: 'Waren Sie das nicht, ' },
    link: { en: 'choose another password', de: 'wählen Sie' },
    after: { en: ' at once.', de: ' sofort ein anderes Passwort.' },
    reason: {
      en: 'You get this mail because it is about the safety of your account.',
      de: 'Sie erhalten diese Mail, weil es um die Sicherheit Ihres Kontos geht.',
    },
  },
  erased: {
    subject: { en: 'Your account is erased', de: 'Ihr Konto ist gelöscht' },
    preview: { en: 'This is our last mail to you.', de: 'Dies ist unsere letzte Mail an Sie.' },
    previewKept: { en: 'What is still on its way arrives.', de: 'Was unterwegs ist, kommt noch an.' },
    text: {
      en: 'Your account at Afterimage is erased, with its addresses, wishlist, cart, reviews and files. What the law wants us to keep of your orders, sums and goods, does not say any more whose they were.',
      de: 'Ihr Konto bei Afterimage ist gelöscht, mit Adressen, Wunschliste, Warenkorb, Bewertungen und Dateien. Was wir von Ihren Bestellungen von Gesetzes wegen aufbewahren, Beträge und Waren, sagt nicht mehr, wem sie gehörten.',
    },
    kept: {
      en: '{count, plural, one {Your order {numbers} is still being made or on its way. It keeps its address and photos until it has been delivered, then they are erased too.} other {Your orders {numbers} are still being made or on their way. They keep their address and photos until they have been delivered, then those are erased too.}}',
      de: '{count, plural, one {Ihre Bestellung {numbers} wird noch gefertigt oder ist unterwegs. Sie behält Adresse und Fotos, bis sie zugestellt ist, danach werden auch diese gelöscht.} other {Ihre Bestellungen {numbers} werden noch gefertigt oder sind unterwegs. Sie behalten Adresse und Fotos, bis sie zugestellt sind, danach werden auch diese gelöscht.}}',
    },
    reason: {
      en: 'You get this mail because you have erased your account at Afterimage.',
      de: 'Sie erhalten diese Mail, weil Sie Ihr Konto bei Afterimage gelöscht haben.',
    },
  },
});
