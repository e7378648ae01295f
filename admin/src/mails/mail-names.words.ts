import { catalogue } from '@afterimage/words/catalogue.ts';

/** What each mail is called, and when it is sent. */
export const words = catalogue({
  'order-confirmed': {
    title: { en: 'Order confirmed', de: 'Bestellbestätigung' },
    when: { en: 'As soon as an order is paid', de: 'Sobald eine Bestellung bezahlt ist' },
  },
  'parcel-sent': {
    title: { en: 'Parcel on its way', de: 'Paket unterwegs' },
    when: {
      en: 'When you record a parcel or correct its tracking number, and choose to tell the customer',
      de: 'Wenn Sie ein Paket erfassen oder seine Sendungsnummer berichtigen und den Kunden benachrichtigen',
    },
  },
  'order-shipped': {
    title: { en: 'Order on its way', de: 'Bestellung unterwegs' },
    when: {
      en: 'When an order is marked as shipped without a parcel',
      de: 'Wenn eine Bestellung ohne Paket als versendet gemeldet wird',
    },
  },
  'order-edited': {
    title: { en: 'Order changed', de: 'Bestellung geändert' },
    when: { en: 'When you have changed an order', de: 'Wenn Sie eine Bestellung geändert haben' },
  },
  'order-cancelled': {
    title: { en: 'Order cancelled', de: 'Bestellung storniert' },
    when: {
      en: 'When you have cancelled an order or a part of it',
      de: 'Wenn Sie eine Bestellung ganz oder teilweise storniert haben',
    },
  },
  'return-news': {
    title: { en: 'About a return', de: 'Zu einer Rücksendung' },
    when: { en: 'With each step of a return', de: 'Bei jedem Schritt einer Rücksendung' },
  },
  'refund-sent': {
    title: { en: 'Refund sent', de: 'Erstattung veranlasst' },
    when: {
      en: 'When money of a paid order is on its way back',
      de: 'Wenn Geld einer bezahlten Bestellung zurückgeht',
    },
  },
  'payment-returned': {
    title: { en: 'Payment goes back', de: 'Zahlung geht zurück' },
    when: {
      en: 'When a payment came too late or twice',
      de: 'Wenn eine Zahlung zu spät oder doppelt eingegangen ist',
    },
  },
  'proof-asked': {
    title: { en: 'Please look at your print', de: 'Bitte um Freigabe' },
    when: {
      en: 'When you ask a customer about a print before you make it',
      de: 'Wenn Sie vor dem Druck um eine Freigabe bitten',
    },
  },
  'order-links': {
    title: { en: 'Links to orders', de: 'Links zu Bestellungen' },
    when: {
      en: 'When somebody without an account asks for their orders',
      de: 'Wenn jemand ohne Konto nach den eigenen Bestellungen fragt',
    },
  },
  'transfer-details': {
    title: { en: 'How to pay by transfer', de: 'Überweisung: Bankverbindung' },
    when: { en: 'After an order that is paid by transfer', de: 'Nach einer Bestellung mit Überweisung' },
  },
  'transfer-difference': {
    title: { en: 'Transfer of a difference', de: 'Überweisung: Differenz' },
    when: {
      en: 'When a changed order costs more and was paid by transfer',
      de: 'Wenn eine geänderte, per Überweisung bezahlte Bestellung mehr kostet',
    },
  },
  'transfer-reminder': {
    title: { en: 'Reminder of a transfer', de: 'Überweisung: Erinnerung' },
    when: {
      en: 'When half of the time to pay is over',
      de: 'Wenn die Hälfte der Zahlungsfrist vorbei ist',
    },
  },
  'transfer-ended': {
    title: { en: 'Transfer not received', de: 'Überweisung nicht eingegangen' },
    when: {
      en: 'When the time to pay is over and the order is cancelled',
      de: 'Wenn die Zahlungsfrist vorbei ist und die Bestellung storniert wird',
    },
  },
  'withdrawal-received': {
    title: { en: 'Receipt of a withdrawal', de: 'Eingangsbestätigung eines Widerrufs' },
    when: {
      en: 'As soon as a customer withdraws from a contract; what was declared is fixed by law',
      de: 'Sobald ein Kunde widerruft; der Inhalt der Erklärung ist gesetzlich vorgegeben',
    },
  },
  'back-in-stock': {
    title: { en: 'Back in stock', de: 'Wieder auf Lager' },
    when: {
      en: 'When something is back for which a customer is waiting',
      de: 'Wenn ein Artikel wieder da ist, auf den ein Kunde wartet',
    },
  },
  'account-confirm': {
    title: { en: 'Confirm a new account', de: 'Neues Konto bestätigen' },
    when: { en: 'When somebody registers', de: 'Wenn sich jemand registriert' },
  },
  'account-known': {
    title: { en: 'There is an account already', de: 'Konto besteht bereits' },
    when: {
      en: 'When somebody registers with the address of an account',
      de: 'Wenn sich jemand mit der Adresse eines bestehenden Kontos registriert',
    },
  },
  'password-reset': {
    title: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
    when: { en: 'When somebody has forgotten their password', de: 'Wenn jemand das Passwort vergessen hat' },
  },
  'password-changed': {
    title: { en: 'Password changed by link', de: 'Passwort per Link geändert' },
    when: {
      en: 'After a new password was chosen by the link of a mail',
      de: 'Nachdem über den Link einer Mail ein neues Passwort gewählt wurde',
    },
  },
  'own-password-changed': {
    title: { en: 'Password changed in the account', de: 'Passwort im Konto geändert' },
    when: {
      en: 'After a customer has changed the password in the account',
      de: 'Nachdem ein Kunde das Passwort im Konto geändert hat',
    },
  },
  'email-confirm': {
    title: { en: 'Confirm a new address', de: 'Neue E-Mail-Adresse bestätigen' },
    when: {
      en: 'When a customer wants another e-mail address',
      de: 'Wenn ein Kunde eine andere E-Mail-Adresse möchte',
    },
  },
  'email-taken': {
    title: { en: 'Address belongs to an account', de: 'Adresse gehört zu einem Konto' },
    when: {
      en: 'When a customer wants an address that another account has',
      de: 'Wenn ein Kunde eine Adresse möchte, die ein anderes Konto hat',
    },
  },
  'email-changed': {
    title: { en: 'E-mail address changed', de: 'E-Mail-Adresse geändert' },
    when: { en: 'After the change, to the old address', de: 'Nach der Änderung, an die alte Adresse' },
  },
  'account-erased': {
    title: { en: 'Account deleted', de: 'Konto gelöscht' },
    when: { en: 'After a customer has deleted the account', de: 'Nachdem ein Kunde das Konto gelöscht hat' },
  },
  'person-erased': {
    title: { en: 'Data deleted', de: 'Daten gelöscht' },
    when: {
      en: 'After you have deleted what is stored about a customer',
      de: 'Nachdem Sie die Daten eines Kunden gelöscht haben',
    },
  },
  'customer-letter': {
    title: { en: 'Your own mail about an order', de: 'Ihre eigene Mail zu einer Bestellung' },
    when: { en: 'When you write to a customer', de: 'Wenn Sie einem Kunden schreiben' },
  },
  'report-received': {
    title: { en: 'Report received', de: 'Meldung eingegangen' },
    when: {
      en: 'When somebody reports a design, a review or what plays on a print',
      de: 'Wenn jemand eine Gestaltung, eine Bewertung oder einen abgespielten Inhalt meldet',
    },
  },
  'report-decided': {
    title: { en: 'Decision about a report', de: 'Entscheidung über eine Meldung' },
    when: { en: 'When you have decided, to those who reported', de: 'Nach Ihrer Entscheidung, an die Meldenden' },
  },
  'report-takedown': {
    title: { en: 'Content taken down', de: 'Inhalt gesperrt' },
    when: {
      en: 'With the statement of reasons that the law asks for',
      de: 'Mit der gesetzlich geforderten Begründung',
    },
  },
  'report-restored': {
    title: { en: 'Content shown again', de: 'Inhalt wieder freigegeben' },
    when: { en: 'When you take a takedown back', de: 'Wenn Sie eine Sperre aufheben' },
  },
  'report-new': {
    title: { en: 'New report', de: 'Neue Meldung' },
    when: { en: 'To you, when something was reported', de: 'An Sie, wenn etwas gemeldet wurde' },
  },
  'report-answered': {
    title: { en: 'Answer to a takedown', de: 'Antwort auf eine Sperre' },
    when: { en: 'To you, when the author answers', de: 'An Sie, wenn der Urheber antwortet' },
  },
  'proof-answered': {
    title: { en: 'Answer about a print', de: 'Antwort auf eine Freigabe' },
    when: { en: 'To you, when a customer has answered', de: 'An Sie, wenn ein Kunde geantwortet hat' },
  },
  incident: {
    title: { en: 'Something needs you', de: 'Etwas braucht Sie' },
    when: {
      en: 'To owners, when money, prints or mails are stuck',
      de: 'An Inhaber, wenn Geld, Drucke oder Mails hängen bleiben',
    },
  },
  'operator-invited': {
    title: { en: 'Invitation to the team', de: 'Einladung ins Team' },
    when: { en: 'When you invite somebody', de: 'Wenn Sie jemanden einladen' },
  },
  'operator-reset': {
    title: { en: 'New sign-in for the team', de: 'Neuer Zugang fürs Team' },
    when: { en: 'When you renew somebody’s sign-in', de: 'Wenn Sie den Zugang einer Person erneuern' },
  },
});
