import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  opening: { en: 'Opening your design', de: 'Ihr Entwurf wird geöffnet' },
  openingFailed: { en: 'Your design could not be opened', de: 'Ihr Entwurf ließ sich nicht öffnen' },
  lineGone: { en: 'This item is not in your cart any more', de: 'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb' },
  lineGoneWords: {
    en: 'It may have been removed or ordered in the meantime. You can begin a new one.',
    de: 'Vielleicht wurde er inzwischen entfernt oder bestellt. Sie können einen neuen gestalten.',
  },
  toCart: { en: 'Go to the cart', de: 'Zum Warenkorb' },
  beginNew: { en: 'Begin a new one', de: 'Neu anfangen' },

  inCart: { en: 'This design is in your cart', de: 'Dieser Entwurf liegt in Ihrem Warenkorb' },
  inCartWords: {
    en: 'You can change it there, or begin a new one from it. The new one leaves the cart as it is.',
    de: 'Sie können ihn dort ändern oder damit einen neuen beginnen. Der Warenkorb bleibt dabei, wie er ist.',
  },
  inOtherCart: { en: 'This design has been put into a cart', de: 'Dieser Entwurf wurde in einen Warenkorb gelegt' },
  inOtherCartWords: {
    en: 'The cart is on another device. Here you can begin a new design from it.',
    de: 'Der Warenkorb ist auf einem anderen Gerät. Hier können Sie damit einen neuen Entwurf beginnen.',
  },
  changeIt: { en: 'Change it', de: 'Ändern' },
  copyIt: { en: 'Begin a new one from it', de: 'Damit einen neuen beginnen' },
  copying: { en: 'One moment', de: 'Einen Moment' },
  copyFailed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },

  sharedTitle: { en: 'A design for {name}', de: 'Ein Entwurf für {name}' },
  sharedLoading: { en: 'A shared design', de: 'Ein geteilter Entwurf' },
  sharedMeta: {
    en: 'A design that somebody shows you at Afterimage.',
    de: 'Ein Entwurf, den Ihnen jemand bei Afterimage zeigt.',
  },
  sharedLede: {
    en: 'Somebody made this and wants to show it to you. It cannot be changed here.',
    de: 'Das hat jemand gestaltet und möchte es Ihnen zeigen. Hier lässt sich nichts daran ändern.',
  },
  sharedGone: { en: 'This design is not shown any more', de: 'Dieser Entwurf wird nicht mehr gezeigt' },
  sharedGoneWords: {
    en: 'The link has been ended, or the design was deleted.',
    de: 'Der Link wurde beendet oder der Entwurf gelöscht.',
  },
  sharedDown: { en: 'This design has been taken down', de: 'Dieser Entwurf ist gesperrt' },
  sharedDownWords: {
    en: 'After a report we no longer show it.',
    de: 'Nach einer Meldung zeigen wir ihn nicht mehr.',
  },
  report: { en: 'Report this', de: 'Inhalt melden' },
  sharedFailed: { en: 'The design could not be loaded', de: 'Der Entwurf konnte nicht geladen werden' },
  print: { en: 'What is printed', de: 'Was gedruckt wird' },
  choices: { en: 'What was chosen', de: 'Was ausgewählt wurde' },
  media: { en: 'What plays on it', de: 'Was darauf spielt' },
  mediaWords: {
    en: 'Once it is printed, a phone shows this on the photo.',
    de: 'Ist es gedruckt, zeigt ein Telefon das auf dem Foto.',
  },
  kinds: {
    VIDEO: { en: 'A film', de: 'Ein Film' },
    '3D': { en: 'A 3D model', de: 'Ein 3D-Modell' },
    OBJECT_3D: { en: 'A 3D model', de: 'Ein 3D-Modell' },
    TEXT: { en: 'Words', de: 'Worte' },
    IMAGE: { en: 'A picture', de: 'Ein Bild' },
  },
  price: { en: 'Price with these choices', de: 'Preis mit dieser Auswahl' },
  makeOwn: { en: 'Make your own', de: 'Selbst gestalten' },
  seeProduct: { en: 'See the product', de: 'Zum Produkt' },
  shopAll: { en: 'Shop everything', de: 'Alles ansehen' },
});
