import type { ProductTranslations } from '../../translation.ts';
import { boxCard, collar } from '../surfaces.ts';

export const menTranslations: ProductTranslations = {
  'studio-photo-t-shirt': {
    name: 'Foto-T-Shirt Studio',
    tag: ['T-Shirt', 'Shirt', 'Foto', 'Baumwolle', 'Augmented Reality'],
    shortDescription: 'Schwere Baumwolle, ein Kragen, der seine Form behält, und Ihr Foto auf der Brust.',
    story:
      'Der Jersey wird vor dem Zuschnitt gewaschen, deshalb bleibt die Größe, die Sie kaufen, auch die Größe, die Sie tragen. Unsere Farbe ist wasserbasiert und zieht in die Baumwolle ein: Wo das Bild ist, spüren Sie weiterhin das Shirt. Auf den Rücken passt ein zweites Foto.',
    material: '100 % Bio-Baumwolle, ringgesponnen, 240 g/m².',
    care: 'auf links bei 30 °C waschen; den Druck nicht bügeln.',
    dimensions: 'Brust, flach gemessen: S 49, M 54, XL 59, XXL 64 cm; Länge: S 70, M 72, XL 74, XXL 76 cm.',
    slots: {
      'Chest photo': 'Foto auf der Brust',
      'Back photo': 'Foto auf dem Rücken',
      'Line under the photo': 'Zeile unter dem Foto',
      Print: 'Druck',
      Add: 'Dazu',
      'Name in the collar': 'Name im Kragen',
    },
    choices: {
      'Water-based, soft': 'Wasserbasiert, weich',
      'Transfer, vivid': 'Transfer, leuchtend',
      'Name inside the collar': 'Name innen am Kragen',
      'Gift box': 'Geschenkschachtel',
    },
    surfaces: { Chest: 'Brust', Back: 'Rücken', ...collar },
  },
  'loopback-hoodie': {
    name: 'Kapuzenpullover Schlaufe',
    tag: ['Kapuzenpulli', 'Hoodie', 'Foto', 'Baumwolle', 'Augmented Reality'],
    shortDescription: 'Ungerauter Baumwollsweat mit doppelter Kapuze und Ihrem Bild auf der Brust.',
    story:
      'Zwei Lagen halten die Kapuze auch im Wind oben. Die gerippten Bündchen sind lang genug, um sie über die Hände zu ziehen, und die Tasche ist an beiden Seiten offen. Wenn Sie möchten, kommen ein größeres Bild auf den Rücken und ein paar Worte auf den Ärmel.',
    material: '100 % Bio-Baumwolle, Sweatstoff mit Schlaufen auf der Innenseite, 400 g/m².',
    care: 'auf links bei 30 °C waschen; liegend trocknen.',
    dimensions: 'Brust, flach gemessen: S 54, M 58, XL 62, XXL 67 cm; Länge: S 68, M 70, XL 72, XXL 74 cm.',
    slots: {
      'Chest photo': 'Foto auf der Brust',
      'Back photo': 'Foto auf dem Rücken',
      'Words on the sleeve': 'Worte auf dem Ärmel',
      Print: 'Druck',
      Add: 'Dazu',
      'Name in the collar': 'Name im Kragen',
    },
    choices: {
      'Water-based, soft': 'Wasserbasiert, weich',
      'Embroidered outline': 'Gestickter Umriss',
      'Name inside the collar': 'Name innen am Kragen',
    },
    surfaces: { Chest: 'Brust', Back: 'Rücken', Sleeve: 'Ärmel', ...collar },
  },
  'tideline-long-sleeve-tee': {
    name: 'Langarmshirt Flutsaum',
    tag: ['Langarm', 'Shirt', 'Baumwolle'],
    shortDescription: 'Ein schlichtes Langarmshirt aus Flammgarn, unter der Jacke oder für sich allein.',
    story:
      'Flammgarn wird abwechselnd dick und dünn gesponnen, das gibt dem Stoff seine feinen, unregelmäßigen Streifen. Die Nähte liegen flach. Die Bündchen sind gerippt; schieben Sie sie hoch, und sie bleiben dort.',
    material: '100 % Baumwolle, Flammgarn-Jersey, 190 g/m².',
    care: 'bei 30 °C waschen; im Schatten trocknen.',
    dimensions: 'Brust, flach gemessen: S 48, M 52, XL 57, XXL 62 cm; Länge: S 69, M 71, XL 73, XXL 75 cm.',
  },
  'quarry-knit-cap': {
    name: 'Strickmütze Steinbruch',
    tag: ['Mütze', 'Beanie', 'Wollmütze', 'Wolle', 'Winter'],
    shortDescription: 'Gerippte Merinowolle mit breitem Umschlag.',
    story:
      'Rund gestrickt und am Scheitel von Hand geschlossen. So feine Wolle kratzt nicht, und die Rippen halten, ohne zu drücken. Tragen Sie die Mütze umgeschlagen, oder ziehen Sie sie über die Ohren.',
    material: '100 % extrafeine Merinowolle.',
    care: 'Wollprogramm bei 30 °C; liegend trocknen.',
    dimensions: 'Einheitsgröße, für einen Kopfumfang von 54 bis 61 cm; 92 g.',
  },
  'ledger-card-wallet': {
    name: 'Kartenetui Kontor',
    tag: ['Geldbörse', 'Portemonnaie', 'Brieftasche', 'Kartenetui', 'Leder', 'Gravur', 'Foto', 'Geschenk'],
    shortDescription: 'Sechs Karten, ein gefalteter Schein und ein Bild, ins Leder gezeichnet.',
    story:
      'Ein Laser nimmt die Farbe aus dem Narben, hier mehr, dort weniger, bis Ihr Foto darin steht wie eine Bleistiftzeichnung. Das freigelegte Leder wird mit den Jahren honigfarben. Wenn Sie das Bild weglassen, stehen Ihre Initialen allein.',
    material: 'pflanzlich gegerbtes Kalbsleder, 1,2 mm; gewachster Leinenzwirn.',
    care: 'keine; das Polieren übernimmt die Hosentasche.',
    dimensions: '10,2 × 7,6 cm, 0,9 cm dick; 38 g.',
    slots: {
      'Engraved photo': 'Graviertes Foto',
      'Initials or a date': 'Initialen oder ein Datum',
      Thread: 'Faden',
      Add: 'Dazu',
    },
    choices: { Natural: 'Natur', 'Same colour': 'Ton in Ton', Red: 'Rot', 'Gift box': 'Geschenkschachtel' },
    surfaces: { Front: 'Vorderseite', ...boxCard },
  },
  'pier-crewneck-sweatshirt': {
    name: 'Rundhals-Sweatshirt Pier',
    tag: ['Sweatshirt', 'Pullover', 'Baumwolle'],
    shortDescription: 'Ein schlichtes Sweatshirt, innen angeraut und ohne Logo.',
    story:
      'Die Schultern fallen etwas weiter, die Bündchen an Saum und Ärmeln sind lang, so macht es jede Bewegung mit und bleibt doch an seinem Platz. Angeraut wird es erst nach dem Färben. Auch nach der zehnten Wäsche ist es noch weich.',
    material: '90 % Bio-Baumwolle, 10 % recyceltes Polyester, 350 g/m².',
    care: 'auf links bei 30 °C waschen.',
    dimensions: 'Brust, flach gemessen: S 53, M 57, XL 61, XXL 66 cm; Länge: S 67, M 69, XL 71, XXL 73 cm.',
  },
  'carrier-weekend-bag': {
    name: 'Reisetasche Kurier',
    tag: ['Tasche', 'Reisetasche', 'Weekender', 'Leder', 'Reise'],
    shortDescription: 'Ein Wochenende in einer Hand: dickes Leder, gerollte Griffe, Füße aus Messing.',
    story:
      'Der Reißverschluss öffnet sie über die ganze Länge, so kann sich am Boden nichts verstecken. Die Griffe sitzen auf Riemen, die um den ganzen Korpus laufen und das Gewicht tragen. Wir reparieren sie, solange es uns gibt. Die nächsten liegen schon auf der Werkbank.',
    material: 'vollnarbiges Rindsleder, 2,2 mm; Futter aus Baumwolldrell; massives Messing.',
    care: 'zweimal im Jahr Lederbalsam; mit Papier füllen, wenn sie ruht.',
    dimensions: '48 cm lang, 28 cm hoch, 24 cm tief; 27 l; 1,8 kg.',
  },
};
