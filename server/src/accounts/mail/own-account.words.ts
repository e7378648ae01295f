import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  hello: { en: 'Hello {name}', de: 'Guten Tag {name}' },
  askEmail: {
    subject: { en: 'Confirm your new e-mail address', de: 'Bestätigen Sie Ihre neue E-Mail-Adresse' },
    preview: {
      en: 'Confirm it, and use it to sign in from then on.',
      de: 'Bestätigen Sie sie, und melden Sie sich künftig damit an.',
    },
    text: {
      en: 'Please confirm your new e-mail address. From then on, use it to sign in; we’ll send our e-mails there.',
      de: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse. Danach melden Sie sich mit ihr an, und wir schreiben Ihnen dorthin.',
    },
    button: { en: 'Use this e-mail address', de: 'Diese E-Mail-Adresse verwenden' },
    note: {
      en: 'The link works once, on any device, and is valid for 48 hours.',
      de: 'Der Link ist 48 Stunden gültig und lässt sich einmal verwenden, auf jedem Gerät.',
    },
    reason: {
      en: 'You’re receiving this e-mail because someone wants to use this address for an account at {shop}. If it wasn’t you, you can ignore it.',
      de: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für ein Konto bei {shop} verwenden möchte. Waren Sie das nicht, müssen Sie nichts tun.',
    },
  },
  taken: {
    subject: { en: 'You already have an account', de: 'Sie haben bereits ein Konto' },
    preview: {
      en: 'So another one cannot use your address.',
      de: 'Ein zweites kann Ihre Adresse deshalb nicht verwenden.',
    },
    text: {
      en: 'Someone wanted to use this e-mail address for another account at {shop}. It already belongs to yours, so nothing was changed.',
      de: 'Jemand wollte diese E-Mail-Adresse für ein anderes Konto bei {shop} verwenden. Sie gehört bereits zu Ihrem Konto, deshalb wurde nichts geändert.',
    },
    note: {
      en: 'If it was you and you have two accounts, delete the one you don’t need, or give it another address first.',
      de: 'Waren Sie es selbst und haben zwei Konten, löschen Sie das nicht benötigte, oder geben Sie ihm zuerst eine andere Adresse.',
    },
    reason: {
      en: 'You’re receiving this e-mail because it concerns the security of your account.',
      de: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
    },
  },
  changed: {
    subject: { en: 'Your e-mail address was changed', de: 'Ihre E-Mail-Adresse wurde geändert' },
    preview: { en: 'You now sign in with {email}.', de: 'Sie melden sich jetzt mit {email} an.' },
    text: {
      en: 'Your account has a new e-mail address: {email}. Please use it to sign in from now on. We’ll no longer write to this one.',
      de: 'Ihr Konto hat eine neue E-Mail-Adresse: {email}. Bitte melden Sie sich ab jetzt mit ihr an. An diese Adresse schreiben wir nicht mehr.',
    },
    note: {
      en: 'If it wasn’t you, please reply to this e-mail straight away so that we can return the account to you.',
      de: 'Waren Sie das nicht, antworten Sie bitte sofort auf diese E-Mail, damit wir Ihnen das Konto zurückgeben können.',
    },
    reason: {
      en: 'You’re receiving this e-mail because it concerns the security of your account.',
      de: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
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
      en: 'You’re receiving this e-mail because it concerns the security of your account.',
      de: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
    },
  },
  erased: {
    subject: { en: 'Your account has been deleted', de: 'Ihr Konto wurde gelöscht' },
    preview: { en: 'This is our last e-mail to you.', de: 'Dies ist unsere letzte E-Mail an Sie.' },
    previewKept: {
      en: 'Orders on their way will still arrive.',
      de: 'Bestellungen, die unterwegs sind, kommen noch an.',
    },
    text: {
      en: 'Your account at {shop} has been deleted, with its addresses, wishlist, cart, reviews and files. What we have to keep of your orders by law, amounts and items, no longer says whose they were.',
      de: 'Ihr Konto bei {shop} wurde gelöscht, mit Adressen, Wunschliste, Warenkorb, Bewertungen und Dateien. Was wir von Ihren Bestellungen gesetzlich aufbewahren müssen, Beträge und Artikel, lässt sich Ihnen nicht mehr zuordnen.',
    },
    kept: {
      en: '{count, plural, one {Your order {numbers} is still being made or on its way. It keeps its address and photos until it has been delivered, then they are deleted too.} other {Your orders {numbers} are still being made or on their way. They keep their address and photos until they have been delivered, then those are deleted too.}}',
      de: '{count, plural, one {Ihre Bestellung {numbers} wird noch gefertigt oder ist unterwegs. Sie behält Adresse und Fotos, bis sie zugestellt ist, danach werden auch diese gelöscht.} other {Ihre Bestellungen {numbers} werden noch gefertigt oder sind unterwegs. Sie behalten Adresse und Fotos, bis sie zugestellt sind, danach werden auch diese gelöscht.}}',
    },
    reason: {
      en: 'You’re receiving this e-mail because you deleted your account at {shop}.',
      de: 'Sie erhalten diese E-Mail, weil Sie Ihr Konto bei {shop} gelöscht haben.',
    },
  },
});
