import { catalogue } from './catalogue.ts';

/** What the contract's error codes (contract/src/values/errors.ts) say to a person. */
export const words = catalogue({
  INVALID_REQUEST: {
    en: 'Some of your details aren’t right yet. Please check the marked fields.',
    de: 'Einige Angaben stimmen noch nicht. Bitte prüfen Sie die markierten Felder.',
  },
  MALFORMED_BODY: { en: 'The request could not be read.', de: 'Die Anfrage konnte nicht gelesen werden.' },
  TOKEN_INVALID: {
    en: 'This link has expired or has already been used. Please request a new one.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  },
  UNAUTHENTICATED: { en: 'Please sign in to continue.', de: 'Bitte melden Sie sich an, um fortzufahren.' },
  INVALID_CREDENTIALS: {
    en: 'The e-mail address or the password is wrong.',
    de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  },
  PASSKEY_INVALID: {
    en: 'This passkey was not accepted. Please try again, or sign in another way.',
    de: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an.',
  },
  SIGN_IN_REFUSED: {
    en: 'The e-mail address, the password or the code is wrong.',
    de: 'Die E-Mail-Adresse, das Passwort oder der Code ist falsch.',
  },
  SIGN_IN_AGAIN: {
    en: 'Please sign in again first: your last sign-in was more than ten minutes ago.',
    de: 'Bitte melden Sie sich dafür noch einmal an: Ihre letzte Anmeldung ist mehr als zehn Minuten her.',
  },
  LAST_OWNER: {
    en: 'The shop needs at least one owner. Please make somebody else an owner first.',
    de: 'Der Shop braucht mindestens eine Person mit der Rolle „Inhaber“. Bitte geben Sie diese Rolle zuerst jemand anderem.',
  },
  LAST_FACTOR: {
    en: 'Without this you could no longer sign in. Please add another way to sign in first.',
    de: 'Ohne das könnten Sie sich nicht mehr anmelden. Bitte richten Sie zuerst eine andere Anmeldung ein.',
  },
  ACCOUNT_NOT_VERIFIED: {
    en: 'Please confirm your e-mail address first. We have sent you a new link.',
    de: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen neuen Link geschickt.',
  },
  PASS_PHRASE_NEEDED: {
    en: 'This print is private: please enter its pass phrase.',
    de: 'Dieser Druck ist privat: Bitte geben Sie das Kennwort ein.',
  },
  PASS_PHRASE_WRONG: { en: 'That is not the pass phrase.', de: 'Das ist nicht das Kennwort.' },
  SIGNATURE_INVALID: {
    en: 'This address is not signed, or its signature has expired.',
    de: 'Diese Adresse ist nicht signiert, oder ihre Signatur ist abgelaufen.',
  },
  CROSS_SITE: {
    en: 'This was sent from the page of another site.',
    de: 'Das wurde von der Seite eines anderen Anbieters gesendet.',
  },
  NOT_ALLOWED: {
    en: 'Your role does not include this. An owner of the shop can change it.',
    de: 'Ihre Rolle umfasst das nicht. Eine Inhaberin oder ein Inhaber des Shops kann sie ändern.',
  },
  NOT_FOUND: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse ist nichts.' },
  PRODUCT_NOT_FOUND: { en: 'We don’t have this product.', de: 'Dieses Produkt haben wir nicht.' },
  CATEGORY_NOT_FOUND: { en: 'We don’t have this category.', de: 'Diese Kategorie haben wir nicht.' },
  CART_NOT_FOUND: { en: 'This cart no longer exists.', de: 'Diesen Warenkorb gibt es nicht mehr.' },
  LINE_NOT_FOUND: { en: 'This item is no longer in the cart.', de: 'Dieser Artikel liegt nicht mehr im Warenkorb.' },
  SESSION_NOT_FOUND: { en: 'This device is no longer signed in.', de: 'Dieses Gerät ist nicht mehr angemeldet.' },
  ADDRESS_NOT_FOUND: { en: 'This address no longer exists.', de: 'Diese Adresse gibt es nicht mehr.' },
  ORDER_NOT_FOUND: { en: 'We cannot find this order.', de: 'Wir können diese Bestellung nicht finden.' },
  PROJECT_NOT_FOUND: { en: 'We cannot find this project.', de: 'Wir können dieses Projekt nicht finden.' },
  PAYMENT_NOT_FOUND: { en: 'We cannot find this payment.', de: 'Wir können diese Zahlung nicht finden.' },
  INVOICE_NOT_FOUND: {
    en: 'You’ll get an invoice once the order is paid.',
    de: 'Eine Rechnung gibt es, sobald die Bestellung bezahlt ist.',
  },
  FILE_NOT_FOUND: { en: 'We cannot find this file.', de: 'Wir können diese Datei nicht finden.' },
  COUPON_NOT_FOUND: { en: 'We don’t know this code.', de: 'Diesen Code kennen wir nicht.' },
  METHOD_NOT_ALLOWED: {
    en: 'This address does not take this kind of request.',
    de: 'Diese Adresse nimmt keine Anfragen dieser Art an.',
  },
  ACT_DONE: {
    en: 'It has been carried out already and cannot be undone any more.',
    de: 'Das ist bereits ausgeführt und lässt sich nicht mehr rückgängig machen.',
  },
  REFUND_NOT_FOUND: { en: 'We cannot find this refund.', de: 'Wir können diese Erstattung nicht finden.' },
  PAYMENT_METHOD_INVALID: {
    en: 'This way to pay is not available. Please choose another one.',
    de: 'Diese Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
  },
  REFUND_LIMIT: {
    en: 'More than what was paid cannot be refunded.',
    de: 'Mehr, als bezahlt wurde, kann nicht erstattet werden.',
  },
  IMPORT_RUNNING: {
    en: 'An import is running. Please wait until it has ended, or stop it.',
    de: 'Ein Import läuft. Bitte warten Sie, bis er fertig ist, oder halten Sie ihn an.',
  },
  RECORD_CHANGED: {
    en: 'Somebody has changed this in the meantime. Please look at it again.',
    de: 'Das wurde in der Zwischenzeit geändert. Bitte sehen Sie es sich noch einmal an.',
  },
  OUT_OF_STOCK: { en: 'There isn’t enough in stock.', de: 'Davon ist nicht genug auf Lager.' },
  PRODUCT_ORDERED: {
    en: 'This product has been ordered before, so it cannot be deleted. Take it out of the shop instead.',
    de: 'Dieses Produkt wurde schon bestellt und lässt sich nicht löschen. Nehmen Sie es stattdessen aus dem Shop.',
  },
  VALUE_IN_USE: {
    en: 'Products still have this, so it cannot be deleted.',
    de: 'Es gibt noch Produkte damit, deshalb lässt es sich nicht löschen.',
  },
  QUANTITY_LIMIT: {
    en: 'You can have up to 99 of one item in your cart.',
    de: 'Ihr Warenkorb fasst bis zu 99 Stück von einem Artikel.',
  },
  PIECES_LIMIT: {
    en: 'That is more than we can reserve before payment.',
    de: 'So viel können wir vor der Bezahlung nicht reservieren.',
  },
  HOLD_LIMIT: {
    en: 'We have already reserved these items twice. Please try again later.',
    de: 'Wir haben diese Artikel schon zweimal für Sie reserviert. Bitte versuchen Sie es später noch einmal.',
  },
  CART_FULL: {
    en: 'Your cart holds up to 100 different items.',
    de: 'Ihr Warenkorb fasst bis zu 100 verschiedene Artikel.',
  },
  CART_EMPTY: { en: 'The cart is empty.', de: 'Der Warenkorb ist leer.' },
  WISHLIST_FULL: {
    en: 'Your wishlist holds up to 500 products.',
    de: 'Ihre Wunschliste fasst bis zu 500 Produkte.',
  },
  EMAIL_TAKEN: {
    en: 'There is another account with this e-mail address.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein anderes Konto.',
  },
  OWN_REVIEW: {
    en: 'You can’t mark your own review as helpful.',
    de: 'Ihre eigene Bewertung können Sie nicht als hilfreich markieren.',
  },
  TAKEDOWN_ANSWERED: {
    en: 'You have already answered. We have your answer.',
    de: 'Sie haben schon geantwortet. Ihre Antwort liegt uns vor.',
  },
  CASE_DECIDED: {
    en: 'This has been decided already.',
    de: 'Darüber ist schon entschieden.',
  },
  ORDER_CLOSED: { en: 'This order can no longer be changed.', de: 'Diese Bestellung lässt sich nicht mehr ändern.' },
  LINE_STATE: {
    en: 'This step is not possible from where the item is now.',
    de: 'Dieser Schritt ist beim jetzigen Stand der Position nicht möglich.',
  },
  PROOF_NOT_FOUND: {
    en: 'There is no proof at this link.',
    de: 'Unter diesem Link gibt es keine Korrekturansicht.',
  },
  PROOF_CLOSED: {
    en: 'This proof has been answered or is out of date.',
    de: 'Diese Korrekturansicht ist schon beantwortet oder nicht mehr aktuell.',
  },
  DESIGN_NOT_FOUND: {
    en: 'This design is no longer shared.',
    de: 'Dieser Entwurf wird nicht mehr geteilt.',
  },
  DRAFT_NOT_FOUND: {
    en: 'This design no longer exists.',
    de: 'Diesen Entwurf gibt es nicht mehr.',
  },
  DRAFT_CHANGED: {
    en: 'This design was changed elsewhere.',
    de: 'Dieser Entwurf wurde an anderer Stelle geändert.',
  },
  PRODUCTION_STARTED: {
    en: 'This is already in production: only its media can be changed.',
    de: 'Das ist schon in der Fertigung: Nur was darauf läuft, lässt sich noch ändern.',
  },
  TOTAL_CHANGED: {
    en: 'The total has changed. Please check it again before you pay.',
    de: 'Die Summe hat sich geändert. Bitte prüfen Sie sie noch einmal, bevor Sie bezahlen.',
  },
  COUPON_EXPIRED: { en: 'This code is no longer valid.', de: 'Dieser Code gilt nicht mehr.' },
  COUPON_NOT_YET: { en: 'This code is not valid yet.', de: 'Dieser Code gilt noch nicht.' },
  COUPON_USED_UP: {
    en: 'This code has been fully redeemed.',
    de: 'Dieser Code ist vollständig eingelöst.',
  },
  COUPON_USED_BEFORE: { en: 'You have already used this code.', de: 'Sie haben diesen Code schon eingelöst.' },
  VIEWER_NOT_FOUND: { en: 'We don’t know this code.', de: 'Diesen Code kennen wir nicht.' },
  VIEWER_CLOSED: { en: 'Whoever made this has switched it off.', de: 'Wer das gemacht hat, hat es abgeschaltet.' },
  VIEWER_EXPIRED: {
    en: 'This was only available for a limited time.',
    de: 'Das war nur für begrenzte Zeit zu sehen.',
  },
  TAKEN_DOWN: {
    en: 'We have taken this down after a report.',
    de: 'Das haben wir nach einer Meldung gesperrt.',
  },
  BODY_TOO_LARGE: {
    en: 'This is more than we can take in one request.',
    de: 'Das ist mehr, als wir auf einmal annehmen können.',
  },
  FILE_TOO_LARGE: { en: 'This file is too large.', de: 'Diese Datei ist zu groß.' },
  UNSUPPORTED_MEDIA_TYPE: {
    en: 'This kind of content is not accepted here.',
    de: 'Inhalte dieser Art nehmen wir hier nicht an.',
  },
  FILE_TYPE_UNSUPPORTED: {
    en: 'We can’t use this type of file.',
    de: 'Dateien dieser Art können wir nicht verwenden.',
  },
  FILE_UNREADABLE: {
    en: 'This file is damaged, or not the type its name suggests.',
    de: 'Diese Datei ist beschädigt oder hat die falsche Dateiendung.',
  },
  PASSWORD_WRONG: { en: 'This is not your current password.', de: 'Das ist nicht Ihr aktuelles Passwort.' },
  VARIANT_INVALID: {
    en: 'Please choose an available colour and size.',
    de: 'Bitte wählen Sie eine verfügbare Farbe und Größe.',
  },
  CUSTOMIZATION_INVALID: {
    en: 'The personalisation does not fit this product.',
    de: 'Die persönliche Gestaltung passt nicht zu diesem Produkt.',
  },
  DELIVERY_INVALID: {
    en: 'We can’t deliver there with this delivery method.',
    de: 'Mit dieser Lieferart können wir dorthin nicht liefern.',
  },
  COUPON_MINIMUM: {
    en: 'Your items are below the minimum value for this code.',
    de: 'Der Mindestwarenwert für diesen Code ist nicht erreicht.',
  },
  IDEMPOTENCY_MISMATCH: {
    en: 'The same Idempotency-Key came with a different request.',
    de: 'Derselbe Idempotency-Key kam schon mit einer anderen Anfrage.',
  },
  TOO_MANY_REQUESTS: {
    en: 'Too many attempts. Please try again in a moment.',
    de: 'Das waren zu viele Versuche. Bitte versuchen Sie es gleich noch einmal.',
  },
  INTERNAL: {
    en: 'Something went wrong on our side. Nothing was lost; please try again.',
    de: 'Bei uns ist etwas schiefgegangen. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',
  },
  UNAVAILABLE: {
    en: 'The shop is not ready yet. Please try again in a moment.',
    de: 'Der Shop ist noch nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
  },
});
