import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'See it alive', de: 'So wird es lebendig' },
  meta: {
    en: 'Three photographs, one code: point your phone at the screen and watch them wake up. No app, no order.',
    de: 'Drei Fotos, ein Code: Halten Sie Ihr Telefon auf den Bildschirm, und sie erwachen. Ohne App, ohne Bestellung.',
  },
  headline: { en: 'Three photographs, asleep.', de: 'Drei Fotos im Schlaf.' },
  lede: {
    en: 'Scan the code with your phone, then point the phone at one of them. What you see is what your own prints will do.',
    de: 'Scannen Sie den Code mit dem Telefon, und halten Sie es dann auf eines der Bilder. So werden auch Ihre eigenen erwachen.',
  },
  ledePhone: {
    en: 'Open this page on another screen and point this phone at it. Or tap a picture, and see what it does right here.',
    de: 'Öffnen Sie diese Seite auf einem anderen Bildschirm, und halten Sie dieses Telefon darauf. Oder tippen Sie ein Bild an.',
  },
  code: { en: 'QR code: opens the demo on your phone', de: 'QR-Code: öffnet die Demo auf Ihrem Telefon' },
  openCamera: { en: 'Open the camera', de: 'Kamera öffnen' },
  home: { en: 'Home', de: 'Start' },
  prints: { en: 'The three prints', de: 'Die drei Bilder' },
  film: { en: 'A film', de: 'Ein Film' },
  model: { en: 'A 3D model', de: 'Ein 3D-Modell' },
  text: { en: 'A few words', de: 'Ein paar Worte' },
  balloons: { en: 'Six balloons, early', de: 'Sechs Ballons, frühmorgens' },
  sea: { en: 'The way home', de: 'Der Weg nach Hause' },
  dog: { en: 'Somebody waiting', de: 'Da wartet jemand' },
  seaAlt: { en: 'The open sea in the light of a low sun', de: 'Das offene Meer im Licht der tiefen Sonne' },
  dogAlt: {
    en: 'A toy dog with a red spotted neckerchief on a tartan blanket',
    de: 'Ein Stoffhund mit rotem Tupfentuch auf einer karierten Decke',
  },
  makeTitle: { en: 'Now with your own photo', de: 'Und jetzt mit Ihrem Foto' },
  makeText: {
    en: 'Put it on a frame, a mug or a shirt, and give it a film of your own. You see all of it before you pay.',
    de: 'Setzen Sie es auf einen Rahmen, eine Tasse oder ein Shirt, und geben Sie ihm einen eigenen Film. Sie sehen alles, bevor Sie bezahlen.',
  },
  make: { en: 'Make your own', de: 'Selbst gestalten' },
  see: { en: 'Watch it here', de: 'Hier ansehen' },
});
