import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: {
    en: '{shop} – photographs that wake up in augmented reality',
    de: '{shop} – Fotos, die in Augmented Reality erwachen',
  },
  description: {
    en: 'Framed prints, mugs, shirts and more with your own photos. Point a phone at the finished thing, and the film you gave it plays inside the picture.',
    de: 'Gerahmte Bilder, Tassen, Shirts und mehr mit Ihren eigenen Fotos. Halten Sie ein Telefon auf das fertige Stück, und der Film, den Sie ihm gegeben haben, läuft im Bild.',
  },
  heroAlt: {
    en: 'A phone before a framed photograph of misty hills: on its screen the frame has four blue corners, and a hot-air balloon rises out of the picture',
    de: 'Ein Telefon vor einem gerahmten Foto von Hügeln im Nebel: Auf dem Bildschirm hat das Bild vier blaue Ecken, und ein Heißluftballon steigt aus ihm auf',
  },
  seeAlive: { en: 'See it alive', de: 'So wird es lebendig' },

  steps: {
    choose: { en: 'Pick a piece', de: 'Wählen Sie ein Stück' },
    chooseAlt: {
      en: 'A white mug with a dark handle on an oak table in low sun',
      de: 'Eine weiße Tasse mit dunklem Henkel auf einem Eichentisch in tiefer Sonne',
    },
    chooseText: {
      en: 'A frame, a mug, a shirt, a cushion: made well enough to outlast the moment on it.',
      de: 'Ein Rahmen, eine Tasse, ein Shirt, ein Kissen: gut genug gemacht, um den Moment darauf zu überdauern.',
    },
    photo: { en: 'Put your photo on it', de: 'Ihr Foto kommt darauf' },
    photoAlt: {
      en: 'The same mug, now printed with a photo of hot-air balloons over hills',
      de: 'Dieselbe Tasse, nun mit einem Foto von Heißluftballons über Hügeln bedruckt',
    },
    photoText: {
      en: 'Crop it by hand, add a line of words, and see the finished thing before you pay.',
      de: 'Wählen Sie den Ausschnitt, fügen Sie eine Zeile hinzu, und sehen Sie das fertige Stück, bevor Sie bezahlen.',
    },
    life: { en: 'Bring it to life', de: 'Erwecken Sie es' },
    lifeAlt: {
      en: 'A phone in an oak stand before the mug: on its screen the balloons have left their places in the print',
      de: 'Ein Telefon in einem Eichenständer vor der Tasse: auf seinem Bildschirm haben die Ballons ihren Platz im Druck verlassen',
    },
    lifeText: {
      en: 'Attach a film, a 3D model, a text or a picture. You can change it any time, even years later.',
      de: 'Hinterlegen Sie einen Film, ein 3D-Modell, einen Text oder ein Bild. Sie können es jederzeit austauschen, auch noch nach Jahren.',
    },
  },
  step: { en: 'Step {number}', de: 'Schritt {number}' },

  yoursLink: { en: 'Everything you can personalise', de: 'Alles zum Selbstgestalten' },
  promise: {
    en: 'It stays yours. Change what plays on your print as often as you like, for as long as you like, or take it with you: a folder that plays on any web space, without us.',
    de: 'Es bleibt Ihres. Was auf Ihrem Bild läuft, ändern Sie, so oft und solange Sie möchten. Oder Sie nehmen es mit: als Ordner, der auf jedem Webspace läuft, auch ohne uns.',
  },
  demoHint: {
    en: 'Scan the code, then point your phone at the balloons on this screen.',
    de: 'Scannen Sie den Code, und halten Sie das Telefon dann auf die Ballons auf diesem Bildschirm.',
  },
  demoPrintAlt: {
    en: 'A photo of hot-air balloons, large enough for your phone to look at',
    de: 'Ein Foto von Heißluftballons, groß genug für den Blick durch Ihr Telefon',
  },
  demoLink: { en: 'Try it with three of our prints', de: 'Mit drei unserer Bilder ausprobieren' },
  demoCode: { en: 'QR code: opens the demo on your phone', de: 'QR-Code: öffnet die Demo auf Ihrem Telefon' },
  count: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  popularLink: { en: 'Shop all', de: 'Alles ansehen' },
});
