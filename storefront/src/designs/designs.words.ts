import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  opening: { en: 'Opening your design', de: 'Ihr Entwurf wird geöffnet' },
  openingFailed: { en: 'Your design could not be opened', de: 'Ihr Entwurf ließ sich nicht öffnen' },
  lineGone: { en: 'This item is not in your cart any more', de: 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb' },
  lineGoneWords: {
    en: 'It may have been removed or ordered in the meantime. You can start a new one.',
    de: 'Vielleicht wurde er inzwischen entfernt oder bestellt. Sie können einen neuen gestalten.',
  },
  toCart: { en: 'Go to the cart', de: 'Zum Warenkorb' },
  beginNew: { en: 'Start a new design', de: 'Neuen Entwurf beginnen' },

  inCart: { en: 'This design is in your cart', de: 'Dieser Entwurf liegt in Ihrem Warenkorb' },
  inCartWords: {
    en: 'You can change it there, or start a new design from it. The one in your cart stays as it is.',
    de: 'Sie können ihn dort ändern oder daraus einen neuen Entwurf machen. Der im Warenkorb bleibt, wie er ist.',
  },
  inOtherCart: { en: 'This design is in a cart', de: 'Dieser Entwurf liegt in einem Warenkorb' },
  inOtherCartWords: {
    en: 'The cart is on another device. You can start a new design from it here.',
    de: 'Der Warenkorb ist auf einem anderen Gerät. Hier können Sie daraus einen neuen Entwurf machen.',
  },
  changeIt: { en: 'Change it', de: 'Ändern' },
  copyIt: { en: 'Start a new design from it', de: 'Neuen Entwurf daraus machen' },
  copying: { en: 'One moment', de: 'Einen Moment' },
  copyFailed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },

  sharedTitle: { en: 'A design for {name}', de: 'Ein Entwurf für {name}' },
  sharedLoading: { en: 'A shared design', de: 'Ein geteilter Entwurf' },
  sharedMeta: {
    en: 'A design that somebody has shared with you at {shop}.',
    de: 'Ein Entwurf, den jemand bei {shop} mit Ihnen teilt.',
  },
  sharedLede: {
    en: 'Somebody made this and shared it with you. You can look at it, but not change it.',
    de: 'Das hat jemand gestaltet und mit Ihnen geteilt. Sie können es ansehen, aber nicht ändern.',
  },
  sharedGone: { en: 'This design is no longer shared', de: 'Dieser Entwurf wird nicht mehr geteilt' },
  sharedGoneWords: {
    en: 'The link was switched off, or the design was deleted.',
    de: 'Der Link wurde abgeschaltet oder der Entwurf gelöscht.',
  },
  sharedDown: { en: 'This design has been taken down', de: 'Dieser Entwurf ist gesperrt' },
  sharedDownWords: {
    en: 'After a report we no longer show it.',
    de: 'Nach einer Meldung zeigen wir ihn nicht mehr.',
  },
  report: { en: 'Report this', de: 'Inhalt melden' },
  sharedFailed: { en: 'The design could not be loaded', de: 'Der Entwurf konnte nicht geladen werden' },
  print: { en: 'The print', de: 'Der Druck' },
  choices: { en: 'Options', de: 'Auswahl' },
  media: { en: 'What plays on it', de: 'Was darauf läuft' },
  mediaWords: {
    en: 'Once it is printed, a phone brings this to life on the photo.',
    de: 'Nach dem Druck erweckt ein Telefon das auf dem Foto zum Leben.',
  },
  kinds: {
    VIDEO: { en: 'A film', de: 'Ein Film' },
    '3D': { en: 'A 3D model', de: 'Ein 3D-Modell' },
    OBJECT_3D: { en: 'A 3D model', de: 'Ein 3D-Modell' },
    TEXT: { en: 'Words', de: 'Worte' },
    IMAGE: { en: 'A picture', de: 'Ein Bild' },
  },
  price: { en: 'Price with these options', de: 'Preis mit dieser Auswahl' },
  makeOwn: { en: 'Make your own', de: 'Selbst gestalten' },
  seeProduct: { en: 'See the product', de: 'Zum Produkt' },
  shopAll: { en: 'Shop all', de: 'Alles ansehen' },
});
