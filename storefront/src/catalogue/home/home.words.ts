import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: {
    en: 'Afterimage – photographs that wake up in augmented reality',
    de: 'Afterimage – Fotos, die in Augmented Reality erwachen',
  },
  description: {
    en: 'Framed prints, mugs, shirts and more with your own photos. Point a phone at the finished thing, and the film you gave it plays inside the picture.',
    de: 'Gerahmte Bilder, Tassen, Shirts und mehr mit Ihren eigenen Fotos. Halten Sie ein Telefon auf das fertige Stück, und der Film, den Sie ihm gegeben haben, läuft im Bild.',
  },
  display: { en: 'Photographs that wake up.', de: 'Fotos, die erwachen.' },
  lede: {
    en: 'Put your picture on something worth keeping. Point a phone at it, and the film behind it plays right inside the frame. No app.',
    de: 'Ihr Bild auf etwas, das bleibt. Wer ein Telefon darauf hält, sieht den Film dahinter laufen, genau im Rahmen. Ganz ohne App.',
  },
  heroAlt: {
    en: 'A framed photograph of misty hills on an oak shelf, with a blue vase, a mug with a puppy on it and a candle, in the light of a window',
    de: 'Ein gerahmtes Foto von Hügeln im Nebel auf einem Eichenbrett, daneben eine blaue Vase, eine Tasse mit einem Welpen und eine Kerze im Licht eines Fensters',
  },
  make: { en: 'Make your own', de: 'Selbst gestalten' },
  shopAll: { en: 'Shop all', de: 'Alles ansehen' },

  howTitle: { en: 'How it works', de: 'So funktioniert es' },
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

  yoursTitle: { en: 'Waiting for your picture', de: 'Noch fehlt Ihr Bild' },
  yoursLink: { en: 'Everything you can personalise', de: 'Alles zum Selbstgestalten' },
  sentence: {
    en: 'A print holds one moment. The phone in your guest’s hand shows the ten seconds around it.',
    de: 'Ein Abzug hält einen Moment fest. Das Telefon in der Hand Ihres Gastes zeigt die zehn Sekunden darum herum.',
  },
  demoHint: {
    en: 'Scan the code, then point your phone at the balloons on this screen.',
    de: 'Scannen Sie den Code, und halten Sie das Telefon dann auf die Ballons auf diesem Bildschirm.',
  },
  demoLink: { en: 'Try it with three of our prints', de: 'Mit drei unserer Bilder ausprobieren' },
  demoCode: { en: 'QR code: opens the demo on your phone', de: 'QR-Code: öffnet die Demo auf Ihrem Telefon' },
  shelvesTitle: { en: 'Shop by category', de: 'Nach Kategorie stöbern' },
  count: {
    en: '{count, plural, one {# product} other {# products}}',
    de: '{count, plural, one {# Produkt} other {# Produkte}}',
  },
  popularTitle: { en: 'Bestsellers', de: 'Bestseller' },
  popularLink: { en: 'Shop all', de: 'Alles ansehen' },
});
