import type { ProductTranslations } from '../../translation.ts';
import { boxCard } from '../surfaces.ts';

export const jewelryTranslations: ProductTranslations = {
  'portrait-pendant': {
    name: 'Fotoanhänger Porträt',
    tag: ['Anhänger', 'Kette', 'Halskette', 'Foto', 'Silber', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Ihr Bild unter einer Kuppel aus Kristallglas, an einer feinen Silberkette.',
    story:
      'Die Kuppel vergrößert es ein wenig, sodass Sie auch auf zwei Zentimetern noch wissen, wer es ist. Wählen Sie den Ausschnitt eng: Zwei Menschen erkennt man besser als vier. Die Fassung ist in Silber gegossen und von Hand nachgearbeitet, und die Rückseite nimmt eine Gravur auf.',
    material: '925er Silber oder vergoldetes Silber; Kristallglas.',
    care: 'mit einem Silbertuch polieren; zum Schwimmen abnehmen.',
    dimensions: 'Ø 24 mm, 5 mm dick; Kette 45 cm, um 5 cm verlängerbar; 8 g.',
    slots: { Photo: 'Foto', 'Engraving on the back': 'Gravur auf der Rückseite', Metal: 'Metall', Add: 'Dazu' },
    choices: {
      Silver: 'Silber',
      'Gold vermeil': 'Vergoldetes Silber',
      'Longer chain': 'Längere Kette',
      'Gift box': 'Geschenkschachtel',
    },
    surfaces: { Photo: 'Foto', Back: 'Rückseite', ...boxCard },
  },
  'tide-signet-ring': {
    name: 'Siegelring Gezeiten',
    tag: ['Ring', 'Siegelring', 'Silber', 'Gravur', 'Geschenk'],
    shortDescription: 'Ein Siegelring mit weichen Kanten für ein bis drei Buchstaben.',
    story:
      'Wir reiben das Wachs glatt, bevor wir danach gießen, deshalb sieht der Ring aus, als hätte ihn schon jemand getragen. Schwarz ist oxidiertes, Gelb ist vergoldetes Silber. Die Buchstaben graviert der Laser oder, wenn Ihnen das lieber ist, eine Hand.',
    material: '925er Silber, oxidiert oder mit 2,5 Mikrometern Gold.',
    care: 'tragen; nur Chlor schadet ihm.',
    dimensions: 'Platte 11 × 13 mm; innen 17, 19, 21 oder 22 mm.',
    slots: { Letters: 'Buchstaben', Engraving: 'Gravur', Add: 'Dazu', 'Words inside the ring': 'Worte innen im Ring' },
    choices: {
      'Laser, fine': 'Laser, fein',
      'Cut by hand': 'Von Hand gestochen',
      'Engraving inside': 'Gravur innen',
      'Gift box': 'Geschenkschachtel',
    },
    surfaces: { Face: 'Platte', 'Inside the ring': 'Innen im Ring' },
  },
  'ripple-drop-earrings': {
    name: 'Ohrhänger Wellenringe',
    tag: ['Ohrring', 'Ohrringe', 'Ohrhänger', 'Silber'],
    shortDescription: 'Drei Ringe aus Silber, einer im anderen.',
    story:
      'Alle drei hängen an einer Öse und schwingen jeder in seinem eigenen Tempo, der kleinste am schnellsten. Ein Ohrhänger wiegt etwa so viel wie eine Zwei-Cent-Münze.',
    material: '925er Silber; nickelfreie Haken.',
    care: 'mit einem Silbertuch polieren.',
    dimensions: '52 mm lang; je 3,2 g.',
  },
  'charm-photo-bracelet': {
    name: 'Fotoarmband Talisman',
    tag: ['Armband', 'Bettelarmband', 'Foto', 'Silber', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Eine Silberkette mit einem oder zwei kleinen runden Bildern.',
    story:
      'Jeder Anhänger fasst ein Foto unter Harz, nicht größer als eine Fingerkuppe, wählen Sie also ein einziges Gesicht dafür. Die Kette lässt sich Glied für Glied kürzen. Auf dem Plättchen am Verschluss ist Platz für zehn Buchstaben.',
    material: '925er Silber oder vergoldetes Silber; Kunstharz.',
    care: 'mit einem Silbertuch polieren; zum Schwimmen abnehmen.',
    dimensions: 'Kette 19 cm; Anhänger 16 mm; 11 g.',
    slots: {
      'Charm photo': 'Foto im Anhänger',
      'Second charm': 'Zweiter Anhänger',
      'Engraving on the clasp': 'Gravur am Verschluss',
      Metal: 'Metall',
      Add: 'Dazu',
    },
    choices: { Silver: 'Silber', 'Gold vermeil': 'Vergoldetes Silber', 'Gift box': 'Geschenkschachtel' },
    surfaces: { Charm: 'Anhänger', 'Second charm': 'Zweiter Anhänger', Clasp: 'Verschluss', ...boxCard },
  },
  'lunar-hoops': {
    name: 'Creolen Mondsichel',
    tag: ['Ohrring', 'Ohrringe', 'Creolen', 'Gold'],
    shortDescription: 'Goldene Creolen, geschwungen wie eine Mondsichel, hohl und leicht.',
    story:
      'Unten dick, am Stecker fein. Sie sehen aus wie massives Gold und wiegen weniger als ein Blatt Papier. Zurzeit wird die Gussform neu geschnitten.',
    material: '925er Silber mit 2,5 Mikrometern Gold.',
    care: 'von Parfum fernhalten; mit einem weichen Tuch polieren.',
    dimensions: 'Ø 28 mm; je 2,4 g.',
  },
  'latitude-bar-necklace': {
    name: 'Halskette Breitengrad',
    tag: ['Halskette', 'Kette', 'Gravur', 'Gold', 'Geschenk'],
    shortDescription: 'Ein schmaler Goldstab für einen Namen, ein Datum oder den Ort, an dem es begann.',
    story:
      'Eine Zeile läuft über die Vorderseite, eine zweite über die Rückseite, wenn Sie mehr zu sagen haben. Beide sind so tief geschnitten, dass ein Daumen sie spürt. Auch Koordinaten passen: Zwei Nachkommastellen führen zu einem Dorf, vier zu einer Tür.',
    material: '925er Silber, mit 2,5 Mikrometern Gold oder pur.',
    care: 'von Parfum fernhalten; mit einem weichen Tuch polieren.',
    dimensions: 'Stab 4 × 4 × 38 mm; Kette 42 cm, um 6 cm verlängerbar; 7 g.',
    slots: {
      'Words on the bar': 'Worte auf dem Stab',
      'Words on the other side': 'Worte auf der anderen Seite',
      Metal: 'Metall',
      Add: 'Dazu',
    },
    choices: { 'Gold vermeil': 'Vergoldetes Silber', Silver: 'Silber', 'Gift box': 'Geschenkschachtel' },
    surfaces: { Front: 'Vorderseite', 'Other side': 'Andere Seite' },
  },
  'darkroom-cufflinks': {
    name: 'Manschettenknöpfe Dunkelkammer',
    tag: ['Manschettenknopf', 'Manschettenknöpfe', 'Foto', 'Geschenk', 'Hochzeit', 'Augmented Reality'],
    shortDescription: 'Zwei kleine Bilder, die sich zeigen, wenn Sie nach dem Glas greifen.',
    story:
      'Ein Foto für jede Manschette: die beiden Kinder, die beiden Häuser, vorher und nachher. Sie liegen unter Harz in einem emaillierten Rand. Der Steg lässt sich drehen, damit er durchs Knopfloch passt, und nimmt ein Datum auf.',
    material: 'emaillierter Stahl; Kunstharz.',
    care: 'mit einem Brillentuch polieren.',
    dimensions: 'Ø 17 mm; je 9 g.',
    slots: {
      'Left cuff': 'Linke Manschette',
      'Right cuff': 'Rechte Manschette',
      'Date on the bar': 'Datum auf dem Steg',
      Rim: 'Rand',
      Add: 'Dazu',
    },
    choices: { Enamel: 'Emaille', 'Plain steel': 'Blanker Stahl', 'Walnut box': 'Schachtel aus Nussbaum' },
    surfaces: { 'Left cuff': 'Linke Manschette', 'Right cuff': 'Rechte Manschette', Bar: 'Steg', ...boxCard },
  },
};
