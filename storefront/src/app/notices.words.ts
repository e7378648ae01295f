import { catalogue } from '@afterimage/words/catalogue.ts';

/** What is said when an operation has worked (S8.9 to S8.18). */
export const words = catalogue({
  welcome: {
    title: { en: 'Welcome back!', de: 'Willkommen zurück!' },
    description: { en: "We're glad to have you back.", de: 'Schön, dass Sie wieder da sind.' },
  },
  registered: {
    title: { en: 'Successfully registered!', de: 'Erfolgreich registriert!' },
    description: {
      en: 'Please, check the registered email for the verification.',
      de: 'Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre E-Mail-Adresse.',
    },
  },
  verified: {
    title: { en: 'Enjoy your purchase!', de: 'Viel Freude beim Einkauf!' },
    description: { en: 'We glad to see you!', de: 'Schön, dass Sie da sind!' },
  },
  resetMail: {
    title: { en: 'Check your Email!', de: 'Sehen Sie in Ihr Postfach!' },
    description: {
      en: 'Please, check the login email for the reset password link.',
      de: 'Den Link für ein neues Passwort finden Sie in Ihrem Postfach.',
    },
  },
  passwordUpdated: {
    title: { en: 'Successfully updated!', de: 'Erfolgreich geändert!' },
    description: { en: 'Enjoy your purchase!', de: 'Viel Freude beim Einkauf!' },
  },
  accountErased: {
    title: { en: 'Your account is erased', de: 'Ihr Konto ist gelöscht' },
    description: { en: 'A mail confirms it. Farewell.', de: 'Eine Mail bestätigt es. Leben Sie wohl.' },
  },
  addressAdded: {
    title: { en: 'Address added successfully!', de: 'Adresse hinzugefügt!' },
    description: { en: '', de: '' },
  },
  addressUpdated: {
    title: { en: 'Address updated successfully!', de: 'Adresse geändert!' },
    description: { en: '', de: '' },
  },
  addressDeleted: {
    title: { en: 'Address deleted successfully!', de: 'Adresse gelöscht!' },
    description: { en: '', de: '' },
  },
  addedToCart: { title: { en: 'Added To Cart', de: 'In den Warenkorb gelegt' }, description: { en: '', de: '' } },
  itemAdded: {
    title: { en: 'Item added to cart', de: 'Artikel in den Warenkorb gelegt' },
    description: { en: '', de: '' },
  },
  itemDecremented: {
    title: { en: 'Item Decremented From Cart', de: 'Menge im Warenkorb verringert' },
    description: { en: '', de: '' },
  },
  removedFromCart: {
    title: { en: 'Removed From Cart', de: 'Aus dem Warenkorb entfernt' },
    description: { en: '', de: '' },
  },
  addedToWishlist: {
    title: { en: 'Added To wishlist', de: 'Auf die Wunschliste gesetzt' },
    description: { en: '', de: '' },
  },
  alreadyInWishlist: {
    title: { en: 'Product already in wishlist', de: 'Das Produkt steht schon auf der Wunschliste' },
    description: { en: '', de: '' },
  },
  removedFromWishlist: {
    title: { en: 'Removed From Wishlist', de: 'Von der Wunschliste entfernt' },
    description: { en: '', de: '' },
  },
  addedToCompare: {
    title: { en: 'Added To compare', de: 'Zum Vergleich hinzugefügt' },
    description: { en: '', de: '' },
  },
  removedFromCompare: {
    title: { en: 'Removed From Compare', de: 'Aus dem Vergleich entfernt' },
    description: { en: '', de: '' },
  },
  reviewSubmitted: {
    title: { en: 'Review Submitted', de: 'Bewertung abgegeben' },
    description: { en: 'Your review has been successfully submitted.', de: 'Ihre Bewertung ist bei uns angekommen.' },
  },
});
