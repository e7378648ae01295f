import type { ProductTranslations } from '../../translation.ts';
import { careLabel, collar } from '../surfaces.ts';

export const womenTranslations: ProductTranslations = {
  'solstice-linen-dress': {
    name: 'Leinenkleid Sonnenwende',
    tag: ['Kleid', 'Sommerkleid', 'Leinen', 'Sommer'],
    shortDescription: 'Ärmelloses Leinen, schräg zum Fadenlauf geschnitten, mit Taschen und ohne Verschluss.',
    story:
      'Einfach über den Kopf ziehen. Schräg geschnitten fällt der Stoff in langen Falten und gibt ein wenig nach, wo Sie es brauchen. Zwei Taschen liegen in den Seitennähten, dort, wo Hände sie suchen. Knitter stehen ihm gut, das Bügeleisen kann also bleiben, wo es ist.',
    material: '100 % Leinen aus europäischem Flachs, 190 g/m².',
    care: 'bei 30 °C waschen; nass aufhängen; nicht bügeln.',
    dimensions: 'für eine Oberweite von S 86, M 92, XL 104, XXL 112 cm; Länge 118 cm.',
  },
  'portrait-fitted-tee': {
    name: 'Tailliertes Foto-T-Shirt Porträt',
    tag: ['T-Shirt', 'Shirt', 'Foto', 'Baumwolle', 'Augmented Reality'],
    shortDescription: 'Ein schmales T-Shirt aus feinem Jersey, mit Ihrem Bild auf der Vorderseite.',
    story:
      'Feineres Garn als bei unserem T-Shirt Studio, eine schmalere Taille, Ärmel, die ein gutes Stück über dem Ellbogen enden. Unter dem Druck liegt keine Folie, er bewegt sich mit dem Stoff. Das Shirt fällt klein aus: Zwischen zwei Größen nehmen Sie die größere.',
    material: '95 % Bio-Baumwolle, 5 % Elasthan, 180 g/m².',
    care: 'auf links bei 30 °C waschen; den Druck nicht bügeln.',
    dimensions: 'Brust, flach gemessen: S 42, M 46, XL 52, XXL 56 cm; Länge: S 62, M 64, XL 66, XXL 68 cm.',
    slots: {
      'Chest photo': 'Foto auf der Brust',
      'Line under the photo': 'Zeile unter dem Foto',
      Print: 'Druck',
      Add: 'Dazu',
      'Size of the second copy': 'Größe des zweiten Stücks',
    },
    choices: {
      'Water-based, soft': 'Wasserbasiert, weich',
      'Transfer, vivid': 'Transfer, leuchtend',
      'Second copy in another size': 'Zweites Exemplar in anderer Größe',
      'Gift box': 'Geschenkschachtel',
      S: 'S',
      M: 'M',
      XL: 'XL',
      XXL: 'XXL',
    },
    surfaces: { Chest: 'Brust', ...collar },
  },
  'orchard-pleated-skirt': {
    name: 'Plisseerock Obstgarten',
    tag: ['Rock', 'Faltenrock', 'Plissee', 'Falten'],
    shortDescription: 'Messerfalten in recyceltem Satin, vorn mit flachem, hinten mit elastischem Bund.',
    story:
      'Alle Falten liegen zur selben Seite. Sie werden mit Dampf fixiert und kommen aus der Wäsche, wie sie hineingegangen sind. Der Saum bleibt der Fahrradkette fern, und der Bund verzeiht ein langes Mittagessen.',
    material: '100 % recyceltes Polyester, Satin.',
    care: 'im Wäschebeutel bei 30 °C waschen; hängend trocknen.',
    dimensions: 'für eine Taille von S 64, M 72, XL 84, XXL 92 cm; Länge 82 cm.',
  },
  'lumen-silk-scarf': {
    name: 'Seidentuch Lumen',
    tag: ['Tuch', 'Halstuch', 'Schal', 'Seide', 'Foto', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Ihr Foto auf Seidentwill, mit cremefarbenem Rand und rolliertem Saum.',
    story:
      'Ausgebreitet ist es ein Bild, getragen wird es zu Farbe und Falten. Wir drucken bis auf die Rückseite der Seide durch und rollieren den Saum von Hand. Am Rand können Ihre Worte entlanglaufen, klein genug, um sie für sich zu behalten.',
    material: '100 % Maulbeerseide.',
    care: 'von Hand in kühlem Wasser waschen; feucht von links bügeln.',
    dimensions: '90 × 90 cm; 50 g.',
    slots: { Photo: 'Foto', 'Words along the border': 'Worte am Rand', Cloth: 'Stoff', Add: 'Dazu' },
    choices: {
      'Twill, 14 momme': 'Twill, 14 Momme',
      'Twill, 18 momme': 'Twill, 18 Momme',
      Chiffon: 'Chiffon',
      'Flat gift box': 'Flache Geschenkschachtel',
      'Scarf ring in horn': 'Tuchring aus Horn',
    },
    surfaces: { Scarf: 'Tuch', ...careLabel },
  },
  'meadow-knit-jumper': {
    name: 'Strickpullover Wiese',
    tag: ['Pullover', 'Pulli', 'Wolle', 'Winter'],
    shortDescription: 'Ein dicker, leichter Pullover aus Wolle und Alpaka mit weitem Ausschnitt.',
    story:
      'Alpaka hält mehr Luft als Wolle und wiegt weniger, deshalb fühlt sich etwas so Dickes so leicht an. Der Ausschnitt ist weit genug für einen Kragen darunter. Bündchen und Saum sind gerippt und leiern nicht aus.',
    material: '60 % Wolle, 40 % Alpaka.',
    care: 'von Hand in kühlem Wasser waschen; liegend auf einem Handtuch trocknen.',
    dimensions: 'Brust, flach gemessen: S 50, M 54, XL 60, XXL 64 cm; Länge: S 60, M 62, XL 64, XXL 66 cm.',
  },
  'alba-straw-sun-hat': {
    name: 'Sonnenhut Alba aus Stroh',
    tag: ['Hut', 'Strohhut', 'Stroh', 'Sommer'],
    shortDescription: 'Von Hand geflochtenes Weizenstroh mit breiter Krempe.',
    story:
      'Ein langer Zopf, vom Scheitel aus in einer Spirale genäht, und ein Baumwollband darum. Die Krempe beschattet ein Buch so gut wie ein Gesicht. Zurzeit warten wir auf die nächste Strohernte.',
    material: 'Weizenstroh; Baumwollband.',
    care: 'mit Dampf nachformen; trocken halten.',
    dimensions: 'Krempe 11 cm; für einen Kopfumfang von 55, 57, 59 oder 61 cm.',
  },
  'petal-crossbody-bag': {
    name: 'Umhängetasche Blütenblatt',
    tag: ['Tasche', 'Handtasche', 'Abendtasche', 'Leder', 'Abend'],
    shortDescription: 'Eine kleine, gebogene Tasche aus glattem Kalbsleder, mit einem Riemen für jede Länge.',
    story:
      'Ein Telefon, Schlüssel, ein Pass und eine Sache zu viel passen hinein. Die Klappe schließt mit einem Magneten. Der Riemen gleitet durch einen Knoten statt durch eine Schnalle: lang quer über den Körper, kurz am Arm.',
    material: 'glattes Kalbsleder, 1,6 mm; Baumwollfutter; Ringe aus Messing.',
    care: 'einmal im Jahr Lederbalsam.',
    dimensions: '21 cm breit, 15 cm hoch, 6 cm tief; Riemen bis 120 cm; 340 g.',
  },
};
