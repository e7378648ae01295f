import type { ProductTranslations } from '../../translation.ts';
import { careLabel } from '../surfaces.ts';

export const fashionTranslations: ProductTranslations = {
  'everyday-canvas-tote': {
    name: 'Alltagstasche aus Canvas',
    tag: ['Stofftasche', 'Einkaufstasche', 'Tragetasche', 'Tasche', 'Foto', 'Baumwolle', 'Augmented Reality'],
    shortDescription: 'Fester Canvas, der von selbst steht, während Sie packen.',
    story:
      'Neu steht sie wie eine Kiste, nach einem Sommer voller Einkäufe hängt sie wie ein Hemd. Die Träger passen über einen Wintermantel, und die Kreuznaht, die sie hält, hat in unserer Werkstatt vierzig Kilo getragen. Ihr Foto sitzt mitten auf der Vorderseite.',
    material: '100 % Bio-Baumwolle, Canvas, 540 g/m².',
    care: 'kalt waschen; feucht in Form ziehen; von innen bügeln.',
    dimensions: '38 cm breit, 41 cm hoch, 11 cm tief; Träger 68 cm; 420 g.',
    slots: {
      'Front photo': 'Foto vorn',
      'Line under the photo': 'Zeile unter dem Foto',
      Straps: 'Träger',
      Add: 'Dazu',
      Initials: 'Initialen',
    },
    choices: {
      Canvas: 'Canvas',
      'Bridle leather': 'Blankleder',
      'Inside pocket with zip': 'Innentasche mit Reißverschluss',
      'Initials on the strap': 'Initialen auf dem Träger',
    },
    surfaces: { Front: 'Vorderseite', ...careLabel, Strap: 'Henkel' },
  },
  'pebble-phone-case': {
    name: 'Handyhülle Kiesel',
    tag: ['Handy', 'Smartphone', 'Telefon', 'Hülle', 'Schutzhülle', 'Foto', 'Augmented Reality'],
    shortDescription: 'Eine schlanke Handyhülle mit Ihrem Bild über die ganze Rückseite.',
    story:
      'Hart, wo das Bild ist, weich und farbig am Rand. Der Druck liegt unter einer matten Folie, auf der man keine Finger sieht, und ein erhöhter Ring hält die Objektive vom Tisch fern. Vergleichen Sie vor der Bestellung die Maße mit Ihrem Telefon.',
    material: 'recyceltes Polycarbonat; Rand aus TPU.',
    care: 'mit einem feuchten Tuch abwischen.',
    dimensions: '7,3 × 14,9 cm, 1 cm dick, für Telefone von 7,1 × 14,7 cm mit drei Objektiven; 31 g.',
    slots: {
      'Back photo': 'Foto auf der Rückseite',
      'Line at the foot': 'Zeile am unteren Rand',
      Finish: 'Oberfläche',
      Add: 'Dazu',
    },
    choices: { Matt: 'Matt', Gloss: 'Glänzend', 'Wrist cord': 'Handschlaufe' },
    surfaces: { Back: 'Rückseite', Inside: 'Innenseite' },
  },
  'harbour-leather-shopper': {
    name: 'Ledershopper Hafen',
    tag: ['Tasche', 'Handtasche', 'Shopper', 'Leder', 'Arbeit', 'Büro'],
    shortDescription: 'Eine Haut, einmal gefaltet, mit zwei Henkeln und Platz für einen Laptop.',
    story:
      'Vorderseite, Boden und Rückseite sind ein einziges Stück, unten kann also keine Naht nachgeben. Das Leder kommt fest bei Ihnen an. Ein Jahr mit Regen und Händen macht es an den Ecken weicher und an den Henkeln dunkler. Innen ist es roh, und Sie sehen, woraus die Tasche gemacht ist.',
    material: 'pflanzlich gegerbtes Rindsleder, 2,4 mm; Nieten aus massivem Messing.',
    care: 'zweimal im Jahr dünn mit Lederbalsam einreiben.',
    dimensions: '39 cm breit, 31 cm hoch, 13 cm tief; Henkel 56 cm; 980 g.',
  },
  'drift-wool-scarf': {
    name: 'Wollschal Drift',
    tag: ['Schal', 'Wolle', 'Lammwolle', 'Winter'],
    shortDescription: 'Lammwolle in lockerem Köper, mit kurzen Fransen.',
    story:
      'Nach dem Weben wird er mit Karden aufgeraut, nur auf einer Seite: außen glatt, am Hals weich. Er reicht zweimal herum und lässt zwei Enden zum Einstecken. Gefaltet braucht er nicht mehr Platz als ein Taschenbuch.',
    material: '100 % Lammwolle.',
    care: 'lieber lüften als waschen; wenn es sein muss, von Hand in kühlem Wasser.',
    dimensions: '30 × 190 cm; 190 g.',
  },
  'noon-sunglasses': {
    name: 'Sonnenbrille Mittag',
    tag: ['Sonnenbrille', 'Brille', 'Sommer', 'Acetat'],
    shortDescription: 'Kräftiges Acetat, neutralgraue Gläser, fünfgliedrige Scharniere.',
    story:
      'Jede Front wird aus einem Block gefräst und drei Tage lang mit Birkenspänen getrommelt, bis alle Kanten rund sind. Hinter den Gläsern bleibt das Gras grün und der Himmel blau. Die Form ist ein weiches Panto, oben ein wenig flacher.',
    material: 'Acetat aus Baumwolle; Gläser der Kategorie 3; Scharniere aus Edelstahl.',
    care: 'abspülen, dann abwischen; nicht im heißen Auto liegen lassen.',
    dimensions: 'Glas 50 mm, Steg 21 mm, Bügel 145 mm; 29 g.',
  },
  'field-leather-belt': {
    name: 'Ledergürtel Feld',
    tag: ['Gürtel', 'Leder', 'Gravur', 'Prägung', 'Geschenk'],
    shortDescription: 'Blankleder mit bis zu sechzehn Buchstaben auf der Innenseite.',
    story:
      'Die Kanten sind von Hand poliert, die Schnalle ist massiv. Wir prägen Ihre Buchstaben in die Seite, die an Ihnen liegt, wo sie sonst niemand liest. Rechnen Sie mit zwei steifen Wochen; danach hat der Gürtel Ihre Form.',
    material: 'Blankleder, 3,8 mm; Schnalle aus Messing, Nickel oder geschwärztem Stahl.',
    care: 'trocken abwischen; einmal im Jahr ölen.',
    dimensions: '3,5 cm breit; bis zum mittleren Loch 80, 90, 100 oder 110 cm.',
    slots: { 'Letters on the inside': 'Buchstaben auf der Innenseite', Buckle: 'Schnalle', Add: 'Dazu' },
    choices: {
      Brass: 'Messing',
      Nickel: 'Nickel',
      'Blackened steel': 'Geschwärzter Stahl',
      'Cotton bag': 'Baumwollbeutel',
      'Leather balm': 'Lederbalsam',
    },
    surfaces: { Inside: 'Innenseite' },
  },
  'brim-felt-hat': {
    name: 'Filzhut Krempe',
    tag: ['Hut', 'Filz', 'Winter'],
    shortDescription: 'Weicher Wollfilz mit eingekniffener Krone und dunklem Band.',
    story:
      'Über einem Holzblock in Dampf geformt und ganz ohne Steife. Für eine Zugfahrt darf er gerollt in die Manteltasche: ausschütteln, mit dem Daumen am Kniff entlangfahren, aufsetzen. Das Band endet links in einer flachen Schleife.',
    material: '100 % Wollfilz; Ripsband aus Baumwolle; Schweißband aus Leder.',
    care: 'gegen den Uhrzeigersinn bürsten; fern von Hitze trocknen.',
    dimensions: 'Krempe 7 cm, Krone 11 cm; für einen Kopfumfang von 55, 57, 59 oder 61 cm.',
  },
};
